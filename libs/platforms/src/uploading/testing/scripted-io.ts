import type { HttpRequest, PlatformIo } from '../../port/io';
import { MediaShelf } from '../../contract/testing/media-shelf';

/** What the script answers to a request. */
export interface Scripted {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly json?: unknown;
}

/** A platform that answers what it is told to, in order, on a Sunday morning. */
export const scriptedIo = (
  ...script: readonly Scripted[]
): PlatformIo & { readonly sent: readonly HttpRequest[] } => {
  const sent: HttpRequest[] = [];
  const left = [...script];
  return {
    sent,
    send: async (request) => {
      sent.push(request);
      const next = left.shift();
      if (!next) throw new Error(`nobody scripted an answer to ${request.url}`);
      return {
        status: next.status ?? 200,
        headers: next.headers ?? {},
        body: Buffer.from(JSON.stringify(next.json ?? {})),
      };
    },
    now: () => Date.UTC(2026, 10, 22, 9),
    sleep: async () => {},
    keepCredentials: async () => {},
    media: new MediaShelf(),
  };
};
