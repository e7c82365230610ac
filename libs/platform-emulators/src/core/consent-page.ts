import type { VendorAnswer, VendorRequest } from '../vendor';
import type { App, Consents, Person } from './consents';

/** How one vendor asks people. Its texts and its error parameters are its own. */
export interface ConsentPage {
  /** Stands in the heading, e.g. `Reddit`. */
  readonly vendorName: string;
  readonly consents: Consents;
  /** Scopes that the vendor lets people untick. Absent: all. */
  canUntick?(scope: string): boolean;
  /** Scopes that the query asks for. Absent: `scope`, divided by spaces or commas. */
  scopesOf?(query: URLSearchParams, app: App): readonly string[];
  /** A rule of this vendor's own about the query; the parameters that the app gets instead of a code. */
  refuses?(query: URLSearchParams, app: App): Parameters | undefined;
  /** A rule about the person who allows it, e.g. that their administrator must trust the app first. */
  refusesPerson?(person: Person, app: App): Parameters | undefined;
  /** What the app gets when the person denies. Absent: `error=access_denied`. */
  readonly denied?: Parameters;
  /** Called with what the person allowed, where the vendor adds parameters to the code. */
  withCode?(scopes: readonly string[], person: Person): Parameters;
}

export type Parameters = Readonly<Record<string, string>>;

/** A query that may be shown to a person. */
interface Asked {
  readonly app: App;
  readonly redirectUri: string;
  readonly state: string | null;
  readonly scopes: readonly string[];
  readonly challenge?: string;
}

/** The page where people consent: GET shows it, POST sends the browser back to the app. */
export function answerConsent(page: ConsentPage, request: VendorRequest): VendorAnswer {
  const asked = readQuery(page, request.query);
  if (!('app' in asked)) return asked;
  switch (request.method) {
    case 'GET':
      return html(200, page.vendorName, form(page, asked));
    case 'POST':
      return decide(page, asked, new URLSearchParams(request.body.toString('utf8')));
    default:
      return { status: 405, headers: { allow: 'GET, POST' } };
  }
}

/**
 * What is wrong with the client or the address is shown to the person; the rest goes to the app
 * (RFC 6749, 4.1.2.1).
 */
function readQuery(page: ConsentPage, query: URLSearchParams): Asked | VendorAnswer {
  const app = page.consents.app(query.get('client_id') ?? '');
  if (!app) return errorPage(page, 'client_id', 'No app is registered under this client id.');
  const redirectUri = query.get('redirect_uri') ?? '';
  if (!app.redirectUris.includes(redirectUri)) {
    return errorPage(page, 'redirect_uri', 'The app did not register this redirect address.');
  }
  const state = query.get('state');
  const scopes = page.scopesOf?.(query, app) ?? words(query.get('scope'));
  const refusal = refusalOf(page, app, query, scopes);
  if (refusal) return redirect(redirectUri, refusal, state);
  const challenge = query.get('code_challenge');
  return { app, redirectUri, state, scopes, ...(challenge === null ? {} : { challenge }) };
}

function refusalOf(
  page: ConsentPage,
  app: App,
  query: URLSearchParams,
  scopes: readonly string[],
): Parameters | undefined {
  if (query.get('response_type') !== 'code') return { error: 'unsupported_response_type' };
  const own = page.refuses?.(query, app);
  if (own) return own;
  const known = app.scopes ?? page.consents.rules.scopes;
  if (scopes.length === 0 || scopes.some((scope) => !known.includes(scope))) {
    return { error: 'invalid_scope' };
  }
  const problem = challengeProblem(page, app, query);
  return problem === undefined
    ? undefined
    : { error: 'invalid_request', error_description: problem };
}

const words = (text: string | null): readonly string[] => [
  ...new Set((text ?? '').split(/[ ,]+/).filter(Boolean)),
];

function challengeProblem(
  { consents }: ConsentPage,
  app: App,
  query: URLSearchParams,
): string | undefined {
  if (!consents.rules.pkce) return undefined;
  const challenge = query.get('code_challenge');
  if (challenge === null) {
    return app.isPkceRequired ? 'A code challenge is required.' : undefined;
  }
  if (query.get('code_challenge_method') !== 'S256') {
    return 'The code challenge method must be S256.';
  }
  return /^[A-Za-z0-9_-]{43}$/.test(challenge) ? undefined : 'The code challenge is malformed.';
}

function decide(page: ConsentPage, asked: Asked, sent: URLSearchParams): VendorAnswer {
  const back = (parameters: Parameters) => redirect(asked.redirectUri, parameters, asked.state);
  const denied = page.denied ?? { error: 'access_denied' };
  if (sent.get('decision') === 'deny') return back(denied);
  if (sent.get('decision') !== 'allow') {
    return errorPage(page, 'decision', 'Choose Allow or Deny.');
  }
  const person = page.consents.person(sent.get('person') ?? '');
  if (!person) return errorPage(page, 'person', 'Choose a person.');
  const refusal = page.refusesPerson?.(person, asked.app);
  if (refusal) return back(refusal);
  const ticked = sent.getAll('scope');
  const scopes = asked.scopes.filter(
    (scope) => ticked.includes(scope) || page.canUntick?.(scope) === false,
  );
  if (scopes.length === 0) return back(denied);
  const code = page.consents.allow({
    clientId: asked.app.clientId,
    personId: person.id,
    scopes,
    redirectUri: asked.redirectUri,
    ...(asked.challenge === undefined ? {} : { challenge: asked.challenge }),
  });
  return back({ code, ...page.withCode?.(scopes, person) });
}

