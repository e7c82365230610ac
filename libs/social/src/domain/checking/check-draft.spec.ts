import fc from 'fast-check';
import { CHANNELS, postLength } from '../channel';
import type { Fact, PostBrief, PostBusiness, Question } from '../post';
import { checkDraft, type DraftToCheck } from './check-draft';

const factsOf = (...statements: readonly string[]): readonly Fact[] =>
  statements.map((statement, at) => ({
    id: `f${at + 1}`,
    statement,
    sourceIndex: 0,
    quote: statement,
    start: 0,
    end: statement.length,
  }));
const answered = (answer: string, id = 'q1'): Question => ({
  id,
  kind: 'offer',
  question: 'What exactly does Kornblume offer?',
  reason: '',
  answer,
  declined: false,
});
const BRIEF: PostBrief = {
  channel: 'linkedin',
  topic: 'Sourdough course',
  goal: 'Announce the course',
  template: 'announce',
  language: 'en',
};
const BUSINESS: PostBusiness = {
  name: 'Kornblume',
  url: 'https://kornblume.example',
  description: 'Kornblume is a bakery in Leipzig.',
  industry: 'Bakery',
  brandVoice: null,
};
interface Given extends Partial<Omit<DraftToCheck, 'draft'>> {
  readonly hashtags?: readonly string[];
}
const check = (text: string, facts: readonly Fact[], { hashtags = [], ...over }: Given = {}) =>
  checkDraft({
    draft: { text, hashtags, claims: [] },
    facts,
    questions: [],
    channel: CHANNELS.linkedin,
    brief: BRIEF,
    business: BUSINESS,
    sources: [{ url: 'https://news.example/course?id=4', title: 'Course calendar' }],
    postLength: postLength(text, hashtags, over.channel ?? CHANNELS.linkedin),
    ...over,
  });
const codes = (text: string, facts: readonly string[] = [], given: Given = {}) =>
  check(text, factsOf(...facts), given).findings.map(({ code, field }) => `${code} ${field}`);
const inLanguage = (language: string): Given => ({ brief: { ...BRIEF, language } });

describe('claims of a draft', () => {
  it('are found by the checker, with the ids that really support them', () => {
    const text =
      'Hello everyone!\nThe course has 12 places. Would you like one? It starts on 3 May.';
    const { claims, findings } = checkDraft({
      ...draftOf(text),
      draft: { text, hashtags: [], claims: [{ text, factIds: ['f9'], questionIds: [] }] },
      facts: factsOf('The course starts on 3 May.', 'The course has 12 places.'),
    });
    expect(findings).toEqual([]);
    expect(claims).toEqual([
      { text: 'The course has 12 places.', factIds: ['f2'], questionIds: [] },
      { text: 'It starts on 3 May.', factIds: ['f1'], questionIds: [] },
    ]);
  });

  it('take the fact that the writer names when several say the same', () => {
    const text = 'The course has 12 places.';
    const { claims } = checkDraft({
      ...draftOf(text),
      draft: { text, hashtags: [], claims: [{ text, factIds: ['f2'], questionIds: [] }] },
      facts: factsOf(text, text),
    });
    expect(claims[0]?.factIds).toEqual(['f2']);
  });

  it('may rest on answers too, and never on a declined or open question', () => {
    const text = 'Get 20% off for teachers.';
    const withAnswer = { questions: [answered('Teachers get 20% off.')] };
    expect(check(text, [], withAnswer)).toEqual({
      claims: [{ text, factIds: [], questionIds: ['q1'] }],
      findings: [],
    });
    const open = { questions: [{ ...answered(''), answer: null }] };
    expect(codes(text, [], open)).toEqual(['UNKNOWN_NUMBER draft/claims/0']);
  });

  it('say their place, their part and what to do', () => {
    const { findings } = check('The course has 12 places. The course has 40 places.', [
      ...factsOf('The course has 12 places.'),
    ]);
    expect(findings).toMatchObject([
      {
        kind: 'requirement',
        code: 'UNKNOWN_NUMBER',
        field: 'draft/claims/1',
        message: expect.stringContaining('40') as string,
        fix: expect.stringMatching(/./u) as string,
      },
    ]);
  });

  it('get one finding of each kind', () => {
    expect(codes('Anna and Ben baked 30 and 40 loaves.', ['Loaves were baked.'])).toEqual([
      'UNKNOWN_NUMBER draft/claims/0',
      'UNKNOWN_NAME draft/claims/0',
    ]);
  });
});

