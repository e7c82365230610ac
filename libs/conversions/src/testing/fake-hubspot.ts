import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The token that the emulated portal takes. */
export const HUBSPOT_TOKEN = 'pat-fake-token-of-a-test';

type Properties = Readonly<Record<string, string>>;

interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: object;
}

const failed = (status: number, category: string, headers = {}): Answer => ({
  status,
  headers,
  body: { status: 'error', message: 'emulated', category },
});

/**
 * A portal of HubSpot with two routes: GET /crm/v3/objects/deals/:id and …/contacts/:id. Like the
 * real one it answers only the properties that are asked for, and has only the ids of contacts.
 */
export class FakeHubspot {
  readonly deals = new Map<
    string,
    { readonly properties: Properties; readonly contacts: readonly string[] }
  >();
  readonly contacts = new Map<string, Properties>();
  /** Paths that were asked for, without their queries. */
  readonly asked: string[] = [];
  /** Answers that are given, one each, before any record. */
  readonly next: ('throttled' | 'broken' | 'cut off')[] = [];

  private constructor(private readonly server: Server) {}

  static async start(): Promise<FakeHubspot> {
    const server = createServer();
    const fake = new FakeHubspot(server);
    server.on('request', (request: IncomingMessage, response) => {
      const planned = fake.next.shift();
      if (planned === 'cut off') return void request.socket.destroy();
      const { status, headers, body } = fake.answer(request, planned);
      response.writeHead(status, { 'content-type': 'application/json', ...headers });
      response.end(JSON.stringify(body));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return fake;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private answer(request: IncomingMessage, planned: 'throttled' | 'broken' | undefined): Answer {
    const { pathname, searchParams } = new URL(request.url ?? '/', this.url);
    this.asked.push(pathname);
    if (request.headers.authorization !== `Bearer ${HUBSPOT_TOKEN}`) {
      return failed(401, 'INVALID_AUTHENTICATION');
    }
    if (planned === 'throttled') return failed(429, 'RATE_LIMITS', { 'retry-after': '7' });
    if (planned === 'broken') return failed(503, 'SERVICE_UNAVAILABLE');
    const [, kind, id = ''] = /^\/crm\/v3\/objects\/(deals|contacts)\/(\d+)$/.exec(pathname) ?? [];
    const record = kind === 'deals' ? this.deals.get(id) : this.contactOf(id, kind);
    if (!record) return failed(404, 'OBJECT_NOT_FOUND');
    const names = (searchParams.get('properties') ?? '').split(',');
    const withContacts = searchParams.get('associations') === 'contacts';
    return {
      status: 200,
      body: {
        id,
        properties: {
          hs_object_id: id,
          ...Object.fromEntries(names.map((name) => [name, record.properties[name] ?? null])),
        },
        ...(withContacts && record.contacts.length > 0
          ? {
              associations: {
                contacts: {
                  results: record.contacts.map((one) => ({ id: one, type: 'deal_to_contact' })),
                },
              },
            }
          : {}),
      },
    };
  }

  private contactOf(id: string, kind: string | undefined) {
    const properties = kind === 'contacts' ? this.contacts.get(id) : undefined;
    return properties && { properties, contacts: [] as readonly string[] };
  }
}
