import {
  Writer,
  type WriterName,
  WriterProblem,
  type WriterProblemCode,
  type WriterRequest,
  type WriterSpend,
  type Written,
} from '../../domain/writer';
import { readAnswer } from './draft-answer';
import { buildPrompt, type Prompt, repairText } from './prompt';

/** What a writer with a model needs. */
export interface ModelSettings {
  /** Null: the vendor's public API. */
  readonly url: string | null;
  readonly model: string;
  /** Null: the endpoint asks for none. */
  readonly key: string | null;
}

export interface Turn {
  readonly role: 'user' | 'assistant';
  readonly text: string;
}

/** What a model answered. `cut`: at the limit of tokens; `declined`: it refuses to write this. */
export interface ModelAnswer {
  readonly text: string;
  readonly end: 'complete' | 'cut' | 'declined';
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/** A model of a vendor. */
export interface Model {
  readonly writer: WriterName;
  readonly name: string;
  /** Makes ready for requests. Loading a package is no part of the time of a request. */
  connect(): Promise<unknown>;
  /** One request. Throws what the vendor's package throws; undefined: no answer of the API's form. */
  ask(
    system: string,
    turns: readonly Turn[],
    signal: AbortSignal,
  ): Promise<ModelAnswer | undefined>;
}

/** The most tokens of an answer: several times what the longest draft needs. */
export const MOST_OUTPUT_TOKENS = 16_000;
/** How long one request may take. */
export const REQUEST_MILLISECONDS = 60_000;
/** An invalid answer that is longer is not sent back. */
const LONGEST_RETURNED = 20_000;

/** Writes drafts with a model: one request, and one more when the answer is not valid. */
export class ModelWriter extends Writer {
  constructor(
    private readonly model: Model,
    private readonly requestMilliseconds = REQUEST_MILLISECONDS,
  ) {
    super();
  }

  override async write(request: WriterRequest, signal: AbortSignal): Promise<Written> {
    const prompt = buildPrompt(request);
    const tally = new Tally(this.model);
    const first = await this.answer(prompt, firstTurns(prompt), tally, signal);
    const read = readModelAnswer(first, request);
    if (read.draft) return { draft: read.draft, spend: tally.spend };
    const second = await this.answer(
      prompt,
      repairTurns(prompt, first.text, read.problems),
      tally,
      signal,
    );
    const repaired = readModelAnswer(second, request);
    if (repaired.draft) return { draft: repaired.draft, spend: tally.spend };
    throw tally.problem('WRITER_ANSWER_INVALID', `No valid draft came: ${repaired.problems[0]}.`);
  }

  private async answer(
    { system }: Prompt,
    turns: readonly Turn[],
    tally: Tally,
    signal: AbortSignal,
  ): Promise<ModelAnswer> {
    if (signal.aborted) throw tally.problem('WRITER_UNAVAILABLE', 'The request was stopped.');
    await this.model.connect().catch(() => {
      throw tally.problem('WRITER_UNAVAILABLE', "The vendor's package cannot be loaded.");
    });
    const timeout = AbortSignal.timeout(this.requestMilliseconds);
    tally.countRequest();
    const answer = await this.model
      .ask(system, turns, AbortSignal.any([signal, timeout]))
      .catch((error: unknown) => {
        throw tally.problem(...whyNoAnswer(error, timeout.aborted));
      });
    if (!answer) {
      throw tally.problem('WRITER_UNAVAILABLE', 'What came is not an answer of the API.');
    }
    tally.countTokens(answer);
    if (answer.end === 'declined') {
      throw tally.problem('WRITER_DECLINED', 'The model refuses to write this post.');
    }
    return answer;
  }
}

const firstTurns = ({ user }: Prompt): readonly Turn[] => [{ role: 'user', text: user }];

const repairTurns = (
  { user }: Prompt,
  answer: string,
  problems: readonly string[],
): readonly Turn[] =>
  answer.trim() === '' || answer.length > LONGEST_RETURNED
    ? [{ role: 'user', text: `${user}\n\n${repairText(problems)}` }]
    : [
        { role: 'user', text: user },
        { role: 'assistant', text: answer },
        { role: 'user', text: repairText(problems) },
      ];

const readModelAnswer = ({ text, end }: ModelAnswer, request: WriterRequest) =>
  end === 'cut'
    ? { problems: ['the answer was cut off at the limit of tokens; write less'] }
    : readAnswer(text, request);

/** Counts what a draft costs, whatever comes of it. */
class Tally {
  private requests = 0;
  private inputTokens = 0;
  private outputTokens = 0;

