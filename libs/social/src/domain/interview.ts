import {
  type Fact,
  isOpen,
  type PostBrief,
  type PostBusiness,
  type Question,
  type QuestionKind,
  type Template,
} from './post';

/** What a post of each template must be able to say, in the order of asking. */
const NEEDS: Readonly<Record<Template, readonly QuestionKind[]>> = {
  announce: ['date', 'who'],
  explain: ['who'],
  prove: ['proof', 'number'],
  offer: ['offer', 'date', 'who'],
  invite: ['date', 'who'],
};

interface Interview {
  readonly brief: PostBrief;
  readonly facts: readonly Fact[];
  readonly business: PostBusiness;
  /** Questions of this post so far. */
  readonly before: readonly Question[];
}

/**
 * The questions of a post: what its template needs and no fact says. A question that was answered
 * stays with its answer, also when a fact says it now; a declined one stays declined while the
 * template needs it.
 */
export const questionsFor = ({
  brief,
  facts,
  business,
  before,
}: Interview): readonly Question[] => {
  const needed = NEEDS[brief.template];
  const kept = before.filter(
    ({ kind, answer, declined }) => answer !== null || (declined && needed.includes(kind)),
  );
  const asked = needed.filter(
    (kind) =>
      !kept.some((question) => question.kind === kind) &&
      !facts.some((fact) => saysOf[kind](fact.statement)),
  );
  const ids = freeIds(before);
  return [
    ...kept,
    ...asked.map(
      (kind) =>
        before.find((question) => question.kind === kind && isOpen(question)) ?? {
          id: ids.next().value,
          kind,
          ...wordsOf(kind, brief, business),
          answer: null,
          declined: false,
        },
    ),
  ];
};

/** `q1`, `q2`, … that no question has. */
function* freeIds(before: readonly Question[]): Generator<string, never> {
  const taken = new Set(before.map(({ id }) => id));
  for (let next = 1; ; next += 1) if (!taken.has(`q${next}`)) yield `q${next}`;
}

/** What a draft lacks that has neither a fact nor an answer. */
export interface MissingForDraft {
  readonly message: string;
  readonly fix: string;
  /** Questions without an answer, declined ones too: a person may still answer them. */
  readonly questionIds: readonly string[];
}

/** What is missing when neither a fact nor an answer can carry a draft; undefined when one can. */
export const missingForDraft = (
  facts: readonly Fact[],
  questions: readonly Question[],
): MissingForDraft | undefined => {
  if (facts.length > 0 || questions.some(({ answer }) => (answer ?? '').trim() !== '')) {
    return undefined;
  }
  const questionIds = questions.map(({ id }) => id);
  return {
    message: 'No source states anything, and no question has an answer.',
    fix:
      questionIds.length > 0
        ? `Add a source that can be read, or answer one of the questions ${questionIds.join(', ')}.`
        : 'Add a source that can be read.',
    questionIds,
  };
};

const GOAL_WORDS: readonly (readonly [Template, RegExp])[] = [
  [
    'offer',
    /(?<!\p{L})(?:offer|discounts?|sale|sell|selling|deal|coupon|vouchers?|buy|promot\w*|angebot\w*|rabatt\w*|gutschein\w*|verkauf\w*|aktion|offre|promo\w*|soldes?|vendre|remise|réduction|oferta\w*|descuentos?|vender|ventas?|rebajas?|cup[oó]n)(?!\p{L})/iu,
  ],
  [
    'invite',
    /(?<!\p{L})(?:invit\w*|events?|webinars?|register|registrations?|attend\w*|sign[- ]?ups?|rsvp|meetups?|conference|workshops?|einlad\w*|veranstaltung\w*|anmeld\w*|teilnehm\w*|évènements?|événements?|inscri\w*|particip\w*|evento\w*|asist\w*)(?!\p{L})/iu,
  ],
  [
    'prove',
    /(?<!\p{L})(?:prov\w*|proof|trust|credib\w*|testimonials?|case stud(?:y|ies)|references?|results?|beweis\w*|beleg\w*|vertrauen|referenz\w*|ergebnis\w*|erfolg\w*|prouv\w*|preuves?|confiance|témoign\w*|résultats?|demostr\w*|pruebas?|confianza|testimonios?|resultados?)(?!\p{L})/iu,
  ],
  [
    'announce',
    /(?<!\p{L})(?:announc\w*|launch\w*|introduc\w*|releas\w*|unveil\w*|open(?:ing|s)?|news|ankünd\w*|bekannt\w*|vorstell\w*|eröffn\w*|neuheit\w*|start\w*|annonc\w*|lanc\w*|présent\w*|ouvertures?|nouveaut\w*|anunci\w*|lanz\w*|present\w*|apertura|novedad\w*)(?!\p{L})/iu,
  ],
];

