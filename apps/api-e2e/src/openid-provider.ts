import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider, type Configuration } from 'oidc-provider';

/** What the provider knows of a person; the members are claims. */
export interface Provided {
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly name?: string;
  readonly zoneinfo?: string;
}

export const CLIENT = { id: 'switchyard', secret: 'a-client-secret-for-specs-only-0123456789' };
const SCOPE = 'openid email profile';
const CALLBACK = '/app/login/openid/callback';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * A real provider of OpenID Connect on this machine, on another host name than the api, with login
 * pages of its own. Tests make it ill-behaved from outside: its answers are changed on the way.
 */
export class OpenIdProviderServer {
  readonly people = new Map<string, Provided>();
  /** Ends every connection without an answer. */
  isDown = false;
  /** Changes the answer of the token endpoint; the length must stay. */
  changeTokens: ((text: string) => string) | undefined;
  /** Codes and tokens that were given out. */
  readonly secrets: string[] = [];
  private readonly server: Server;
  private provider: Provider | undefined;
  private handler: Handler | undefined;

  private constructor() {
    this.server = createServer((request, response) => void this.answer(request, response));
  }

  static async start(): Promise<OpenIdProviderServer> {
    const made = new OpenIdProviderServer();
    await new Promise<void>((done) => made.server.listen(0, 'localhost', done));
    return made;
  }

  get issuer(): string {
    return `http://localhost:${(this.server.address() as AddressInfo).port}`;
  }

  /** Begins to serve, for these installations. */
  serve(...apiUrls: readonly string[]): void {
    this.provider = new Provider(this.issuer, this.configuration(apiUrls));
    this.handler = this.provider.callback() as Handler;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }

  private configuration(apiUrls: readonly string[]): Configuration {
    return {
      clients: [
        {
          client_id: CLIENT.id,
          client_secret: CLIENT.secret,
          redirect_uris: apiUrls.map((url) => `${url}${CALLBACK}`),
          grant_types: ['authorization_code'],
          response_types: ['code'],
        },
      ],
      cookies: { keys: ['a key of the provider for specs'] },
      pkce: { required: () => true },
      claims: {
        openid: ['sub'],
        email: ['email', 'email_verified'],
        profile: ['name', 'zoneinfo'],
      },
      features: { devInteractions: { enabled: false } },
      interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
      findAccount: (_context, sub) => ({
        accountId: sub,
        claims: () => ({ sub, ...this.people.get(sub) }),
      }),
      // A person who signs in also allows.
      loadExistingGrant: async ({ oidc }) => {
        const grant = new oidc.provider.Grant({
          clientId: oidc.client!.clientId,
          accountId: oidc.session!.accountId!,
        });
        grant.addOIDCScope(SCOPE);
        await grant.save();
        return grant;
      },
    };
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '/';
    if (this.isDown || !this.handler) return void request.socket.destroy();
    if (path.startsWith('/interaction/')) return this.login(request, response);
    if (path.startsWith('/token')) this.watchTokens(response);
    // The document of an issuer that names another one.
    if (path.startsWith('/other')) request.url = path.slice('/other'.length);
    this.handler(request, response);
  }

  /** The login page of the provider, and what its form does. */
  private async login(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === 'GET') {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(LOGIN_PAGE);
      return;
    }
    const form = new URLSearchParams(await textOf(request));
    const ago = Number(form.get('ago') ?? 0);
    const ts = Math.floor(Date.now() / 1_000) - ago;
    const result = form.has('cancel')
      ? { error: 'access_denied', error_description: 'the person declined' }
      : { login: { accountId: form.get('login') ?? '', ...(ago > 0 ? { ts } : {}) } };
    await this.provider!.interactionFinished(request, response, result);
  }

  private watchTokens(response: ServerResponse): void {
    const end = response.end.bind(response) as (body: string) => ServerResponse;
    response.end = ((body: unknown) => {
      const text = String(body);
      const tokens = JSON.parse(text) as Readonly<Record<string, string>>;
      for (const name of ['access_token', 'id_token']) {
        if (tokens[name]) this.secrets.push(tokens[name]);
      }
      return end(this.changeTokens?.(text) ?? text);
    }) as typeof response.end;
  }
}

const LOGIN_PAGE = `<!doctype html><html lang="en"><title>Acme</title><h1>Acme</h1><form method="post">
  <label for="login">Name</label><input id="login" name="login"><button>Log in</button><button name="cancel" value="1">Cancel</button></form></html>`;

const textOf = async (request: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
};

/** A browser without script: it keeps the cookies of each host and follows nothing by itself. */
export class PlainBrowser {
  private readonly jars = new Map<string, Map<string, string>>();

  constructor(private readonly headers: Readonly<Record<string, string>> = {}) {}

  /** `form` is posted. */
  async ask(address: string, form?: Readonly<Record<string, string>>): Promise<Response> {
    const { origin } = new URL(address);
    const jar = this.jarOf(origin);
    const answer = await fetch(address, {
      redirect: 'manual',
      headers: {
        ...this.headers,
        origin,
        ...(jar.size > 0 ? { cookie: this.cookies(origin) } : {}),
      },
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    });
    for (const set of answer.headers.getSetCookie()) {
      const [pair = ''] = set.split(';');
      const [name = '', value = ''] = pair.split(/=(.*)/s);
      if (value === '' || /max-age=0/i.test(set)) jar.delete(name);
      else jar.set(name, value);
    }
    return answer;
  }

  /** The `Cookie` header for this origin. */
  cookies(origin: string): string {
    return [...this.jarOf(origin)].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  forget(origin: string): void {
    this.jars.delete(origin);
  }

  /** From the provider's first address to the one that it sends the browser back to, unvisited. */
  async logIn(address: string, form: Readonly<Record<string, string>>): Promise<string> {
    let next = address;
    for (let step = 0; step < 10; step += 1) {
      if (new URL(next).pathname === CALLBACK) return next;
      const isForm = new URL(next).pathname.startsWith('/interaction/');
      const answer = await this.ask(next, isForm ? form : undefined);
      const location = answer.headers.get('location');
      if (location === null) throw new Error(`${next}: ${answer.status} ${await answer.text()}`);
      next = new URL(location, next).href;
    }
    throw new Error('the provider never sends the browser back');
  }

  private jarOf(origin: string): Map<string, string> {
    const jar = this.jars.get(origin) ?? new Map<string, string>();
    this.jars.set(origin, jar);
    return jar;
  }
}
