import fc from 'fast-check';
import { cleanText } from './clean-text';
import { cutFacts, numberFacts } from './cut-facts';

const cut = (text: string, topic = 'bread', language = 'en') =>
  cutFacts({ text, sourceIndex: 0, topic, language });
const quotes = (text: string, topic?: string, language?: string) =>
  cut(text, topic, language).map(({ quote }) => quote);
const inOrder = (text: string, language = 'en') =>
  [...cut(text, 'bread', language)].sort((a, b) => a.start - b.start).map(({ quote }) => quote);

describe('cutFacts', () => {
  it('gives each statement with its literal quote and its position', () => {
    const text = 'Our story\n\nThe bakery opened in 1987. It sells rye bread in Berlin.';
    expect(cut(text)).toEqual([
      {
        statement: 'It sells rye bread in Berlin.',
        sourceIndex: 0,
        quote: 'It sells rye bread in Berlin.',
        start: 38,
        end: 67,
      },
      {
        statement: 'The bakery opened in 1987.',
        sourceIndex: 0,
        quote: 'The bakery opened in 1987.',
        start: 11,
        end: 37,
      },
    ]);
  });

  it('quotes literally, whatever the text is', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.constantFrom(
        'The oven holds 40 loaves. ',
        '\n\n- Dr. Anna Muster bakes 3.5 tons of bread. ',
        'Er kam am 3. Mai nach Wien. ',
        '“We tripled sales,” says J. K. Lee. ',
        '\n',
        '\ud800',
        'パンは毎朝焼かれています。',
      ),
    );
    const texts = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(''));
    const languages = fc.constantFrom('en', 'de', 'fr', 'ja', 'zz', 'no language');
    fc.assert(
      fc.property(texts, fc.string(), languages, fc.boolean(), (raw, topic, language, clean) => {
        const text = clean ? cleanText(raw).text : raw;
        const facts = cutFacts({ text, sourceIndex: 2, topic, language });
        expect(facts.length).toBeLessThanOrEqual(40);
        expect(new Set(facts.map(({ statement }) => statement)).size).toBe(facts.length);
        for (const fact of facts) {
          expect(fact.quote).toBe(text.slice(fact.start, fact.end));
          expect(fact.quote.trim()).toBe(fact.quote);
          const line = fact.quote.replace(/\s+/g, ' ').toLowerCase();
          expect(line.endsWith(fact.statement.toLowerCase())).toBe(true);
        }
      }),
    );
  });

  it.each([
    ['Dr. Anna Muster joined Acme Inc. in 2019. She leads the research.', 'en', 2],
    ['Sales rose 3.5 percent to $1.2 million. The U.S. market grew faster.', 'en', 2],
    ['It is run by J. K. Lee and others. The team has nine members.', 'en', 2],
    ['Am 3. Mai eröffnet die Bäckerei. Sie liegt z. B. nahe am Bahnhof.', 'de', 2],
    ['Der Umsatz stieg um ca. 20 Prozent auf 3,5 Mio. Euro im Jahr.', 'de', 1],
    ['M. Dupont dirige la boulangerie depuis 2010. Elle emploie 12 personnes.', 'fr', 2],
    ['La Sra. López abrió la panadería en 1999. Vende pan de centeno.', 'es', 2],
    ['“We tripled our sales. We hired ten bakers,” says Lee. She is 40 years old.', 'en', 2],
    ['„Das Brot ist gut. Es hält lange“, sagt sie. Der Laden ist alt.', 'de', 2],
    ['She said “no more of this. The loaves sold within an hour that day.', 'en', 2],
    ['The shop sells rye, wheat, etc. The prices start at 3 euros.', 'en', 2],
    ['They chose plan B. The plan worked within two weeks.', 'en', 2],
    ['パンは毎朝五時に焼かれています。店は東京にあります。', 'ja', 2],
  ])('cuts %j at its full stops', (text, language, sentences) => {
    expect(inOrder(text, language)).toHaveLength(sentences);
  });

  it('joins the lines of a paragraph, and keeps headings and items apart', () => {
    const text = [
      'The bread of the year',
      'The jury of the German Bakers’ Institute has tasted more than',
      'four hundred loaves before it chose the rye bread of Anna.',
      '',
      '# Prices of all loaves',
      '- A loaf of rye bread costs 4.80 euros',
      '- Students pay half the price every Monday morning',
      '1. The oven reaches 280 degrees.',
    ].join('\n');
    expect(inOrder(text)).toEqual([
      'The jury of the German Bakers’ Institute has tasted more than\nfour hundred loaves before it chose the rye bread of Anna.',
      'A loaf of rye bread costs 4.80 euros',
      'Students pay half the price every Monday morning',
      'The oven reaches 280 degrees.',
    ]);
    expect(cut(text).find(({ quote }) => quote.includes('\n'))?.statement).toContain('than four');
  });

  it.each([
    'Would you like to taste our bread?',
    'Bread is good.',
    'Home Products Prices About us Contact',
    'Click here to see all our bread recipes.',
    'We use cookies to improve your experience on this website.',
    'Wir verwenden Cookies, um Ihnen frisches Brot zu zeigen.',
    '© 2026 Muster Bakery, makers of fine bread.',
    'Read more about our bread and its history...',
    'See https://bread.example for the price of all loaves.',
    'Write to bread@bakery.example for all prices of bread.',
    'The recipe is { "bread": "rye", "salt": 2 } in short.',
    'Order now and get a free loaf of bread.',
    'Please taste the bread before you buy it.',
    'Bestellen Sie jetzt Ihr Brot für den Sonntag.',
    'Découvrez notre pain de seigle cuit au feu de bois.',
    'and then the bread was left in the oven.',
    `The bread ${'of the best bakery in town '.repeat(16)}is good.`,
  ])('leaves out %j', (text) => {
    expect(quotes(text)).toEqual([]);
  });

  it.each([
    'Chocolate cookies sell better than bread in winter.',
    'Order volume grew by 12 percent in 2026.',
    'Use of rye flour has doubled since 2019.',
    '“Why is it so good?” was asked most often.',
    'You can order bread until noon.',
    'Open daily from 7 am to 6 pm',
  ])('takes %j', (text) => {
    expect(quotes(text)).toEqual([text]);
  });

  it('takes what belongs to the topic first, then numbers and names', () => {
    const text = [
      'The garden behind the house is green.',
      'The company has 300 employees.',
      'Rye breads stay fresh for a week.',
      'Our rye bread won 3 awards in 2026.',
    ].join(' ');
    expect(quotes(text, 'Why rye bread lasts')).toEqual([
      'Our rye bread won 3 awards in 2026.',
      'Rye breads stay fresh for a week.',
      'The company has 300 employees.',
      'The garden behind the house is green.',
    ]);
  });

  it('states a sentence without what joined it to the one before', () => {
    expect(cut('However, the rye bread sold out in an hour.')).toMatchObject([
      { statement: 'The rye bread sold out in an hour.', start: 0, end: 43 },
    ]);
  });

  it('takes a statement once, and forty of a source', () => {
    const lines = Array.from({ length: 60 }, (_, index) => `Oven ${index} bakes rye bread daily.`);
    expect(cut([...lines, ...lines].join('\n'))).toHaveLength(40);
    expect(quotes('Rye bread is dark. The oven is old. Rye bread is  dark.')).toHaveLength(2);
  });
});