/** The template that the words of a goal ask for (English, German, French, Spanish); else `explain`. */
export const templateOf = (goal: string): Template =>
  GOAL_WORDS.find(([, words]) => words.test(goal.normalize('NFC')))?.[0] ?? 'explain';

const word = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');
const MONTHS =
  'jan(?:uary|uar|vier)?|feb(?:ruary|ruar)?|février|march|märz|mars|april|avril|mai|june|juni|juin|july|juli|juillet|august|août|sept(?:ember|embre)?|o[ck]tob(?:er|re)|nov(?:ember|embre)?|de[cz]ember|décembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre';
const DAYS =
  '(?:mon|tues|wednes|thurs|fri|satur|sun)days?|montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonntags?|lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?';
const DATE = word(
  `(?:${MONTHS})\\.? \\d{1,4}|\\d{1,2}(?:\\.|st|nd|rd|th|er)? (?:de |of )?(?:${MONTHS}|May)|${DAYS}|\\d{4}-\\d{2}-\\d{2}|\\d{1,2}[./]\\d{1,2}[./]\\d{2,4}`,
);
const OFFER = word(
  'discounts?|free|off|price[sd]?|offers?|vouchers?|rabatt\\p{L}*|gratis|kostenlos\\p{L}*|preis\\p{L}*|angebot\\p{L}*|gutschein\\p{L}*|remises?|gratuit\\p{L}*|prix|offres?|descuentos?|precios?|ofertas?|costs?|kostet|coûte|cuesta|(?:€|\\$|£) ?\\d[\\d.,]*|\\d[\\d.,]* ?(?:€|\\$|£|euros?|eur|usd|chf)',
);
const AMOUNT = /[€$£] ?\d|\d ?[€$£]/u;
const NUMBER = /(?<![\p{L}\d.,])\d[\d.,\u00a0\u202f]*(?!\p{L})/u;
const PROOF = word(
  'customers?|clients?|testimonials?|case stud(?:y|ies)|awards?|reviews?|rated|kund(?:e|en|in|innen)|auszeichnung\\p{L}*|bewertung\\p{L}*|referenz\\p{L}*|témoignages?|avis|prix décerné|clientes?|testimonios?|reseñas?|premios?',
);
const QUOTATION = /[“„«"][^“”„«»"]{12,}[”“»"]/u;
const AUDIENCE = word(
  '(?:made|built|designed|meant|intended|suited|ideal|perfect) for|for (?:small |large |young |busy )?(?:teams|companies|businesses|people|families|parents|founders|students|beginners|professionals|everyone)|aimed at|für (?:kleine |große )?(?:teams|unternehmen|familien|eltern|gründer|studierende|einsteiger|alle)|richtet sich an|pour les \\p{L}+|s.adresse aux?|destiné\\p{L}* aux?|para (?:los |las )?(?:equipos|empresas|familias|padres|estudiantes|profesionales)|dirigid[oa]s? a',
);

/** Whether a statement says what a question of this kind would ask. */
const saysOf: Readonly<Record<QuestionKind, (statement: string) => boolean>> = {
  who: (statement) => AUDIENCE.test(statement),
  proof: (statement) => PROOF.test(statement) || QUOTATION.test(statement),
  number: (statement) =>
    NUMBER.test(statement.replace(DATE, ' ').replace(/(?<!\d)(?:19|20)\d\d(?!\d)/gu, ' ')),
  offer: (statement) => OFFER.test(statement) || AMOUNT.test(statement),
  date: (statement) => DATE.test(statement),
};

type Texts = Readonly<Record<QuestionKind, readonly [question: string, reason: string]>>;

/** `{topic}`, `{goal}` and `{business}` are what the brief says. */
const EN: Texts = {
  who: [
    'Who is “{topic}” for?',
    'The goal is “{goal}”. No source says whom it concerns, and readers must see that it is for them.',
  ],
  proof: [
    'Which customer, award or result shows it for {business}? Quote the person and give the name.',
    'The goal is “{goal}”. No source has a customer, an award or a quote that shows it.',
  ],
  number: [
    'Which number shows it best, and what does it count?',
    'The goal is “{goal}”. No source has a number that supports it.',
  ],
  offer: [
    'What exactly does {business} offer, and at which price or discount?',
    'The goal is “{goal}”. No source says what readers get or pay.',
  ],
  date: [
    'On which date does “{topic}” begin or end?',
    'The goal is “{goal}”. No source has a date, and readers must know when.',
  ],
};
const DE: Texts = {
  who: [
    'Für wen ist „{topic}“?',
    'Das Ziel ist „{goal}“. Keine Quelle sagt, wen es betrifft; Leser müssen sich erkennen.',
  ],
  proof: [
    'Welcher Kunde, welche Auszeichnung oder welches Ergebnis belegt es für {business}? Mit Zitat und Namen.',
    'Das Ziel ist „{goal}“. Keine Quelle nennt einen Kunden, eine Auszeichnung oder ein Zitat.',
  ],
  number: [
    'Welche Zahl belegt es am besten, und was zählt sie?',
    'Das Ziel ist „{goal}“. Keine Quelle hat eine Zahl, die es belegt.',
  ],
  offer: [
    'Was genau bietet {business} an, und zu welchem Preis oder Rabatt?',
    'Das Ziel ist „{goal}“. Keine Quelle sagt, was Leser bekommen oder bezahlen.',
  ],
  date: [
    'An welchem Tag beginnt oder endet „{topic}“?',
    'Das Ziel ist „{goal}“. Keine Quelle hat ein Datum, und Leser müssen es kennen.',
  ],
};
const FR: Texts = {
  who: [
    'À qui s’adresse « {topic} » ?',
    'Le but est « {goal} ». Aucune source ne dit qui est concerné.',
  ],
  proof: [
    'Quel client, quel prix ou quel résultat le montre pour {business} ? Citez la personne et son nom.',
    'Le but est « {goal} ». Aucune source ne contient un client, un prix ou une citation.',
  ],
  number: [
    'Quel chiffre le montre le mieux, et que compte-t-il ?',
    'Le but est « {goal} ». Aucune source ne contient un chiffre qui l’appuie.',
  ],
  offer: [
    'Que propose exactement {business}, et à quel prix ou avec quelle remise ?',
    'Le but est « {goal} ». Aucune source ne dit ce que les lecteurs reçoivent ou paient.',
  ],
  date: [
    'À quelle date « {topic} » commence ou se termine ?',
    'Le but est « {goal} ». Aucune source ne contient une date.',
  ],
};
const ES: Texts = {
  who: [
    '¿Para quién es «{topic}»?',
    'El objetivo es «{goal}». Ninguna fuente dice a quién se dirige.',
  ],
  proof: [
    '¿Qué cliente, premio o resultado lo demuestra para {business}? Cite a la persona y su nombre.',
    'El objetivo es «{goal}». Ninguna fuente contiene un cliente, un premio o una cita.',
  ],
  number: [
    '¿Qué cifra lo demuestra mejor y qué cuenta?',
    'El objetivo es «{goal}». Ninguna fuente contiene una cifra que lo apoye.',
  ],
  offer: [
    '¿Qué ofrece exactamente {business} y a qué precio o con qué descuento?',
    'El objetivo es «{goal}». Ninguna fuente dice qué reciben o pagan los lectores.',
  ],
  date: [
    '¿En qué fecha empieza o termina «{topic}»?',
    'El objetivo es «{goal}». Ninguna fuente contiene una fecha.',
  ],
};
const TEXTS: Readonly<Partial<Record<string, Texts>>> = { en: EN, de: DE, fr: FR, es: ES };

/** Languages without texts are asked in English. */
const wordsOf = (
  kind: QuestionKind,
  { topic, goal, language }: PostBrief,
  { name }: PostBusiness,
): Pick<Question, 'question' | 'reason'> => {
  const values: Readonly<Record<string, string>> = { topic, goal, business: name };
  const filled = (text: string): string =>
    text.replace(/\{(\w+)\}/gu, (_all, member: string) => values[member] ?? '');
  const [question, reason] = (TEXTS[language] ?? EN)[kind];
  return { question: filled(question), reason: filled(reason) };
};
