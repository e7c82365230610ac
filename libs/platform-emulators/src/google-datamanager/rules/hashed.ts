import { type FieldViolation, violation } from '../wire/violation';

export type Encoding = 'HEX' | 'BASE64';

const SHA256_BYTES = 32;

/** An identifier as Google takes it: the 32 bytes of its SHA-256 in the encoding of the request. */
export function hashed(
  value: unknown,
  encoding: Encoding,
  field: string,
): readonly FieldViolation[] {
  const text = String(value ?? '');
  if (!text) return [violation('REQUIRED_FIELD_MISSING', field)];
  const bytes = encoding === 'HEX' ? hexBytes(text) : base64Bytes(text);
  if (!bytes) {
    return [
      violation(encoding === 'HEX' ? 'INVALID_HEX_ENCODING' : 'INVALID_BASE64_ENCODING', field),
    ];
  }
  return bytes.length === SHA256_BYTES ? [] : [violation('INVALID_SHA256_FORMAT', field)];
}

const hexBytes = (text: string) =>
  /^([0-9a-f]{2})+$/i.test(text) ? Buffer.from(text, 'hex') : undefined;
const base64Bytes = (text: string) =>
  /^[A-Za-z0-9+/_-]+={0,2}$/.test(text) ? Buffer.from(text, 'base64') : undefined;
