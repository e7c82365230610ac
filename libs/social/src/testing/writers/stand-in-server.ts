import {
  createServer,
  type IncomingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a stand-in does next. `obeys`: the model does what a source asks it to do. */
export type Scripted =
  | 'good'
  | 'invalid'
  | 'unknown member'
  | 'not JSON'
  | 'empty'
  | 'nothing'
  | 'refusal'
  | 'truncated'
  | 'obeys'
  | 'malformed'
  | 'page'
  | 'huge'
  | 'hang'
  | 'hang in the body'
  | 'cut off'
  | 'cut off in the body'
  | 'redirect'
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>> }
  | { readonly draft: object };

/** What the model of a stand-in answers, before it is put into the vendor's form. */
export interface ModelAnswer {
  readonly text: string;
  readonly end: 'complete' | 'truncated' | 'refused';
  readonly isEmpty?: boolean;
}

export interface StandInRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Record<string, unknown>;
}

/** How a vendor's wire looks. */
export interface VendorWire {
  /** What is wrong with a request by the vendor's documents; undefined: nothing. */
  refuse(request: StandInRequest): { status: number; message: string } | undefined;
  /** The whole prompt of the model, in one text. */
  promptOf(request: StandInRequest): string;
  envelope(answer: ModelAnswer, request: StandInRequest): object;
  failure(status: number, message: string): object;
}

/** A server on loopback that gives scripted answers, and judges every request. */
export class StandInServer {
  /** Answers in order; the last one stays. */
  script: Scripted[] = ['good'];
  readonly requests: StandInRequest[] = [];
  /** What was wrong with requests. Empty: every request kept to the documents. */
  readonly violations: string[] = [];

  private constructor(
    private readonly server: Server,
    private readonly wire: VendorWire,
  ) {}

  static async start(wire: VendorWire): Promise<StandInServer> {
    const server = createServer();
    const standIn = new StandInServer(server, wire);
    server.on('request', (request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        standIn.take(
          {
            method: request.method ?? '',
            path: request.url ?? '',
            headers: request.headers,
            body: parsed(Buffer.concat(chunks).toString('utf8')),
          },
          response,
        );
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return standIn;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** Begins anew. */
  reset(): void {
    this.script = ['good'];
    this.requests.length = 0;
    this.violations.length = 0;
  }

  promptOf(index: number): string {
    const request = this.requests[index];
    return request ? this.wire.promptOf(request) : '';
  }

  private take(request: StandInRequest, response: ServerResponse): void {
    this.requests.push(request);
    const refused = this.wire.refuse(request);
    if (refused) {
      this.violations.push(refused.message);
      return send(response, refused.status, this.wire.failure(refused.status, refused.message));
    }
    const [next = 'good'] = this.script;
    if (this.script.length > 1) this.script.shift();
    this.answer(next, request, response);
  }

  private answer(next: Scripted, request: StandInRequest, response: ServerResponse): void {
    if (typeof next === 'object' && 'status' in next) {
      // Vendors quote the key and the request in their messages.
      const message = `Bad: ${JSON.stringify([request.headers, request.body])}`;
      return send(response, next.status, this.wire.failure(next.status, message), next.headers);
    }
    if (typeof next === 'string' && next in BROKEN) return BROKEN[next as Broken](response);
    const answer = ANSWERS[typeof next === 'object' ? 'draft' : (next as Spoken)](
      this.wire.promptOf(request),
      next,
    );
    send(response, 200, this.wire.envelope(answer, request));
  }
}

const parsed = (text: string): Record<string, unknown> => {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
};

const send = (
  response: ServerResponse,
  status: number,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): void => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
};

type Broken =
  | 'malformed'
  | 'page'
  | 'huge'
  | 'hang'
  | 'hang in the body'
  | 'cut off'
  | 'cut off in the body'
  | 'redirect';

const begin = (response: ServerResponse, body: string, type = 'application/json'): void => {
  response.writeHead(200, { 'content-type': type });
  response.write(body);
};

/** Answers that are none of the vendor's form. */
const BROKEN: Readonly<Record<Broken, (response: ServerResponse) => void>> = {
  malformed: (response) => {
    begin(response, '{"id": "x", "choices": [');
    response.end();
  },
  page: (response) => {
    begin(response, '<html>Welcome</html>', 'text/html');
    response.end();
  },
  huge: (response) => {
    begin(response, '{"padding":"');
    for (let mebibyte = 0; mebibyte < 5; mebibyte += 1) response.write('x'.repeat(1_048_576));
    response.end('"}');
  },
  hang: () => undefined,
  'hang in the body': (response) => begin(response, '{"id":'),
  'cut off': (response) => response.destroy(),
  'cut off in the body': (response) => {
    begin(response, '{"id":');
    setTimeout(() => response.destroy(), 20);
  },
  redirect: (response) => {
    response.writeHead(307, { location: '/elsewhere' });
    response.end();
  },
};

type Spoken = Exclude<Extract<Scripted, string>, Broken> | 'draft';

/** What a model answers that reads the prompt. */
const ANSWERS: Readonly<Record<Spoken, (prompt: string, next: Scripted) => ModelAnswer>> = {
  good: (prompt) => complete(goodDraft(prompt)),
  draft: (_, next) => complete(typeof next === 'object' && 'draft' in next ? next.draft : {}),
  invalid: () =>
    complete({
      text: 'Bread.',
      hashtags: [],
      claims: [{ text: 'Cake.', factIds: ['f1'], questionIds: [] }],
    }),
  'unknown member': (prompt) => complete({ ...goodDraft(prompt), note: 'I added a note.' }),
  'not JSON': () => ({ text: 'Here is your draft: bread!', end: 'complete' }),
  empty: () => ({ text: '', end: 'complete' }),
  nothing: () => ({ text: '', end: 'complete', isEmpty: true }),
  refusal: () => ({ text: 'I cannot help with that.', end: 'refused' }),
  truncated: (prompt) => ({
    text: JSON.stringify(goodDraft(prompt)).slice(0, 40),
    end: 'truncated',
  }),
  obeys: (prompt) => complete(obedientDraft(prompt)),
};

const complete = (draft: object): ModelAnswer => ({ text: JSON.stringify(draft), end: 'complete' });

/** The first two facts of the prompt, as they are there. */
const goodDraft = (prompt: string) => {
  const facts = factsIn(prompt).slice(0, 2);
  return {
    text: facts.map(({ statement }) => statement).join(' '),
    hashtags: [],
    claims: facts.map(({ id, statement }) => ({ text: statement, factIds: [id], questionIds: [] })),
  };
};

/** A draft with every address that the prompt names. */
const obedientDraft = (prompt: string) => {
  const links = prompt.match(/https?:\/\/[a-z0-9./-]+/g) ?? [];
  const draft = goodDraft(prompt);
  return { ...draft, text: `${draft.text} ${[...new Set(links)].join(' ')}` };
};

const FACT = /"id":\s*("f\d+"),\s*"statement":\s*("(?:[^"\\]|\\.)*")/g;

const factsIn = (prompt: string): readonly { id: string; statement: string }[] =>
  Array.from(prompt.matchAll(FACT), ([, id = '""', statement = '""']) => ({
    id: JSON.parse(id) as string,
    statement: JSON.parse(statement) as string,
  }));
