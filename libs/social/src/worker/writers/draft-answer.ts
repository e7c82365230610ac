import { Ajv, type ValidateFunction } from 'ajv';
import { postLength } from '../../domain/channel';
import type { Draft } from '../../domain/post';
import type { WriterRequest } from '../../domain/writer';
import { foreignLinks, linksIn } from '../../domain/writing/links';

const listOf = (items: object) => ({ type: 'array', items });
const objectOf = (properties: Readonly<Record<string, object>>) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});
const TEXT = { type: 'string' };

/** The JSON schema of a draft, in the part of JSON Schema that every vendor enforces. */
export const DRAFT_SCHEMA: Record<string, unknown> = objectOf({
  text: TEXT,
  hashtags: listOf(TEXT),
  claims: listOf(objectOf({ text: TEXT, factIds: listOf(TEXT), questionIds: listOf(TEXT) })),
});

let compiled: ValidateFunction<Draft> | undefined;

/** Compiled with the first answer. */
const validatorOfDraft = (): ValidateFunction<Draft> =>
  (compiled ??= new Ajv({ allErrors: false }).compile<Draft>(DRAFT_SCHEMA));

const LONGEST_ANSWER = 400_000;
const MOST_CLAIMS = 200;
const MOST_PROBLEMS = 20;

/** A draft, or what is wrong with the answer. Problems quote nothing of it. */
export type ReadAnswer =
  | { readonly draft: Draft; readonly problems?: undefined }
  | { readonly draft?: undefined; readonly problems: readonly string[] };

/** Reads what a model answered, by the schema and by the rules that no schema states. */
export const readAnswer = (answer: string, request: WriterRequest): ReadAnswer => {
  if (answer.trim() === '') return { problems: ['the answer is empty'] };
  if (answer.length > LONGEST_ANSWER) return { problems: ['the answer is too long'] };
  const value = parsed(answer);
  if (value === undefined) return { problems: ['the answer is not JSON'] };
  const validate = validatorOfDraft();
  if (!validate(value)) {
    const [error] = validate.errors ?? [];
    return { problems: [`${error?.instancePath || 'the object'} ${error?.message ?? 'is wrong'}`] };
  }
  const problems = [
    ...textProblems(value, request),
    ...hashtagProblems(value, request),
    ...claimProblems(value, request),
  ];
  return problems.length > 0 ? { problems: problems.slice(0, MOST_PROBLEMS) } : { draft: value };
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Invisible characters, and those that no database stores. Emoji need U+200D. */
const UNSEEN = /(?!\n|\u200D)[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/u;

const textProblems = (draft: Draft, request: WriterRequest): readonly string[] => {
  const { channel } = request;
  const length = postLength(draft.text, draft.hashtags, channel);
  if (length > channel.mostCharacters) {
    return [
      `/text and /hashtags have ${length} characters; at most ${channel.mostCharacters} are allowed`,
    ];
  }
  const rules: readonly (readonly [boolean, string])[] = [
    [draft.text.trim() === '', '/text is empty'],
    [UNSEEN.test(draft.text), '/text has characters that are not visible'],
    [
      foreignLinks(draft.text, request).length > 0,
      '/text has an address that neither a source nor the business has',
    ],
    [
      linksIn(draft.text).length > channel.mostLinks,
      `/text has more than ${channel.mostLinks} links`,
    ],
  ];
  return rules.filter(([isBroken]) => isBroken).map(([, problem]) => problem);
};

const HASHTAG = /^(?=.*\p{L})[\p{L}\p{M}\p{N}_]{1,100}$/u;

const hashtagProblems = ({ hashtags }: Draft, { channel }: WriterRequest): readonly string[] => [
  ...(hashtags.length > channel.mostHashtags
    ? [`/hashtags has more than ${channel.mostHashtags} entries`]
    : []),
  ...hashtags.flatMap((tag, index) =>
    HASHTAG.test(tag) ? [] : [`/hashtags/${index} must be letters and digits without "#"`],
  ),
];

const claimProblems = (
  { text, claims }: Draft,
  { facts, questions }: WriterRequest,
): readonly string[] => {
  if (claims.length > MOST_CLAIMS) return [`/claims has more than ${MOST_CLAIMS} entries`];
  const factIds = new Set(facts.map(({ id }) => id));
  const answers = new Set(questions.filter(({ answer }) => answer !== null).map(({ id }) => id));
  const isUnknown = (known: ReadonlySet<string>) => (id: string) => !known.has(id);
  return claims.flatMap((claim, index) => {
    const rules: readonly (readonly [boolean, string])[] = [
      [
        claim.text.trim() === '' || !text.includes(claim.text),
        'text is not literally a part of /text',
      ],
      [claim.factIds.some(isUnknown(factIds)), 'factIds names a fact that does not exist'],
      [
        claim.questionIds.some(isUnknown(answers)),
        'questionIds names a question that has no answer',
      ],
      [claim.factIds.length + claim.questionIds.length === 0, 'names no fact and no answer'],
    ];
    return rules.flatMap(([isBroken, problem]) =>
      isBroken ? [`/claims/${index} ${problem}`] : [],
    );
  });
};
