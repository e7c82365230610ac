import { UNVERIFIED } from '../unverified';
import { ApiRefusal, invalidValue } from '../wire/refusal';
import { sameText } from '../wire/same-body';

interface Remembered {
  readonly body: string;
  readonly id: string;
}

/** What was made under which Idempotency-Key: the same key and body find it again, another body is a conflict (platform document 4f). */
export class IdempotencyKeys {
  private readonly remembered = new Map<string, Remembered>();

  /** The id of what was made before under this key; undefined when nothing was. Keys of different scopes have nothing to do with each other. */
  find(scope: string, key: string, body: unknown): string | undefined {
    const known = this.remembered.get(`${scope} ${key}`);
    if (known && known.body !== sameText(body)) throw conflict();
    return known?.id;
  }

  /** The id of what was made under this key, whatever the body. */
  made(scope: string, key: string): string | undefined {
    return this.remembered.get(`${scope} ${key}`)?.id;
  }

  remember(scope: string, key: string, body: unknown, id: string): void {
    this.remembered.set(`${scope} ${key}`, { body: sameText(body), id });
  }
}

/** The header's value, checked; undefined without one. */
export function idempotencyKey(
  headers: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined || (/\S/.test(key) && key.length <= 255)) return key;
  throw invalidValue(
    'Idempotency-Key',
    'Idempotency-Key has 1 to 255 characters, one of them no white space.',
  );
}

const conflict = () =>
  new ApiRefusal({
    status: 409,
    code: UNVERIFIED.codes.idempotencyConflict,
    message: 'This Idempotency-Key was used with another request body.',
    param: 'Idempotency-Key',
  });
