import { MediaShelf } from '../../contract/testing/media-shelf';
import type { Credentials, OpenConnection } from '../../port/connection';
import type { HttpAnswer, HttpRequest, PlatformIo } from '../../port/io';

/** One call as a script sees it: `POST /Campaigns`, with the body read. */
export interface Call {
  readonly key: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** What a script answers: a body for status 200, a whole answer, or an error to throw. */
export type Script = (
  call: Call,
) => object | { readonly status: number; readonly body: object } | Error;

export interface ScriptedIo extends PlatformIo {
  readonly calls: Call[];
  readonly requests: HttpRequest[];
  readonly sleeps: number[];
  readonly kept: Credentials[];
}

const NOW = Date.UTC(2026, 10, 21, 9, 0);

/** A world without a network: answers come from the script, tokens are always granted unless the script knows better. */
export const scriptedIo = (script: Script): ScriptedIo => {
  const io: ScriptedIo = {
    calls: [],
    requests: [],
    sleeps: [],
    kept: [],
    media: new MediaShelf(),
    now: () => NOW,
    sleep: async (milliseconds) => void io.sleeps.push(milliseconds),
    keepCredentials: async (credentials) => void io.kept.push(credentials),
    send: async (request) => answerOf(io, request, script),
  };
  return io;
};

const answerOf = (io: ScriptedIo, request: HttpRequest, script: Script): HttpAnswer => {
  const path = new URL(request.url).pathname.replace(
    /^\/((Campaign|Customer)Management|Reporting)\/v13/,
    '',
  );
  const isToken = path.endsWith('/token');
  const call: Call = {
    key: `${request.method} ${path}`,
    body: isToken
      ? Object.fromEntries(new URLSearchParams(String(request.body)))
      : JSON.parse(String(request.body)),
  };
  if (!isToken) io.calls.push(call);
  io.requests.push(request);
  const said = isToken ? tokenAnswer(script, call) : script(call);
  if (said instanceof Error) throw said;
  const whole =
    'status' in said && 'body' in said
      ? (said as { status: number; body: object })
      : { status: 200, body: said };
  return {
    status: whole.status,
    headers: { trackingid: 'trk-1' },
    body: Buffer.from(JSON.stringify(whole.body)),
  };
};

const tokenAnswer = (script: Script, call: Call): ReturnType<Script> => {
  const said = script(call);
  return 'access_token' in said || said instanceof Error || 'status' in said
    ? said
    : { access_token: 'fake-access', expires_in: 3600 };
};

export const connection: OpenConnection = {
  id: 'con_test',
  platform: 'microsoft-ads',
  externalAccountId: '123',
  currency: 'EUR',
  timeZone: 'Europe/Berlin',
  settings: { customerId: '9' },
  credentials: {
    clientId: 'fake-client',
    refreshToken: 'fake-refresh',
    developerToken: 'fake-developer',
  },
};

export const openGate = { open: async (): Promise<void> => {} };
