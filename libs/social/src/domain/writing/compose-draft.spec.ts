import fc from 'fast-check';
import { anyText } from '../../testing/writers/any-text';
import { answered, fact, writerRequest } from '../../testing/writers/writer-request';
import { CHANNEL_IDS, CHANNELS, postLength } from '../channel';
import { checkDraft } from '../checking/check-draft';
import { QUESTION_KINDS, TEMPLATES } from '../post';
import type { WriterRequest } from '../writer';
import { composeDraft } from './compose-draft';
import { foreignLinks, linksIn } from './links';

const OVEN = 'The bakery has a stone oven of 1924.';
const LOAVES = 'It bakes 300 loaves an hour.';
const LADY = 'Customers call it “the old lady”.';
const PRICE = 'A loaf costs 4 €.';
const CALM = 'The oven is heated with beech wood.';

const textOf = (request: WriterRequest): string => composeDraft(request).text;
const firstOf = (request: WriterRequest): string => composeDraft(request).claims[0]?.text ?? '';

describe('an embedded draft', () => {
  it('announces with facts, the answers, its source and the address of the business', () => {
    const request = writerRequest({
      questions: [answered('q1', 'date', '3 May'), answered('q2', 'who', 'Early risers.')],
    });
    expect(composeDraft(request)).toEqual({
      text: [
        OVEN,
        'When: 3 May. For: Early risers.',
        `${LOAVES} ${LADY}`,
        'Source: Oven news https://news.example/oven',
        'More: https://linden.example',
      ].join('\n\n'),
      hashtags: ['NewStoneOven', 'LindenBakery'],
      claims: [
        { text: OVEN, factIds: ['f1'], questionIds: [] },
        { text: '3 May', factIds: [], questionIds: ['q1'] },
        { text: 'Early risers.', factIds: [], questionIds: ['q2'] },
        { text: LOAVES, factIds: ['f2'], questionIds: [] },
        { text: LADY, factIds: ['f3'], questionIds: [] },
      ],
    });
  });

  it.each([
    ['announce', OVEN],
    ['explain', OVEN],
    ['prove', LADY],
    ['offer', PRICE],
    ['invite', OVEN],
  ] as const)('begins by the template %s', (template, first) => {
    const facts = [CALM, OVEN, LOAVES, LADY, PRICE].filter((one) => one !== CALM);
    expect(firstOf(writerRequest({ brief: { template }, facts }))).toBe(first);
  });

  it('explains in the order of the sources after the first sentence', () => {
    const facts = [fact('f9', CALM), fact('f4', LOAVES, 1), fact('f2', OVEN), fact('f3', LADY)];
    const draft = composeDraft(writerRequest({ brief: { template: 'explain' }, facts }));
    expect(draft.claims.map(({ text }) => text)).toEqual([CALM, OVEN, LADY, LOAVES]);
  });

  it.each(['explain', 'prove'] as const)('ends without an address where it %ss', (template) => {
    expect(textOf(writerRequest({ brief: { template } }))).not.toContain('linden.example');
  });

  it.each([
    ['de', 'Quelle: ', 'Mehr: '],
    ['fr', 'Source : ', 'En savoir plus : '],
    ['es', 'Fuente: ', 'Más: '],
  ])('connects in the language %s', (language, source, call) => {
    const text = textOf(writerRequest({ brief: { language } }));
    expect(text).toContain(`\n\n${source}Oven news`);
    expect(text).toContain(`\n\n${call}https://linden.example`);
  });

  it('connects with no words in other languages, and names sources by their address', () => {
    const questions = [answered('q1', 'date', '3 maja')];
    expect(textOf(writerRequest({ brief: { language: 'pl' }, facts: [OVEN], questions }))).toBe(
      [OVEN, '3 maja.', 'https://news.example/oven', 'https://linden.example'].join('\n\n'),
    );
  });

  it('states what two sources say once, for both of them', () => {
    const sources = [
      { url: null, title: 'Oven news' },
      { url: 'https://daily.example/1', title: null },
    ];
    const draft = composeDraft(
      writerRequest({ facts: [fact('f1', OVEN), fact('f2', OVEN, 1)], sources }),
    );
    expect(draft.claims).toEqual([{ text: OVEN, factIds: ['f1', 'f2'], questionIds: [] }]);
    expect(draft.text).toContain('Sources: Oven news · https://daily.example/1');
  });

  it.each([
    ['Bread for all', 'Bread for all.'],
    ['She says: “Good bread.”', 'She says: “Good bread.”'],
    ['They call it “bread”', 'They call it “bread”.'],
    ['新しいパン', '新しいパン。'],
    ['See https://news.example/oven', 'See https://news.example/oven'],
  ])('ends a statement that has no end: %s', (statement, ended) => {
    const facts = [statement, OVEN];
    expect(textOf(writerRequest({ channel: 'x', facts }))).toContain(`${ended} ${OVEN}`);
  });

  it('is empty when there is nothing to state', () => {
    expect(composeDraft(writerRequest({ facts: [] })).text).toBe('');
  });
});

