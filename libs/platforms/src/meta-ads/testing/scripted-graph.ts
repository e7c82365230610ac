import type { Change, Outcome } from '../../port/change';
import type { OpenConnection } from '../../port/connection';
import { type Failure, PlatformFailure } from '../../port/failure';
import type { HttpAnswer, HttpRequest, PlatformIo } from '../../port/io';
import { MediaShelf } from '../../testing/scripted-io';
import { vendorEndpoints } from '../../transport/endpoints';
import { metaAds } from '..';

/** What the script answers to a request: a body of status 200, or a whole answer. */
export interface Scripted {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly json?: unknown;
}

export const connection: OpenConnection = {
  id: 'con_1',
  platform: 'meta-ads',
  externalAccountId: 'act_77',
  currency: 'EUR',
  timeZone: 'Europe/Berlin',
  settings: { pageId: '11', pixelId: '33' },
  credentials: { accessToken: 'fake-token', appSecret: 'fake-secret' },
};

/** The connector on a graph that gives scripted answers, in order. */
export const scriptedGraph = (...script: readonly Scripted[]) => {
  const sent: HttpRequest[] = [];
  const sleeps: number[] = [];
  const left = [...script];
  const io: PlatformIo = {
    send: async (request) => {
      sent.push(request);
      const next = left.shift();
      if (!next) throw new Error(`no answer is scripted for ${request.url}`);
      return answer(next);
    },
    now: () => Date.UTC(2026, 10, 21, 9, 0),
    sleep: async (milliseconds) => void sleeps.push(milliseconds),
    keepCredentials: async () => {},
    media: new MediaShelf(),
  };
  const platform = metaAds({ endpoints: vendorEndpoints.meta });
  const gates: string[][] = [];
  /** Outcomes that were yielded, and the failure that was thrown after them. */
  const apply = async (
    wave: readonly Change[],
    over: Partial<OpenConnection> = {},
  ): Promise<{ readonly outcomes: readonly Outcome[]; readonly failure?: Failure }> => {
    const outcomes: Outcome[] = [];
    const gate = {
      open: async (changes: readonly Change[]) => void gates.push(changes.map(({ id }) => id)),
    };
    try {
      for await (const outcome of platform.apply({ ...connection, ...over }, wave, io, gate)) {
        outcomes.push(outcome);
      }
      return { outcomes };
    } catch (error) {
      if (!(error instanceof PlatformFailure)) throw error;
      return { outcomes, failure: error.failure };
    }
  };
  return {
    platform,
    io,
    sent,
    sleeps,
    gates,
    apply,
    forms: () =>
      sent.map(({ body }) => Object.fromEntries(new URLSearchParams(String(body ?? '')))),
  };
};

/** A part of a batch's answer. */
export const part = (
  code: number,
  body: unknown,
  headers: readonly { readonly name: string; readonly value: string }[] = [],
) => ({ code, headers, body: JSON.stringify(body) });

export const graphError = (code: number, over: object = {}) => ({
  error: {
    message: `(#${code}) Something`,
    type: 'OAuthException',
    code,
    fbtrace_id: 'Atrace',
    ...over,
  },
});

const answer = ({ status = 200, headers = {}, json = {} }: Scripted): HttpAnswer => ({
  status,
  headers,
  body: Buffer.from(JSON.stringify(json)),
});
