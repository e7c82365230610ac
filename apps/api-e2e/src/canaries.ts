import { createHash } from 'node:crypto';
import { clientSecretOf, type System, VENDORS_WITH_APPS } from '@switchyard/test-kit';

/** The emulators make up codes and tokens of these forms. */
const MADE_UP = 'fake-(code|access|refresh|key-access)-[0-9a-f]{8,}';
/** What a verifier looks like: 32 bytes in base64url. */
const VERIFIERS = /(?<![\w-])[\w-]{43}(?![\w-])/g;

export const TOKEN = /fake-(access|refresh|key-access)-[0-9a-f]{8,}/;

const hexOf = (text: string): string => Buffer.from(text).toString('hex');

/** Columns of bytes are read as hex. */
const IN_HEX = new RegExp(['fake-code-', 'fake-access-', 'fake-refresh-'].map(hexOf).join('|'));

/** RFC 7636, 4.2. */
const challengeOf = (verifier: string): string =>
  createHash('sha256').update(verifier).digest('base64url');

/** What may be written nowhere: codes, tokens, keys, secrets, states, verifiers. */
export class Canaries {
  private readonly texts = new Set<string>([
    ...VENDORS_WITH_APPS.map(clientSecretOf),
    'fake-developer-token',
  ]);
  /** A verifier is known by the challenge alone, which is in an address. */
  private readonly challenges = new Set<string>();

  add(...texts: readonly string[]): void {
    texts.forEach((text) => this.texts.add(text));
  }

  /** The state and the verifier of a browser that leaves for a consent page. */
  addAuthorizeUrl(address: string): void {
    const { searchParams } = new URL(address);
    this.add(searchParams.get('state')!);
    const challenge = searchParams.get('code_challenge');
    if (challenge !== null) this.challenges.add(challenge);
  }

  addCallback(address: string): void {
    this.add(new URL(address).searchParams.get('code')!);
  }

  get size(): number {
    return this.texts.size + this.challenges.size;
  }

  /** Those that are in a text, in clear. */
  foundIn(text: string): readonly string[] {
    return [
      ...[...this.texts].filter((one) => text.includes(one) || text.includes(hexOf(one))),
      ...(new RegExp(MADE_UP).exec(text)?.slice(0, 1) ?? []),
      ...(IN_HEX.exec(text)?.slice(0, 1) ?? []),
      ...(text.match(VERIFIERS) ?? []).filter((one) => this.challenges.has(challengeOf(one))),
    ];
  }
}

/** Every row of every table, as text, by the name of its table. */
export const dumpOf = async (system: System): Promise<ReadonlyMap<string, string>> => {
  const tables = await system.owner.rows<{ readonly name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
    [],
  );
  const dump = new Map<string, string>();
  for (const { name } of tables) {
    const rows = await system.owner.rows<{ readonly text: string }>(
      `select row::text as text from ${name} row`,
      [],
    );
    dump.set(name, rows.map(({ text }) => text).join('\n'));
  }
  return dump;
};