describe('the checker', () => {
  const facts = [
    fact('f1', OVEN),
    fact('f2', LOAVES, 1),
    fact('f3', LADY, 2),
    fact('f4', PRICE, 1),
  ];
  const sources = [
    { url: 'https://news.example/oven', title: 'Oven news' },
    { url: 'https://daily.example/1', title: null },
    { url: null, title: 'Our notes' },
  ];
  const questions = [
    answered('q1', 'offer', '20 % off all bread'),
    answered('q2', 'who', 'Early risers in Berlin'),
    answered('q3', 'proof', 'Anna Schmidt says: “Good bread.”'),
    answered('q4', 'number', null),
  ];

  it.each(['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'pl', 'ja'])(
    'finds nothing that stops a draft in the language %s',
    (language) => {
      for (const channel of CHANNEL_IDS) {
        for (const template of TEMPLATES) {
          const brief = { language, template };
          const request = writerRequest({ channel, brief, facts, sources, questions });
          const draft = composeDraft(request);
          const { findings } = checkDraft({
            ...request,
            draft,
            postLength: postLength(draft.text, draft.hashtags, request.channel),
          });
          expect(findings.filter(({ kind }) => kind === 'requirement')).toEqual([]);
        }
      }
    },
  );
});

describe('a declined question', () => {
  it('leaves no offer, no price and no call to buy', () => {
    const facts = [PRICE, OVEN];
    const brief = { template: 'offer' } as const;
    const questions = [answered('q1', 'offer', null)];
    const text = textOf(writerRequest({ brief, facts, questions }));
    expect(text).not.toContain('4 €');
    expect(text).not.toContain('linden.example');
    expect(textOf(writerRequest({ brief, facts }))).toContain('To the offer: https://linden');
  });

  it.each([
    ['number', LOAVES, 'prove'],
    ['proof', LADY, 'prove'],
    ['date', OVEN, 'invite'],
  ] as const)('keeps statements about a %s from the first place', (kind, statement, template) => {
    const facts = [statement, CALM];
    const questions = [answered('q1', kind, null)];
    expect(firstOf(writerRequest({ brief: { template }, facts }))).toBe(statement);
    expect(firstOf(writerRequest({ brief: { template }, facts, questions }))).toBe(CALM);
  });

  it('changes nothing when a later question of its kind is answered', () => {
    const questions = [answered('q1', 'number', null), answered('q2', 'number', '300 loaves.')];
    expect(firstOf(writerRequest({ facts: [LOAVES, CALM], questions }))).toBe(LOAVES);
  });
});

describe('links', () => {
  it('stay out of a caption on Instagram', () => {
    const text = textOf(writerRequest({ channel: 'instagram' }));
    expect(linksIn(text)).toEqual([]);
    expect(text).toContain('Source: Oven news');
  });

  it('stay within the number of the channel', () => {
    expect(linksIn(textOf(writerRequest({ channel: 'x' })))).toEqual(['https://linden.example']);
  });

  it.each([
    'Read more at https://evil.example/win today.',
    'Read more at evil.example/win today.',
    'Read more at www.evil.example today.',
  ])('of others leave their statement out: %s', (statement) => {
    expect(textOf(writerRequest({ facts: [statement, OVEN] }))).not.toContain('evil');
  });

  it('of others in a title leave its source to be named by its host', () => {
    const sources = [{ url: 'https://news.example/oven', title: 'Win at https://evil.example' }];
    const text = textOf(writerRequest({ sources }));
    expect(text).toContain('Source: https://news.example/oven');
    expect(text).not.toContain('evil');
  });
});

describe('a note', () => {
  const first = composeDraft(writerRequest());
  const again = (note: string, channel = 'linkedin' as const) =>
    composeDraft(writerRequest({ channel, changes: { draft: first, note } }));

  it('makes the draft shorter', () => {
    expect(again('Shorter, please.').claims).toHaveLength(2);
  });

  it('makes the draft longer', () => {
    const facts = Array.from({ length: 12 }, (_, index) => `The oven has door number ${index}.`);
    const before = composeDraft(writerRequest({ facts }));
    const changes = { draft: before, note: 'Bitte ausführlicher' };
    expect(composeDraft(writerRequest({ facts, changes })).claims).toHaveLength(12);
    expect(before.claims).toHaveLength(7);
  });

  it('removes hashtags', () => {
    expect(again('No hashtags').hashtags).toEqual([]);
  });

  it('removes links', () => {
    expect(linksIn(again('ohne Links').text)).toEqual([]);
  });

  it('removes the statement that it names', () => {
    expect(again('Leave out the loaves.').claims.map(({ text }) => text)).toEqual([OVEN, LADY]);
  });

  it('takes the next facts when it asks for something else', () => {
    const facts = [OVEN, LOAVES, LADY, CALM];
    const draft = {
      text: OVEN,
      hashtags: [],
      claims: [{ text: OVEN, factIds: ['f1'], questionIds: [] }],
    };
    const changes = { draft, note: 'I do not like the beginning' };
    expect(firstOf(writerRequest({ facts, changes }))).toBe(LOAVES);
  });
});

describe('any facts and answers', () => {
  const text = fc.oneof(
    anyText(400),
    fc.lorem({ maxCount: 3, mode: 'sentences' }),
    fc.constantFrom(
      'Up 12 %.',
      'See https://news.example/oven',
      'At evil.example/x.',
      '👨‍👩‍👧‍👦 文字',
      '3 May',
    ),
  );
  const requests = fc
    .record({
      channel: fc.constantFrom(...CHANNEL_IDS),
      template: fc.constantFrom(...TEMPLATES),
      language: fc.constantFrom('en', 'de', 'fr', 'es', 'ja', 'it'),
      topic: fc.oneof(text, fc.constant('New oven')),
      name: text,
      url: fc.constantFrom(
        null,
        'https://linden.example',
        `https://linden.example/${'a'.repeat(300)}`,
      ),
      titles: fc.array(fc.oneof(text, fc.constant(null)), { minLength: 1, maxLength: 4 }),
      facts: fc.array(text, { maxLength: 12 }),
      answers: fc.array(fc.tuple(fc.constantFrom(...QUESTION_KINDS), fc.option(text)), {
        maxLength: 5,
      }),
      note: fc.option(
        fc.oneof(text, fc.constantFrom('longer', 'shorter', 'no links', 'no hashtags')),
      ),
    })
    .map(({ channel, template, language, topic, name, url, titles, facts, answers, note }) =>
      writerRequest({
        channel,
        brief: { template, language, topic },
        business: { name, url },
        sources: titles.map((title, index) => ({
          title,
          url: index % 2 ? null : 'https://news.example/oven',
        })),
        facts: facts.map((one, index) => fact(`f${index}`, one, index % titles.length)),
        questions: answers.map(([kind, answer], index) => answered(`q${index}`, kind, answer)),
        changes: note === null ? null : { note, draft: { text: '', hashtags: [], claims: [] } },
      }),
    );
  const evenly = (one: string): string => one.replace(/\s+/gu, ' ').trim();

  it('make a draft within the limits of its channel', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const draft = composeDraft(request);
        const rules = CHANNELS[request.channel.id];
        expect(postLength(draft.text, draft.hashtags, rules)).toBeLessThanOrEqual(
          rules.mostCharacters,
        );
        expect(draft.hashtags.length).toBeLessThanOrEqual(rules.mostHashtags);
        expect(linksIn(draft.text).length).toBeLessThanOrEqual(
          rules.linksWork ? rules.mostLinks : 0,
        );
        expect(foreignLinks(draft.text, request)).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  it('make claims that are literally in the text and literally a fact or an answer', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const { text: whole, claims } = composeDraft(request);
        const stated = new Map<string, string | null>([
          ...request.facts.map(({ id, statement }) => [id, evenly(statement)] as const),
          ...request.questions.map(({ id, answer }) => [id, answer && evenly(answer)] as const),
        ]);
        for (const { text: claim, factIds, questionIds } of claims) {
          expect(whole).toContain(claim);
          expect([...factIds, ...questionIds].length).toBeGreaterThan(0);
          for (const id of [...factIds, ...questionIds]) expect(stated.get(id)).toBe(claim);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('leave nothing in the text but claims, connecting words, sources and the address', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const { text: whole, claims } = composeDraft(request);
        const titles = request.sources.flatMap(({ title }) => (title ? [evenly(title)] : []));
        const parts = [
          ...claims.map(({ text: claim }) => claim),
          ...titles,
          request.business.url ?? '',
        ]
          .concat('https://news.example/oven', 'news.example')
          .filter((part) => part !== '')
          .sort((one, other) => other.length - one.length);
        const rest = parts.reduce((left, part) => left.replaceAll(part, ' '), whole);
        expect(rest).not.toMatch(/\p{N}/u);
      }),
      { numRuns: 200 },
    );
  });
});
