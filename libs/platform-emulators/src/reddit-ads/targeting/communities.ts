/** A community as the vendor answers it. */
export interface Community {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly categories: readonly string[];
  readonly subscriber_count: number;
  readonly icon_url: string | null;
}

/** Communities that can be searched: `name|category|subscribers`. Names are real, ids and figures are invented. */
export const COMMUNITIES: readonly Community[] = `
AskReddit|Discussion|57000000
gaming|Gaming|46000000
aww|Animals & Pets|37000000
cats|Animals & Pets|4563991
dogs|Animals & Pets|3200000
technology|Technology|19000000
programming|Technology|6800000
webdev|Technology|2400000
javascript|Technology|2400000
sysadmin|Technology|1100000
devops|Technology|420000
selfhosted|Technology|560000
startups|Business & Finance|1800000
Entrepreneur|Business & Finance|4700000
smallbusiness|Business & Finance|2200000
marketing|Business & Finance|1900000
advertising|Business & Finance|380000
sales|Business & Finance|470000
SaaS|Business & Finance|340000
personalfinance|Business & Finance|20000000
travel|Travel|13000000
solotravel|Travel|3900000
food|Food & Drink|24000000
Cooking|Food & Drink|6400000
coffee|Food & Drink|1700000
fitness|Health|12000000
running|Health|3700000
bicycling|Sports|1400000
soccer|Sports|8000000
science|Science|34000000
space|Science|27000000
movies|Arts & Entertainment|35000000
books|Arts & Entertainment|26000000
Music|Arts & Entertainment|38000000
de|News|1900000
germany|Travel|1300000
berlin|Travel|420000
london|Travel|1400000
nyc|Travel|1200000
europe|News|9000000
`
  .trim()
  .split('\n')
  .map((row, index) => {
    const [name = '', category = '', subscribers = ''] = row.split('|');
    return {
      id: `t5_fake${index.toString(36)}`,
      name,
      description: null,
      categories: [category],
      subscriber_count: Number(subscribers),
      icon_url: null,
    };
  });
