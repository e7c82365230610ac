import { createHash } from 'node:crypto';
import { setRefused } from '@switchyard/http-kit';
import { isRefusal, type Issue, type Refusal } from '@switchyard/kernel';
import type { FastifyReply } from 'fastify';
import { html } from 'ghtml';

/** A part of a page: text in it is escaped already. */
export type Html = string & { readonly escaped?: true };

const STYLE = `
body { font: 1rem/1.5 system-ui, sans-serif; color: #1a1d21; background: #f6f7f8; margin: 0; }
main { max-width: 34rem; margin: 2rem auto; padding: 2rem; background: #fff; border: 1px solid #d5d9de; border-radius: .5rem; }
main.wide { max-width: 64rem; }
header { background: #1a2b3c; color: #fff; padding: .75rem 2rem; }
header a { color: #fff; margin-right: 1.5rem; }
h1 { font-size: 1.5rem; margin-top: 0; }
h2 { font-size: 1.15rem; }
label { display: block; font-weight: 600; margin-top: 1rem; }
input, select, textarea { font: inherit; width: 100%; box-sizing: border-box; padding: .5rem; border: 1px solid #6b7580; border-radius: .25rem; }
input[type=checkbox] { width: auto; margin-right: .5rem; }
fieldset { border: 1px solid #d5d9de; margin-top: 1rem; }
fieldset label { display: inline-block; width: 46%; font-weight: 400; margin-top: .25rem; }
button { font: inherit; margin-top: 1.25rem; padding: .5rem 1rem; border: 0; border-radius: .25rem; background: #0b57a4; color: #fff; cursor: pointer; }
a.button { display: inline-block; padding: .5rem 1rem; border: 1px solid #0b57a4; border-radius: .25rem; color: #0b57a4; text-decoration: none; }
button.quiet { background: #fff; color: #8a1c1c; border: 1px solid #8a1c1c; margin: 0 0 0 .25rem; padding: .25rem .5rem; }
.hint { color: #4b5563; margin: .25rem 0 0; font-size: .9rem; }
.bad { color: #8a1c1c; margin: .25rem 0 0; }
.notice { padding: .75rem; border: 1px solid #2f6f3e; background: #eef7f0; }
.refused { padding: .75rem; border: 1px solid #8a1c1c; background: #fdf2f2; }
.notice, .refused { margin: 0 0 1rem; }
.notice > :first-child, .refused > :first-child { margin-top: 0; }
.notice > :last-child, .refused > :last-child { margin-bottom: 0; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: .4rem .75rem .4rem 0; border-bottom: 1px solid #d5d9de; }
td form { display: inline; }
td p, td label { margin: 0; font-weight: 400; }
td ul { margin: 0; padding-left: 1rem; }
td button.quiet { margin: .25rem 0 0; }
time { white-space: nowrap; }
form.last { margin-top: 2rem; }
code { font: .95rem ui-monospace, monospace; overflow-wrap: anywhere; }
td code { font-size: .85rem; overflow-wrap: break-word; }
@media (max-width: 48rem) { main { margin: 0; padding: 1rem; border: 0; } table { display: block; overflow-x: auto; } }
`;

/** The policy names the digest of exactly the text between the tags. */
const STYLE_ELEMENT: Html = `<style>${STYLE}</style>`;
const STYLE_DIGEST = createHash('sha256').update(STYLE).digest('base64');

/** No script, nothing from elsewhere; forms go to this installation alone. */
const POLICY = `default-src 'none'; style-src 'sha256-${STYLE_DIGEST}'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/** Where pages send a browser. */
export const PATHS = {
  home: '/console/tools/api',
  websiteKeys: '/console/tools/website-keys',
  signIn: '/console/sign-in',
  secondFactorOfSignIn: '/console/sign-in/second-factor',
  proof: '/console/proof',
  secondFactor: '/console/second-factor',
  plan: '/console/plan',
  invitations: '/console/invitations',
  connections: '/console/connections',
  attempts: '/console/connect',
  posts: '/console/posts',
  openId: '/app/login/openid',
  openIdProof: '/app/session/proof/openid',
  openIdProblem: '/console/sign-in/openid',
} as const;

/** The first page after a sign-in: a user with open invitations answers them first. */
export const homeOf = (invitations: readonly unknown[]): string =>
  invitations.length > 0 ? PATHS.invitations : PATHS.home;

export interface PageOptions {
  readonly title: string;
  readonly body: Html;
  readonly isSignedIn?: boolean;
  readonly isWide?: boolean;
  /** The browser asks for this page again, or for the one that is named. */
  readonly refresh?: { readonly afterSeconds: number; readonly to?: string };
}

const menu = (isSignedIn: boolean): Html =>
  isSignedIn
    ? html`<a href="/console/tools/api">Tools → API</a
        ><a href="/console/tools/website-keys">Website keys</a
        ><a href="/console/connections">Connections</a><a href="/console/posts">Social posts</a
        ><a href="/console/invitations">Invitations</a
        ><a href="/console/second-factor">Second factor</a><a href="/console/plan">Plan</a>`
    : html`<a href="/console/sign-in">Sign in</a><a href="/console/register">Register</a>`;

const signOut = html`<form class="last" method="post" action="/console/sign-out">
  <button class="quiet">Sign out</button>
