const SECRET_HEADER =
  /^(authorization|proxy-authorization|cookie|developer-?token|authenticationtoken|password|x-api-key|api-key)$/;
const SECRET_MEMBER =
  /^(access_?token|refresh_?token|client_?secret|id_?token|password|api_?key|assertion|code_verifier|appsecret_?proof|fb_exchange_token|input_token)$/i;

/** The same inside addresses: next pages and parts of batches carry tokens in their queries. */
const SECRET_IN_QUERY =
  /((?:^|[?&\s])(?:access_token|appsecret_proof|fb_exchange_token|input_token|client_secret)=)[^&\s"']+/g;
const SECRET_IN_MULTIPART =
  /(name="(?:access_token|appsecret_proof|client_secret)"\r\n\r\n)[^\r]+/g;

export const MASK = '***';

/** Header values that could be used to log in are replaced; the scheme before them stays (`Bearer ***`). */
export function maskHeaders(
  headers: Readonly<Record<string, string | undefined>>,
): Record<string, string> {
  const entries = Object.entries(headers).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return Object.fromEntries(
    entries.map(([name, value]) => [name, SECRET_HEADER.test(name) ? maskValue(value) : value]),
  );
}

/** Secrets inside queries and bodies (token exchanges) are replaced at any depth. */
export function maskMembers(value: unknown): unknown {
  if (typeof value === 'string') {
    return value.replace(SECRET_IN_QUERY, `$1${MASK}`).replace(SECRET_IN_MULTIPART, `$1${MASK}`);
  }
  if (Array.isArray(value)) return value.map(maskMembers);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, member]) => [
    key,
    isSecret(key, member) ? MASK : maskMembers(member),
  ]);
  return Object.fromEntries(entries);
}

function isSecret(key: string, member: unknown): boolean {
  return SECRET_MEMBER.test(key) && typeof member === 'string';
}

function maskValue(value: string): string {
  const scheme = /^([A-Za-z]+) /.exec(value);
  return scheme ? `${scheme[1]} ${MASK}` : MASK;
}