  constructor(private readonly model: Model) {}

  get spend(): WriterSpend {
    const { requests, inputTokens, outputTokens } = this;
    const { writer, name } = this.model;
    return { writer, model: name, requests, inputTokens, outputTokens };
  }

  countRequest(): void {
    this.requests += 1;
  }

  countTokens({ inputTokens, outputTokens }: ModelAnswer): void {
    this.inputTokens += wholeNumber(inputTokens);
    this.outputTokens += wholeNumber(outputTokens);
  }

  problem(code: WriterProblemCode, message: string): WriterProblem {
    const isTransient = code === 'WRITER_UNAVAILABLE';
    return new WriterProblem(code, message, isTransient, this.requests > 0 ? this.spend : null);
  }
}

const wholeNumber = (value: unknown): number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : 0;

const TRANSIENT_STATUSES: readonly number[] = [408, 409, 425, 429];

/**
 * Names a failure by its status alone: what a vendor says may quote the request or a part of the
 * key.
 */
const whyNoAnswer = (error: unknown, isTimeout: boolean): [WriterProblemCode, string] => {
  if (causesOf(error).some((one) => one instanceof AnswerTooLarge)) {
    return ['WRITER_ANSWER_INVALID', 'The answer is larger than any draft.'];
  }
  const status = statusOf(error);
  if (status === undefined) {
    return ['WRITER_UNAVAILABLE', isTimeout ? 'No answer came in time.' : 'No answer came.'];
  }
  if (status >= 500 || TRANSIENT_STATUSES.includes(status)) {
    return ['WRITER_UNAVAILABLE', `The API answers with status ${status}.`];
  }
  return [
    'WRITER_REFUSED',
    `The API refuses the request with status ${status}. Check the key, the model and the address.`,
  ];
};

const statusOf = (error: unknown): number | undefined => {
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  return typeof status === 'number' ? status : undefined;
};

const causesOf = (error: unknown): readonly unknown[] =>
  error instanceof Error ? [error, ...causesOf(error.cause)] : [];

/** An answer that is longer than any draft. */
class AnswerTooLarge extends Error {
  constructor() {
    super('The answer is too large.');
    this.name = 'AnswerTooLarge';
  }
}

/** More than any draft with its envelope has, decoded. */
const MOST_BYTES = 2 * 1024 * 1024;

/**
 * A `fetch` for the vendors' packages. It sends the named headers and no other one, so that no
 * environment variable of a package adds any, follows no redirect with a key, and reads a limited
 * number of bytes.
 */
export const boundedFetch =
  (allowedHeaders: readonly string[]) =>
  async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const given = new Headers(init.headers);
    const headers = allowedHeaders.flatMap((name): [string, string][] => {
      const value = given.get(name);
      return value === null ? [] : [[name, value]];
    });
    const response = await fetch(input, { ...init, headers, redirect: 'manual' });
    return new Response(response.body && response.body.pipeThrough(limit()), {
      status: response.status,
      headers: response.headers,
    });
  };

const limit = (): TransformStream<Uint8Array, Uint8Array> => {
  let bytes = 0;
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > MOST_BYTES) controller.error(new AnswerTooLarge());
      else controller.enqueue(chunk);
    },
  });
};