</form>`;

const refreshText = (refresh: PageOptions['refresh']): Html => {
  if (!refresh) return '';
  const content = `${refresh.afterSeconds}${refresh.to === undefined ? '' : `; url=${refresh.to}`}`;
  return html`<meta http-equiv="refresh" content="${content}" />`;
};

const pageText = ({
  title,
  body,
  isSignedIn = false,
  isWide = false,
  refresh,
}: PageOptions): Html => html`
  <!doctype html>
  <html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="referrer" content="same-origin" />
      !${refreshText(refresh)}
      <title>${title} · Switchyard</title>
      !${STYLE_ELEMENT}
    </head>
    <body>
      <header><nav aria-label="Main">!${menu(isSignedIn)}</nav></header>
      <main class="${isWide ? 'wide' : ''}">
        <h1>${title}</h1>
        !${body} !${isSignedIn ? signOut : ''}
      </main>
    </body>
  </html>
`;

/** Answers a page. */
export const showPage = (reply: FastifyReply, page: PageOptions, status = 200): string => {
  reply
    .code(status)
    .header('Content-Security-Policy', POLICY)
    .header('Referrer-Policy', 'same-origin')
    .type('text/html; charset=utf-8');
  return pageText(page).trimStart();
};

/** 303: the browser asks for another page. */
export const goTo = (reply: FastifyReply, path: string): string => {
  reply.code(303).header('Location', path);
  return '';
};

/** One input of a form. */
export interface FormField {
  readonly name: string;
  readonly label: string;
  readonly type?: 'text' | 'email' | 'password' | 'number' | 'hidden';
  readonly autocomplete?: string;
  readonly hint?: string;
  readonly value?: string;
  readonly isOptional?: boolean;
}

export interface FormOptions {
  readonly action: string;
  readonly button: string;
  readonly fields: readonly FormField[];
  /** Between the fields and the button. */
  readonly more?: Html;
  /** Of a form that was refused: what was written into it, and why. */
  readonly values?: Readonly<Record<string, string>> | undefined;
  readonly refusal?: Refusal | undefined;
}

const issuesOf = (refusal: Refusal | undefined): readonly Issue[] =>
  (refusal?.details?.['issues'] as readonly Issue[] | undefined) ?? [];

const pointerOf = (name: string): string => `/${name}`;

/** What was refused, but for issues of the fields that show their own. */
export const alertText = (
  refusal: Refusal | undefined,
  fields: readonly Pick<FormField, 'name'>[] = [],
): Html => {
  if (!refusal) return '';
  const own = new Set(fields.map(({ name }) => pointerOf(name)));
  const others = issuesOf(refusal).filter(({ path }) => !own.has(path));
  const texts =
    issuesOf(refusal).length > 0 ? others.map(({ message }) => message) : [refusal.message];
  return texts.map((text) => html`<p class="refused" role="alert">${text}</p>`).join('');
};

const fieldText = (field: FormField, { values, refusal }: FormOptions): Html => {
  const { name, label, type = 'text', value = '' } = field;
  // A password is never sent back to the page.
  const shown = type === 'password' ? '' : (values?.[name] ?? value);
  if (type === 'hidden') return html`<input type="hidden" name="${name}" value="${shown}" />`;
  const issue = issuesOf(refusal).find(({ path }) => path === pointerOf(name));
  return html`<label for="${name}">${label}</label> !${inputText(field, shown, issue)}
    !${field.hint ? html`<p class="hint" id="${name}-hint">${field.hint}</p>` : ''}
    !${issue ? html`<p class="bad" id="${name}-bad">${issue.message}</p>` : ''}`;
};

const inputText = (
  { name, type = 'text', autocomplete = 'off', hint, isOptional = false }: FormField,
  shown: string,
  issue: Issue | undefined,
): Html => {
  const notes = [hint ? `${name}-hint` : '', issue ? `${name}-bad` : ''].filter(Boolean).join(' ');
  return html`<input
    id="${name}"
    name="${name}"
    type="${type}"
    value="${shown}"
    autocomplete="${autocomplete}"
    !${isOptional ? '' : 'required'}
    !${notes ? html`aria-describedby="${notes}"` : ''}
    !${issue ? 'aria-invalid="true"' : ''}
  />`;
};

/** A form with its fields, and what was wrong with what it last sent. */
export const formText = (form: FormOptions): Html => html`
  !${alertText(form.refusal, form.fields)}
  <form method="post" action="${form.action}" novalidate>
    !${form.fields.map((field) => fieldText(field, form)).join('')} !${form.more ?? ''}
    <button>${form.button}</button>
  </form>
`;

/** A table. Cells are text, which is escaped, or parts of the page. */
export const tableText = (
  heads: readonly string[],
  rows: readonly (readonly (string | { readonly part: Html })[])[],
): Html =>
  html`<table>
    <thead>
      <tr>
        !${heads.map((head) => html`<th scope="col">${head}</th>`).join('')}
      </tr>
    </thead>
    <tbody>
      !${rows
        .map(
          (cells) =>
            html`<tr>
              !${cells.map(cellText).join('')}
            </tr>`,
        )
        .join('')}
    </tbody>
  </table>`;

const cellText = (cell: string | { readonly part: Html }): Html =>
  typeof cell === 'string' ? html`<td>${cell}</td>` : html`<td>!${cell.part}</td>`;

/** A button that posts, with hidden values. */
export const buttonText = (action: string, label: string, described: string): Html =>
  html`<form method="post" action="${action}">
    <button class="quiet" aria-label="${described}">${label}</button>
  </form>`;

/** A refusal that a page shows in its own words. Everything else is thrown on. */
export const shownRefusal = (reply: FastifyReply, error: unknown): Refusal => {
  if (!isRefusal(error) || error.status >= 500) throw error;
  setRefused(reply.request, error);
  reply.headers(error.headers);
  return error;
};

/** The same for pages that wait for a worker: that none answers is shown, too. */
export const shownProblem = (reply: FastifyReply, error: unknown): Refusal =>
  isRefusal(error) && error.code === 'UNAVAILABLE' ? error : shownRefusal(reply, error);
