import { FetchProblem, type SafeFetch } from '@switchyard/safe-fetch';
import parseRobots, { type Robot } from 'robots-parser';
import { decodeText } from './decode-text';

/** The product's name in robots.txt. */
const ROBOT_NAME = 'Switchyard-Fetch';

/** What the robots.txt of a host says of an address (RFC 9309). */
export type RobotsAnswer = 'allowed' | 'disallowed' | 'unknown';

/** The robots.txt of each host, asked for once. One run has one of these. */
export class HostRobots {
  private readonly byOrigin = new Map<string, Promise<Robot | 'unknown'>>();

  constructor(
    private readonly fetches: SafeFetch,
    private readonly signal: AbortSignal,
  ) {}

  /** Throws `FetchProblem` when the host itself may not or cannot be reached. */
  async answerFor(url: URL): Promise<RobotsAnswer> {
    const known = this.byOrigin.get(url.origin) ?? this.fetchRules(url.origin);
    this.byOrigin.set(url.origin, known);
    const rules = await known;
    if (rules === 'unknown') return 'unknown';
    return (rules.isAllowed(url.href, ROBOT_NAME) ?? true) ? 'allowed' : 'disallowed';
  }

  private async fetchRules(origin: string): Promise<Robot | 'unknown'> {
    const address = `${origin}/robots.txt`;
    try {
      return parseRobots(address, boundedRules(await this.fetchText(address)));
    } catch (error) {
      if (!(error instanceof FetchProblem)) throw error;
      if (error.isTransient || error.code === 'ENCODED') return 'unknown';
      // Other 4xx and long chains of redirects: as if there were none (RFC 9309, 2.3.1).
      if (AS_NONE.has(error.code)) return parseRobots(address, '');
      throw error;
    }
  }

  private async fetchText(address: string): Promise<string> {
    const parts: Uint8Array[] = [];
    let size = 0;
    const limits = { mostBytes: Infinity, timeoutMs: TIMEOUT_MS, signal: this.signal };
    for await (const bytes of this.fetches.open(address, limits)) {
      parts.push(bytes);
      size += bytes.length;
      if (size >= MOST_BYTES) break;
    }
    return decodeText(Buffer.concat(parts).subarray(0, MOST_BYTES), 'text/plain; charset=utf-8');
  }
}

const AS_NONE = new Set(['BAD_STATUS', 'TOO_MANY_REDIRECTS', 'BAD_ADDRESS']);
const TIMEOUT_MS = 5_000;
/** RFC 9309 asks for 500 KiB at least; what follows is not read. */
const MOST_BYTES = 500 * 1024;

/** A pattern with a star takes time in the product of its length and that of the address. */
const boundedRules = (text: string): string => {
  let starred = 0;
  return text
    .split(/\r\n?|\n/)
    .filter((line) => {
      starred += line.includes('*') ? line.length : 0;
      return line.length <= MOST_LINE_CHARACTERS && starred <= MOST_STARRED_CHARACTERS;
    })
    .join('\n');
};
const MOST_LINE_CHARACTERS = 2_000;
const MOST_STARRED_CHARACTERS = 100_000;