const draftOf = (text: string): DraftToCheck => ({
  draft: { text, hashtags: [], claims: [] },
  facts: [],
  questions: [],
  channel: CHANNELS.linkedin,
  brief: BRIEF,
  business: BUSINESS,
  sources: [],
  postLength: text.length,
});

describe('a sentence without a claim', () => {
  it.each([
    ['en', 'Hello and welcome!'],
    ['en', 'Read more: https://kornblume.example'],
    ['en', 'Sign up today!'],
    ['en', 'What do you think?'],
    ['en', 'Source: Course calendar'],
    ['en', 'Sources: news.example, Course calendar'],
    ['en', '#bread #baking'],
    ['en', '👇👇👇'],
    ['en', 'Sourdough course'],
    ['en', 'Discover our sourdough course.'],
    ['de', 'Hallo zusammen!'],
    ['de', 'Mehr erfahren: kornblume.example'],
    ['de', 'Quelle: Course calendar'],
    ['de', 'Was denkt ihr?'],
    ['fr', 'En savoir plus : kornblume.example'],
    ['fr', 'Et vous, qu’en pensez-vous ?'],
    ['es', 'Descubre más aquí.'],
    ['es', '¿Qué piensas?'],
  ])('%s: %s', (language, text) => {
    expect(check(text, [], inLanguage(language))).toEqual({ claims: [], findings: [] });
  });

  it.each([
    'Read more about our award.',
    'Get free shipping.',
    'Source: a study with 400 bakers',
    'Did you know that our bread heals?',
    'Why is our bread so healthy?',
    'Join Nestlé and others.',
    'Join 10,000 customers.',
    '✅ 50% faster',
    'Bread without additives',
  ])('is not: %s', (text) => {
    const { claims, findings } = check(text, []);
    expect(claims).toHaveLength(1);
    expect(findings.some(({ kind }) => kind === 'requirement')).toBe(true);
  });
});

describe('disguises', () => {
  const PLACES = ['The course has 12 places.'];

  it.each([
    ['a number in words', 'The course has thirteen places.', 'UNKNOWN_NUMBER'],
    ['full-width digits', 'The course has １３ places.', 'UNKNOWN_NUMBER'],
    ['digits of another script', 'The course has ١٣ places.', 'UNKNOWN_NUMBER'],
    ['mathematical digits', 'The course has 𝟏𝟑 places.', 'UNKNOWN_NUMBER'],
    ['keycaps', 'The course has 1️⃣3️⃣ places.', 'UNKNOWN_NUMBER'],
    ['Roman numerals', 'The course has XIII places.', 'UNKNOWN_NUMBER'],
    ['a Roman numeral of one character', 'The course has Ⅷ places.', 'UNKNOWN_NUMBER'],
    ['a zero-width space in a number', 'The course has 12\u200b0 places.', 'UNKNOWN_NUMBER'],
    ['a soft hyphen in a number', 'The course has 12\u00ad5 places.', 'UNKNOWN_NUMBER'],
    ['a fraction after a digit', 'The course has 12½ places.', 'UNKNOWN_NUMBER'],
    ['a multiplier', 'The course has 12k places.', 'UNKNOWN_NUMBER'],
    ['a Cyrillic letter in a name', 'The course has 12 places at Kоrnblume.', 'UNKNOWN_NAME'],
    ['a limit', 'The course has at least 12 places.', 'UNKNOWN_NUMBER'],
    ['another unit', 'The course has 12% places.', 'UNKNOWN_NUMBER'],
    [
      'two claims in one sentence',
      'The course has 12 places and costs nothing.',
      'UNGROUNDED_CLAIM',
    ],
    ['a question', 'Did you know the course has 13 places?', 'UNKNOWN_NUMBER'],
    ['a call to act', 'Join 400 bakers!', 'UNKNOWN_NUMBER'],
    ['a relative date', 'The course with 12 places starts tomorrow.', 'UNKNOWN_DATE'],
    ['an abbreviation', 'The course, e.g. for Dr. Meyer, has 12 places.', 'UNKNOWN_NAME'],
  ])('%s does not hide a claim', (_name, text, code) => {
    expect(codes(text, PLACES)).toEqual([`${code} draft/claims/0`]);
  });

  it.each([
    'The course has twelve places.',
    'The course has １２ places.',
    'The course has 1\u200b2 pla\u00adces.',
    '✅ 12 places',
  ])('a form that means the same is none: %j', (text) => {
    expect(codes(text, PLACES)).toEqual([]);
  });

  it('a number of one fact with the unit of another is found', () => {
    const facts = ['Setting up takes 30 minutes.', 'Training takes 30 hours.'];
    expect(codes('Setting up takes 30 hours.', facts)).toEqual(['UNGROUNDED_CLAIM draft/claims/0']);
  });
});

