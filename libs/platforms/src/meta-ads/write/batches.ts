import type { Change } from '../../port/change';
import { type Failure, PlatformFailure } from '../../port/failure';
import type { Gate } from '../../port/io';
import { classify, contradicted, type Nature } from '../client/failures';
import type { GraphAnswer, Row } from '../client/objects';
import { CALLS_PER_BATCH, exchange, type GraphCall, type Question } from '../client/requests';
import { chunksOf, type Pace, type Session } from '../client/session';

/** What a writing conversation needs beside the session. */
export interface Writing {
  readonly session: Session;
  readonly gate: Gate;
  readonly pace: Pace;
}

/** A change and the call that does a step of it. */
export interface Part<C extends Change = Change> {
  readonly change: C;
  readonly call: GraphCall;
  /**
   * Reads the object in the same request right before the call: a change since the last look is
   * seen only by that.
   */
  readonly look?: GraphCall;
}

/** A step that is decided: what Meta answered, or why it refused. */
export type Decided<C extends Change = Change> = { readonly change: C } & (
  | {
      readonly body: Row;
      /** What the object was right before, where it was looked at. */
      readonly before?: Row;
    }
  | { readonly failure: Failure }
);

/**
 * Sends steps in as few requests as batches allow, each request through the gate for its own
 * changes. Yields what is decided; what stays open of a request (throttled, lost, unauthorised) is
 * thrown after the others of that request were yielded.
 */
export async function* sendParts<C extends Change>(
  writing: Writing,
  parts: readonly Part<C>[],
  question: Question,
): AsyncGenerator<Decided<C>> {
  for (const chunk of chunksOf(parts, partsPerRequest(parts))) {
    const answers = await sendChunk(writing, chunk, question);
    const results = chunk.map(({ change }, index) => ({
      change,
      ...resultOf(writing.session, answers[index]?.done ?? null, question),
      ...beforeOf(answers[index]?.before),
    }));
    yield* results.filter(isDecided);
    const open = results.flatMap((result) =>
      'failure' in result && !isDecided(result) ? [result.failure] : [],
    );
    if (open.length > 0) throw new PlatformFailure(worstOf(open));
  }
}

/** A part that looks first is two calls. */
const partsPerRequest = (parts: readonly Part[]): number =>
  parts.some(({ look }) => look) ? CALLS_PER_BATCH / 2 : CALLS_PER_BATCH;

const callsOf = ({ call, look }: Part, index: number): readonly GraphCall[] => {
  const name = `look-${index}`;
  return look
    ? [
        { ...look, name },
        { ...call, dependsOn: name },
      ]
    : [call];
};

interface Answered {
  readonly done: GraphAnswer | Failure | null;
  readonly before?: GraphAnswer | null;
}

const beforeOf = (before: GraphAnswer | null | undefined): { readonly before?: Row } =>
  before?.status === 200 && before.body ? { before: before.body } : {};

/** A refusal of a whole request is that of each of its changes. */
const sendChunk = async (
  { session, gate, pace }: Writing,
  chunk: readonly Part[],
  question: Question,
): Promise<readonly Answered[]> => {
  const calls = chunk.flatMap(callsOf);
  const send = async (): ReturnType<typeof exchange> => {
    await gate.open(chunk.map(({ change }) => change));
    return exchange(session, calls, question);
  };
  try {
    const account = session.connection.externalAccountId;
    const answers = [...(await pace.keep(account, calls.length, session.io, send))];
    return chunk.map(({ look }): Answered => {
      const before = look && (answers.shift() ?? null);
      return { done: answers.shift() ?? null, ...(look && { before }) };
    });
  } catch (error) {
    if (!(error instanceof PlatformFailure) || error.failure.kind !== 'refused') throw error;
    const { failure } = error;
    return chunk.map(() => ({ done: failure }));
  }
};

const resultOf = (
  { version }: Session,
  answer: GraphAnswer | Failure | null,
  { nature, entity }: Question,
): { readonly body: Row } | { readonly failure: Failure } => {
  if (answer && 'kind' in answer) return { failure: answer };
  const failure = answer ? classify(answer, { nature, entity, version }) : unfinished(nature);
  return failure ? { failure } : { body: answer?.body ?? {} };
};

const unfinished = (nature: Nature): Failure =>
  contradicted('A part of a batch came to no end.', nature);

const isDecided = <C extends Change>(result: Decided<C>): boolean =>
  'body' in result || result.failure.kind === 'refused';

/** What may have been done weighs most: nothing of it is sent again before it was looked for. */
const ORDER = [
  'unknown',
  'unauthorised',
  'throttled',
  'unavailable',
  'internal',
  'refused',
] as const;

const worstOf = (failures: readonly Failure[]): Failure =>
  [...failures].sort(
    (a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) || waitOf(b) - waitOf(a),
  )[0]!;

const waitOf = (failure: Failure): number =>
  failure.kind === 'throttled' ? failure.retryAfterSeconds : 0;