function redirect(uri: string, parameters: Parameters, state: string | null): VendorAnswer {
  const to = new URL(uri);
  for (const [name, value] of Object.entries(parameters)) to.searchParams.set(name, value);
  if (state !== null) to.searchParams.set('state', state);
  return { status: 302, headers: { ...PRIVATE, location: to.href } };
}

const PRIVATE = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };

const errorPage = ({ vendorName }: ConsentPage, field: string, message: string): VendorAnswer =>
  html(
    400,
    vendorName,
    `<p role="alert"><strong>${escape(field)}</strong>: ${escape(message)}</p>`,
  );

function form(page: ConsentPage, { app, scopes, redirectUri }: Asked): string {
  const people = page.consents.people();
  const person = ({ id, name, email }: Person, index: number): string =>
    `<label><input type="radio" name="person" value="${escape(id)}"${index === 0 ? ' checked' : ''}> ` +
    `${escape(name)} <small>${escape(email)}</small></label>`;
  const scope = (name: string): string =>
    `<label><input type="checkbox" name="scope" value="${escape(name)}" checked` +
    `${page.canUntick?.(name) === false ? ' disabled' : ''}> ${escape(name)}</label>`;
  const noPeople =
    '<p>Nobody can sign in here. <code>POST /_control/people</code> makes a person.</p>';
  return `<p>The app <strong>${escape(app.clientId)}</strong> asks for access to your ad accounts.
You return to ${escape(new URL(redirectUri).origin)}.</p>
<form method="post">
<fieldset><legend>Sign in as</legend>${people.map(person).join('\n') || noPeople}</fieldset>
<fieldset><legend>Access</legend>${scopes.map(scope).join('\n')}</fieldset>
<p><button name="decision" value="allow">Allow</button>
<button name="decision" value="deny" class="quiet">Deny</button></p>
</form>`;
}

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;background:#f3f4f6;color:#1f2937;margin:0}
main{max-width:30rem;margin:10vh auto;background:#fff;padding:2rem;border:1px solid #d1d5db;border-radius:.5rem}
h1{font-size:1.35rem;margin:0 0 1rem}h1 small{color:#92400e;background:#fef3c7;padding:.1rem .5rem;border-radius:1rem}
fieldset{border:1px solid #d1d5db;border-radius:.375rem;margin:0 0 1rem}label{display:block;overflow-wrap:anywhere}
small{font-size:.8rem;font-weight:normal;color:#4b5563}
button{font:inherit;padding:.5rem 1.25rem;border-radius:.375rem;border:1px solid #1d4ed8;background:#1d4ed8;color:#fff}
button.quiet{background:#fff;color:#1f2937;border-color:#9ca3af}`;

function html(status: number, vendorName: string, content: string): VendorAnswer {
  const name = escape(vendorName);
  return {
    status,
    headers: {
      ...PRIVATE,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    },
    body: `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${name} (emulated)</title><style>${STYLE}</style></head>
<body><main><h1>${name} <small>emulated</small></h1>
${content}
</main></body></html>
`,
  };
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

/** What a person does on a consent page. */
export interface ConsentDecision {
  /** Id of the person, as `_control/people` shows it; the person that the page proposes if absent. */
  readonly person?: string;
  /** Scopes that the person unticks. */
  readonly without?: readonly string[];
  /** Absent: allow. */
  readonly decision?: 'allow' | 'deny';
}

const FIELD = /<input type="(radio|checkbox)" name="(?:person|scope)" value="([^"]*)"([^>]*)>/g;

const valuesOf = (page: string, type: 'radio' | 'checkbox'): readonly string[] =>
  [...page.matchAll(FIELD)]
    .filter(([, own, , more]) => own === type && more?.includes('checked'))
    .map(([, , value = '']) => value.replaceAll('&amp;', '&'));

/**
 * Fills in the consent page at this address as a browser without scripts would. Returns the address
 * that the vendor sends the browser to. Throws with the page's text when it sends it nowhere.
 */
export async function visitConsentPage(
  address: string,
  { person, without = [], decision = 'allow' }: ConsentDecision = {},
): Promise<string> {
  const shown = await fetch(address, { redirect: 'manual' });
  const page = await shown.text();
  const refused = shown.headers.get('location');
  if (refused !== null) return refused;
  const proposed = valuesOf(page, 'radio');
  const scopes = valuesOf(page, 'checkbox').filter((scope) => !without.includes(scope));
  const form = new URLSearchParams({ person: person ?? proposed[0] ?? '', decision });
  for (const scope of scopes) form.append('scope', scope);
  const answer = await fetch(address, { method: 'POST', body: form, redirect: 'manual' });
  const location = answer.headers.get('location');
  if (location === null) {
    throw new Error(`the consent page answered ${answer.status}: ${textOf(await answer.text())}`);
  }
  return location;
}

const textOf = (page: string): string =>
  page
    .replace(/<style>[\s\S]*?<\/style>|<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