describe('addresses', () => {
  const FACT = ['The course has 12 places, see evil.example/x or call +49 900 1234567.'];

  it.each([
    ['https://evil.example/x', 'https://evil.example/x'],
    ['a bare domain with a path', 'evil.example/x'],
    ['a bare domain', 'evil.com'],
    ['another path of the business', 'https://kornblume.example/sale'],
    ['another query of a source', 'https://news.example/course?id=5'],
    ['a host before another host', 'https://kornblume.example@evil.example/'],
    ['a host that begins like ours', 'https://kornblume.example.evil.example/'],
    ['another letter of the host', 'https://kornblumé.example'],
    ['a full-width dot', 'evil．com'],
    ['an ideographic dot', 'evil。com'],
    ['another protocol', 'javascript://kornblume.example/x'],
    ['an e-mail address', 'win@evil.example'],
    ['a telephone number', '+49 900 1234567'],
    ['an address of digits', '203.0.113.7/x'],
  ])('%s is found', (_name, link) => {
    expect(codes(`The course has 12 places. More: ${link}`, FACT)).toContain(
      'UNKNOWN_LINK draft/text',
    );
  });

  it.each([
    'https://kornblume.example',
    'kornblume.example',
    'www.kornblume.example/',
    'https://news.example/course?id=4',
    'news.example',
  ])('%s is of the business or of a source', (link) => {
    expect(codes(`More: ${link}`)).toEqual([]);
  });

  it('of an answer may be named, and Node.js is none', () => {
    const questions = [answered('Write to kurs@kornblume.example.')];
    expect(codes('Contact us: kurs@kornblume.example', [], { questions })).toEqual([]);
    expect(codes('The course covers Node.js.', ['The course covers Node.js.'])).toEqual([]);
  });

  it('inside a claim belong to it', () => {
    expect(codes('The course at evil.com has 12 places.', ['The course has 12 places.'])).toEqual([
      'UNKNOWN_LINK draft/claims/0',
    ]);
  });
});

describe('hashtags', () => {
  const FACTS = ['The course has 12 places and is led by Anna Schmidt.'];
  it.each([
    [
      [
        'Sourdough',
        'SourdoughCourse',
        'kornblume',
        'AnnaSchmidt',
        '12places',
        'AI',
        'SmallBusiness',
      ],
      [],
    ],
    [['50PercentFaster'], ['UNKNOWN_NUMBER draft/hashtags/0']],
    [['ok', 'TenThousandCustomers'], ['UNKNOWN_NUMBER draft/hashtags/1']],
    [['BMW'], ['UNKNOWN_NAME draft/hashtags/0']],
    [['siemens'], ['UNKNOWN_NAME draft/hashtags/0']],
    [['Kоrnblume'], ['UNKNOWN_NAME draft/hashtags/0']],
    [['BestBakery'], ['SUPERLATIVE draft/hashtags/0']],
  ])('%j', (hashtags, expected) => {
    expect(
      codes('The course has 12 places.', FACTS, { hashtags, channel: CHANNELS.instagram }),
    ).toEqual(expected);
  });

  it('of the text are checked as well', () => {
    expect(codes('#100kCustomers', FACTS)).toEqual(['UNKNOWN_NUMBER draft/text']);
  });
});

describe('wording', () => {
  it.each([
    ['en', 'We bake the best bread.', 'SUPERLATIVE'],
    ['de', 'Wir backen das beste Brot.', 'SUPERLATIVE'],
    ['fr', 'Nous faisons le meilleur pain.', 'SUPERLATIVE'],
    ['es', 'Hacemos el mejor pan.', 'SUPERLATIVE'],
    ['en', 'Our bread cures headaches.', 'REGULATED_WORD'],
    ['de', 'Unser Brot heilt Kopfschmerzen.', 'REGULATED_WORD'],
    ['fr', 'Un placement sans risque.', 'REGULATED_WORD'],
    ['es', 'Una inversión segura.', 'REGULATED_WORD'],
  ])('%s: %s', (language, text, code) => {
    const found = check(text, [], inLanguage(language)).findings;
    expect(found).toContainEqual(expect.objectContaining({ code, kind: 'recommendation' }));
  });

  it('may be superlative when a fact is', () => {
    const fact = 'We bake the best bread in town.';
    expect(codes(fact, [fact])).toEqual([]);
  });

  it('is in the language of the post', () => {
    const german =
      'Der Kurs ist für alle, die mit uns backen wollen und das noch nie gemacht haben.';
    expect(codes(german, [german])).toEqual(['OTHER_LANGUAGE draft/text']);
    expect(codes(german, [german], inLanguage('de'))).toEqual([]);
    expect(codes(german, [german], inLanguage('tr'))).toEqual([]);
  });
});

