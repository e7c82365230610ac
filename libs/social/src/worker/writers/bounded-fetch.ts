/** An answer that is longer than any draft. */
export class AnswerTooLarge extends Error {
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