describe('numberFacts', () => {
  const source = (sourceIndex: number, count: number) =>
    Array.from({ length: count }, (_, index) => ({
      statement: `Statement ${index} of source ${sourceIndex}.`,
      sourceIndex,
      quote: '',
      start: 0,
      end: 0,
    }));

  it('numbers the facts of all sources, each source in turn', () => {
    const facts = numberFacts([source(0, 2), [], source(2, 1)]);
    expect(facts.map(({ id, sourceIndex }) => [id, sourceIndex])).toEqual([
      ['f1', 0],
      ['f2', 2],
      ['f3', 0],
    ]);
  });

  it('lets a long source not push out a short one', () => {
    const facts = numberFacts([source(0, 40), source(1, 40), source(2, 5)]);
    const ofEach = [0, 1, 2].map((one) => facts.filter((fact) => fact.sourceIndex === one).length);
    expect(ofEach).toEqual([28, 27, 5]);
  });

  it('takes a statement of two sources once', () => {
    const same = { statement: 'The oven is old.', quote: '', start: 0, end: 0 };
    expect(
      numberFacts([[{ ...same, sourceIndex: 0 }], [{ ...same, sourceIndex: 1 }]]),
    ).toMatchObject([{ id: 'f1', sourceIndex: 0 }]);
  });
});
