import { readFileSync } from 'node:fs';

interface Operation {
  readonly security: readonly Readonly<Record<string, unknown>>[];
  readonly 'x-required-scopes'?: readonly string[];
  readonly 'x-session-needs'?: string;
}

interface Described {
  readonly name: string;
  readonly path: string;
  readonly operation: Operation;
}

const operationsOf = (file: string): readonly Described[] => {
  const { paths } = JSON.parse(readFileSync(`apps/api/${file}`, 'utf8')) as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  };
  return Object.entries(paths).flatMap(([path, verbs]) =>
    Object.entries(verbs).map(([verb, operation]) => ({
      name: `${verb.toUpperCase()} ${path}`,
      path,
      operation,
    })),
  );
};

const scopesOf = ({ operation }: Described): readonly string[] =>
  operation['x-required-scopes'] ?? [];

const writes = (one: Described): boolean => scopesOf(one).some((scope) => scope.endsWith(':write'));

/** What an account says about its money is for its own users, and so is what its ad accounts are. */
const isOfAccount = (one: Described): boolean =>
  one.path.startsWith('/api/v1/budget') ||
  /^\/api\/v1\/connections\/(attempts|grants|\{id\}\/assets)/.test(one.path) ||
  (one.path.startsWith('/api/v1/connections') && writes(one));

/** Read by the specs of access: `yes`, or the code of the refusal. */
const ROLES: Readonly<Record<string, (one: Described) => string>> = {
  'OWNER, own account': () => 'yes',
  'OWNER, guest': (one) => (isOfAccount(one) ? 'ROLE_TOO_LOW' : 'yes'),
  'EDITOR, guest': (one) => (isOfAccount(one) ? 'ROLE_TOO_LOW' : 'yes'),
  VIEWER: (one) => (isOfAccount(one) || writes(one) ? 'ROLE_TOO_LOW' : 'yes'),
  'no member': () => 'NOT_A_MEMBER',
};

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

const code = (text: string): string => `\`${text}\``;

const tokenRow = (one: Described): readonly string[] => [
  code(one.name),
  scopesOf(one).map(code).join(' ') || 'any token',
  ...Object.values(ROLES).map((answer) => answer(one).replace(/^[A-Z].*$/, code('$&'))),
];

const NEEDS: Readonly<Record<string, string>> = {
  nothing: 'nothing',
  person: 'a session',
  confirmed: 'a session, the address confirmed',
  recent: 'a session, the address confirmed, a proof of the last 10 minutes',
};

const needsToken = ({ operation }: Described): boolean =>
  operation.security.some((one) => 'token' in one);

/** The page of who may call which operation, from the descriptions. */
export const accessPage = (): string => {
  const api = operationsOf('openapi.json');
  const open = api.filter((one) => !needsToken(one));
  return `# Who may call what

<!-- prettier-ignore-start -->
<!-- Made by \`npm run docs\`; access.journey-spec tries every row. -->

## The API for tokens

An operation takes a token with all of its scopes, in a Space of which the user is a member. A guest
is a member from another account. \`yes\` means that the role refuses nothing; every other word is the
code of the 403. A member whose role was changed or taken keeps it for a second at most.

${table(['Operation', 'Scopes', ...Object.keys(ROLES)], api.filter(needsToken).map(tokenRow))}

Members of a Space are managed by its owners, and of these by users of its account alone.
\`/conversions/events\` and \`/conversions/identify\` take a website key as well. Without a token:
${open.map(({ name }) => code(name)).join(', ')}; the last but one is signed by its sender.

## The API for sessions

A session is the cookie of a browser. Tokens and website keys open nothing here. Everything but
\`GET\` also needs the header \`X-Switchyard-App\` and no \`Origin\` of another site. Meta posts
withdrawals to \`/app/connect/meta-ads/withdrawn\`, without a session: what it does not sign is dropped.

${table(
  ['Operation', 'Needs'],
  operationsOf('app-openapi.json').map(({ name, operation }) => [
    code(name),
    NEEDS[operation['x-session-needs'] ?? ''] ?? 'nothing',
  ]),
)}

<!-- prettier-ignore-end -->
`;
};
