const SECRET_HEADER = /^(authorization|proxy-authorization|cookie|developer-?token|authenticationtoken|password|x-api-key|api-key)$/;
const SECRET_MEMBER = /^(access_?token|refresh_?token|client_?secret|id_?token|password|api_?key|assertion|code_verifier)$/i;

export const MASK = '***';

/** Header values that could be used to log in are replaced; the scheme before them stays (`Bearer ***`). */
export function maskHeaders(headers: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const entries = Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return Object.fromEntries(entries.map(([name, value]) => [name, SECRET_HEADER.test(name) ? maskValue(value) : value]));
}

/** Secrets inside bodies (token exchanges) are replaced at any depth. */
export function maskMembers(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(maskMembers);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, member]) => [key, isSecret(key, member) ? MASK : maskMembers(member)]);
  return Object.fromEntries(entries);
}

function isSecret(key: string, member: unknown): boolean {
  return SECRET_MEMBER.test(key) && typeof member === 'string';
}

function maskValue(value: string): string {
  const scheme = /^([A-Za-z]+) /.exec(value);
  return scheme ? `${scheme[1]} ${MASK}` : MASK;
}
