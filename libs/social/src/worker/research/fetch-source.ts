import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import {
  type AnswerHead,
  FetchProblem,
  type FetchProblemCode,
  SafeFetch,
} from '@switchyard/safe-fetch';
import type { Source, SourceTextCode } from '../../domain';
import type { ReadDocument } from '../../domain/research/clean-text';
import { MOST_DOCUMENT_BYTES, readDocument, readPasted } from './read-document';
import { HostRobots } from './robots';
import { SourceProblem, type SourceProblemCode } from './source-problem';

/** Why robots.txt keeps an address from being fetched. */
export type RobotsProblemCode = Extract<SourceTextCode, `ROBOTS_${string}`>;

/** Every reason for which a source is not read. */
export type SourceFailureCode = FetchProblemCode | SourceProblemCode | RobotsProblemCode;

/** What became of one try to read a source. */
export type FetchedSource =
  | ({ readonly kind: 'read' } & ReadDocument)
  | {
      readonly kind: 'failed';
      readonly code: SourceFailureCode;
      /** For people: what was wrong, and what helps. */
      readonly message: string;
      /** Whether another try may succeed. */
      readonly isTransient: boolean;
    };

/** Reads sources: pasted texts, and addresses as far as the robots.txt of their hosts allows. */
@Injectable()
export class FetchSource implements OnApplicationShutdown {
  /** Of one source, with all of its redirects. */
  protected readonly timeoutMs: number = 10_000;

  /** One run has one signal, and asks each host for its robots.txt once. */
  private readonly robotsOfRun = new WeakMap<AbortSignal, HostRobots>();

  constructor(private readonly fetches: SafeFetch) {}

  /** Answers also for failures. Throws only what is no fault of the source. */
  async execute({ url, title, text }: Source, signal: AbortSignal): Promise<FetchedSource> {
    try {
      const read = url === null ? readPasted(text ?? '', title) : await this.fetch(url, signal);
      return { kind: 'read', ...read };
    } catch (error) {
      return failure(error);
    }
  }

  onApplicationShutdown(): Promise<void> {
    return this.fetches.close();
  }

  private async fetch(address: string, signal: AbortSignal): Promise<ReadDocument> {
    const parts: Uint8Array[] = [];
    let head: AnswerHead | undefined;
    const body = this.fetches.open(address, {
      mostBytes: MOST_DOCUMENT_BYTES,
      timeoutMs: this.timeoutMs,
      signal,
      beforeRequest: (url) => this.askRobots(url, signal),
      onHead: (known) => (head = known),
    });
    for await (const bytes of body) parts.push(bytes);
    return readDocument(Buffer.concat(parts), head?.contentType ?? null, head?.url.href ?? address);
  }

  private async askRobots(url: URL, signal: AbortSignal): Promise<void> {
    const robots = this.robotsOfRun.get(signal) ?? new HostRobots(this.fetches, signal);
    this.robotsOfRun.set(signal, robots);
    const answer = await robots.answerFor(url);
    if (answer === 'disallowed') throw new RobotsProblem('ROBOTS_DISALLOWED');
    if (answer === 'unknown') throw new RobotsProblem('ROBOTS_UNREACHABLE');
  }
}

class RobotsProblem extends Error {
  constructor(readonly code: RobotsProblemCode) {
    super(code);
  }
}

const failure = (error: unknown): FetchedSource => {
  if (error instanceof RobotsProblem) {
    const isTransient = error.code === 'ROBOTS_UNREACHABLE';
    return { kind: 'failed', code: error.code, message: ROBOTS_TEXTS[error.code], isTransient };
  }
  if (error instanceof SourceProblem) {
    return { kind: 'failed', code: error.code, message: error.message, isTransient: false };
  }
  if (error instanceof FetchProblem) {
    const { code, reason, isTransient } = error;
    return { kind: 'failed', code, message: `${reason} ${FETCH_ADVICE[code]}`, isTransient };
  }
  throw error;
};

const ROBOTS_TEXTS: Readonly<Record<RobotsProblemCode, string>> = {
  ROBOTS_DISALLOWED: 'The site’s robots.txt does not allow it. Paste the text instead.',
  ROBOTS_UNREACHABLE:
    'The site’s robots.txt does not answer, so that nothing says whether the page may be read. Try again later, or paste the text.',
};

/** What helps against each problem of a fetch. */
const FETCH_ADVICE: Readonly<Record<FetchProblemCode, string>> = {
  BAD_ADDRESS: 'Correct the address, or paste the text.',
  ADDRESS_NOT_ALLOWED: 'Use a public address, or paste the text.',
  HOST_NOT_FOUND: 'Correct the address, or paste the text.',
  UNREACHABLE: 'Try again later, or paste the text.',
  TIMED_OUT: 'Try again later, or paste the text.',
  TOO_MANY_REDIRECTS: 'Use the address at which the redirects end.',
  BAD_STATUS: 'Use an address that everyone can open, or paste the text.',
  ENCODED: 'Use another address, or paste the text.',
  TOO_LARGE: 'Use a smaller page, or paste the part that matters.',
  BROKE_OFF: 'Try again later, or paste the text.',
};
