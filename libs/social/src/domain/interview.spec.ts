import fc from 'fast-check';
import { missingForDraft, questionsFor, templateOf } from './interview';
import { type Fact, type PostBrief, type Question, QUESTION_KINDS, TEMPLATES } from './post';

const fact = (statement: string, id = 'f1'): Fact => ({
  id,
  statement,
  sourceIndex: 0,
  quote: statement,
  start: 0,
  end: statement.length,
});
const brief = (over: Partial<PostBrief> = {}): PostBrief => ({
  channel: 'linkedin',
  topic: 'Autumn menu',
  goal: 'Announce the autumn menu',
  template: 'announce',
  language: 'en',
  ...over,
});
const business = {
  name: 'Kornblume',
  url: null,
  description: null,
  industry: null,
  brandVoice: null,
};
const ask = (
  over: Partial<PostBrief>,
  statements: readonly string[] = [],
  before: readonly Question[] = [],
) =>
  questionsFor({
    brief: brief(over),
    facts: statements.map((each) => fact(each)),
    business,
    before,
  });
const kinds = (questions: readonly Question[]) => questions.map(({ kind }) => kind);

describe('what is asked', () => {
  it.each([
    ['announce', ['date', 'who']],
    ['explain', ['who']],
    ['prove', ['proof', 'number']],
    ['offer', ['offer', 'date', 'who']],
    ['invite', ['date', 'who']],
  ] as const)('%s needs %j when no source says anything', (template, needed) => {
    expect(kinds(ask({ template }))).toEqual(needed);
  });

  it.each([
    ['announce', 'The menu starts on 3 May 2026.', 'date'],
    ['announce', 'Das Menü beginnt am 3. Mai.', 'date'],
    ['announce', 'Nous ouvrons le 12 juin.', 'date'],
    ['announce', 'Abrimos el 3 de mayo.', 'date'],
    ['announce', 'We open every Friday.', 'date'],
    ['prove', 'The oven bakes 40 loaves.', 'number'],
    ['prove', 'More than 90% of customers come back.', 'proof'],
    ['prove', 'Anna says: “I have never eaten better bread.”', 'proof'],
    ['offer', 'The basket costs 12 euros.', 'offer'],
    ['offer', 'Bis Freitag gibt es einen Rabatt.', 'offer'],
    ['offer', 'The course is made for beginners.', 'who'],
  ] as const)('%s: “%s” answers %s', (template, statement, kind) => {
    expect(kinds(ask({ template }))).toContain(kind);
    expect(kinds(ask({ template }, [statement]))).not.toContain(kind);
  });

  it('takes a year or a day for no number', () => {
    expect(kinds(ask({ template: 'prove' }, ['We opened on 3 May 2009.']))).toContain('number');
  });

  it('takes a possible event for no date', () => {
    expect(kinds(ask({}, ['You may order it in 2 sizes.']))).toContain('date');
  });

  it('gives a reason that names the goal, in the language of the post', () => {
    for (const language of ['en', 'de', 'fr', 'es', 'ja']) {
      for (const { reason, question } of ask({ language, template: 'offer' })) {
        expect(reason).toContain('Announce the autumn menu');
        expect(question).not.toMatch(/[{}]/u);
      }
    }
    expect(ask({ language: 'de' })[1]!.question).toBe('Für wen ist „Autumn menu“?');
  });
});

describe('questions of before', () => {
  const [date, who] = ask({}) as [Question, Question];

  it('keeps id and answer of a question that is still asked', () => {
    const answered = { ...date, answer: 'On 3 May' };
    expect(ask({}, [], [answered, who])).toEqual([answered, who]);
  });

  it('keeps an answer that a fact says too, and one that another template does not need', () => {
    const answered = { ...date, answer: 'On 3 May' };
    expect(ask({}, ['It starts on 3 May.'], [answered, who])).toEqual([answered, who]);
    expect(ask({ template: 'prove' }, [], [answered])[0]).toEqual(answered);
  });

  it('does not ask again what was declined', () => {
    const declined = { ...who, declined: true };
    expect(ask({}, [], [date, declined])).toEqual([declined, date]);
  });

  it('drops an open question that a fact answers', () => {
    expect(kinds(ask({}, ['It starts on 3 May.'], [date, who]))).toEqual(['who']);
  });

  it('never uses an id twice', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...TEMPLATES),
        fc.constantFrom(...TEMPLATES),
        fc.array(fc.constantFrom('open', 'answered', 'declined'), { maxLength: 3 }),
        (first, second, states) => {
          const before = ask({ template: first }).map((question, at) => ({
            ...question,
            answer: states[at] === 'answered' ? 'yes' : null,
            declined: states[at] === 'declined',
          }));
          const ids = ask({ template: second }, [], before).map(({ id }) => id);
          expect(new Set(ids).size).toBe(ids.length);
        },
      ),
    );
  });
});

describe('the template of a goal', () => {
  it.each([
    ['Announce our new shop', 'announce'],
    ['Die Eröffnung bekannt machen', 'announce'],
    ['Présenter la nouvelle carte', 'announce'],
    ['Anunciar el nuevo menú', 'announce'],
    ['Sell the summer course', 'offer'],
    ['Ein Angebot machen', 'offer'],
    ['Proposer une remise', 'offer'],
    ['Vender más bicicletas', 'offer'],
    ['Invite founders to the webinar', 'invite'],
    ['Zur Veranstaltung einladen', 'invite'],
    ['Inscriptions à l’événement', 'invite'],
    ['Invitar al taller', 'invite'],
    ['Build trust with a case study', 'prove'],
    ['Mit Ergebnissen Vertrauen schaffen', 'prove'],
    ['Montrer des témoignages', 'prove'],
    ['Mostrar resultados', 'prove'],
    ['Show how the oven works', 'explain'],
    ['', 'explain'],
  ] as const)('%j is %s', (goal, template) => {
    expect(templateOf(goal)).toBe(template);
  });
});

describe('what a draft lacks', () => {
  const question: Question = {
    id: 'q1',
    kind: QUESTION_KINDS[0],
    question: 'Who?',
    reason: 'Because.',
    answer: null,
    declined: false,
  };

  it('is nothing when there is a fact or an answer', () => {
    expect(missingForDraft([fact('It rains.')], [])).toBeUndefined();
    expect(missingForDraft([], [{ ...question, answer: 'Bakers' }])).toBeUndefined();
  });

  it('names every question without an answer, declined ones too', () => {
    expect(
      missingForDraft([], [question, { ...question, id: 'q2', declined: true }]),
    ).toMatchObject({ questionIds: ['q1', 'q2'] });
    expect(missingForDraft([], [{ ...question, answer: '  ' }])).toMatchObject({
      questionIds: ['q1'],
    });
  });
});
