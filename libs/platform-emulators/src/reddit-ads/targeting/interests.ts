/** Interests that may be targeted. Only `animals_v2` and `entertainment` are the vendor's own examples, the other ids are invented. */
export const INTERESTS: readonly {
  readonly id: string;
  readonly name: string;
  readonly category: string;
}[] = `
animals_v2|Animals|Animals & Pets
pets_v2|Pets|Animals & Pets
entertainment|Entertainment|Arts & Entertainment
movies_v2|Movies|Arts & Entertainment
music_v2|Music|Arts & Entertainment
automotive_v2|Automotive|Automotive
business_v2|Business|Business & Finance
finance_v2|Personal finance|Business & Finance
education_v2|Education|Education
family_v2|Family & parenting|Family
fashion_v2|Fashion|Style
food_v2|Food & drink|Food & Drink
gaming_v2|Gaming|Gaming
health_v2|Health & fitness|Health
home_v2|Home & garden|Home
news_v2|News|News
science_v2|Science|Science
sports_v2|Sports|Sports
technology_v2|Technology|Technology
software_v2|Software|Technology
travel_v2|Travel|Travel
`
  .trim()
  .split('\n')
  .map((row) => {
    const [id = '', name = '', category = ''] = row.split('|');
    return { id, name, category };
  });

const IDS: ReadonlySet<string> = new Set(INTERESTS.map(({ id }) => id));

export const isInterest = (id: string): boolean => IDS.has(id);