describe('limits of the channel', () => {
  it('are requirements where the vendor enforces them, else advice', () => {
    const text = `${'x'.repeat(290)} #bread #rye kornblume.example`;
    const found = check(text, factsOf(text), { channel: CHANNELS.x, hashtags: ['oven'] }).findings;
    expect(found.map(({ code, kind }) => [code, kind])).toEqual([
      ['TEXT_TOO_LONG', 'requirement'],
      ['TOO_MANY_HASHTAGS', 'recommendation'],
    ]);
    const rye = 'The rye bread is baked at night.';
    const tagged = check(rye, factsOf(rye), {
      channel: CHANNELS.threads,
      hashtags: ['rye', 'bread'],
    });
    expect(tagged.findings).toMatchObject([{ code: 'TOO_MANY_HASHTAGS', kind: 'requirement' }]);
    const links = 'kornblume.example news.example';
    expect(codes(links, [], { channel: CHANNELS.x })).toEqual(['TOO_MANY_LINKS draft/text']);
    expect(codes('kornblume.example', [], { channel: CHANNELS.instagram })).toEqual([
      'LINK_NOT_FOLLOWED draft/text',
    ]);
  });
});

const GROUNDING = [
  'UNGROUNDED_CLAIM',
  'UNKNOWN_NUMBER',
  'UNKNOWN_NAME',
  'UNKNOWN_DATE',
  'QUOTE_NOT_LITERAL',
];
const SENTENCES = [
  'The oven bakes 40 loaves in 25 minutes.',
  'On 3 May 2026 the bakery opened its second shop in Halle.',
  '“I come back every week,” says Ida Brandt.',
  'More than 300 families buy bread on Saturdays.',
  'The rye comes from three farms near Leipzig.',
  'A loaf costs 4.50 euros and weighs 750 g.',
];

describe('for any text', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.string({ unit: 'grapheme', maxLength: 300 }),
    fc
      .array(fc.constantFrom(...'1.5%€"“”«»‘’,;:-–/()#@\n\u200b\ud800\udc00 aAéЖ中'), {
        maxLength: 200,
      })
      .map((each) => each.join('')),
  );

  it('a claim that is literally a fact is grounded', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom('en', 'de', 'ja', '??'), (text, language) => {
        const given = inLanguage(language);
        const found = check(text, factsOf(text), given).findings.filter(({ code }) =>
          GROUNDING.includes(code),
        );
        expect(found).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('nothing throws, and every claim is a part of the text', () => {
    fc.assert(
      fc.property(anyText, anyText, anyText, (text, fact, tag) => {
        const { claims } = check(text, factsOf(fact), {
          hashtags: [tag],
          questions: [answered(fact)],
          brief: { ...BRIEF, language: tag, topic: fact },
          business: { ...BUSINESS, name: tag, url: text },
        });
        for (const claim of claims) expect(text).toContain(claim.text);
      }),
      { numRuns: 300 },
    );
  });

  it('another number in a grounded claim is found', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...SENTENCES),
        fc.integer({ min: 60, max: 99 }),
        fc.nat(5),
        (sentence, other, at) => {
          const numbers = [...sentence.matchAll(/\d+(?:\.\d+)?/gu)];
          const target = numbers[at % Math.max(1, numbers.length)];
          fc.pre(target !== undefined);
          const changed =
            sentence.slice(0, target.index) +
            String(other) +
            sentence.slice(target.index + target[0].length);
          expect(codes(changed, SENTENCES).join()).toMatch(/UNKNOWN_(?:NUMBER|DATE)/u);
        },
      ),
    );
  });

  it('a foreign address is found at any position', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...SENTENCES),
        fc.webUrl({ validSchemes: ['http', 'https'], withQueryParameters: true }),
        fc.nat(),
        (sentence, link, at) => {
          const spaces = [...sentence.matchAll(/ /gu)].map(({ index }) => index);
          const place = spaces[at % spaces.length] ?? 0;
          const text = `${sentence.slice(0, place)} ${link}${sentence.slice(place)}`;
          expect(codes(text, SENTENCES).join()).toContain('UNKNOWN_LINK');
        },
      ),
    );
  });

  it('facts in any order and number raise no finding', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(SENTENCES, { minLength: 1 }), (chosen) => {
        expect(codes(chosen.join(' '), SENTENCES)).toEqual([]);
        expect(codes(chosen.join('\n\n'), SENTENCES)).toEqual([]);
      }),
    );
  });
});
