import { Aes256Gcm, CipherSuite, DhkemX25519HkdfSha256, HkdfSha256 } from '@hpke/core';
import { canonicalJson } from '@switchyard/kernel';
import type { SealingPlace } from '../use-cases/ports';

/** RFC 9180: X25519, HKDF-SHA-256, AES-256-GCM. */
export const suite = new CipherSuite({
  kem: new DhkemX25519HkdfSha256(),
  kdf: new HkdfSha256(),
  aead: new Aes256Gcm(),
});

/** What a sealing is bound to: account, connection, field and version. */
export const boundTo = ({ accountId, connectionId, version }: SealingPlace): Buffer =>
  Buffer.from(canonicalJson({ accountId, connectionId, field: 'credentials', version }));

export const toText = (bytes: ArrayBuffer | Uint8Array): string =>
  Buffer.from(bytes as Uint8Array).toString('base64url');
export const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.from(text, 'base64url'));
