import { createCipheriv, createSecretKey } from 'node:crypto';
import { Aes256Gcm, CipherSuite, DhkemX25519HkdfSha256, HkdfSha256 } from '@hpke/core';
import { canonicalJson } from '@switchyard/kernel';
import type { SealedCredentials } from '../domain';
import type { PlainCredentials, SealingContext } from '../use-cases/ports';

/** RFC 9180: X25519, HKDF-SHA-256, AES-256-GCM. */
export const suite = new CipherSuite({
  kem: new DhkemX25519HkdfSha256(),
  kdf: new HkdfSha256(),
  aead: new Aes256Gcm(),
});

/** What a sealing is bound to: account, connection, field and version. */
export const boundTo = ({ accountId, connectionId, version }: SealingContext): Buffer =>
  Buffer.from(canonicalJson({ accountId, connectionId, field: 'credentials', version }));

const toText = (bytes: ArrayBuffer | Uint8Array): string =>
  Buffer.from(bytes as Uint8Array).toString('base64url');
export const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.from(text, 'base64url'));

export interface NamedKey {
  readonly id: string;
  /** base64url. */
  readonly key: string;
}

/** Keys by id; the first is current, the others still open what they sealed. Never empty. */
export type KeyRing = readonly [NamedKey, ...NamedKey[]];

/** Reads `id:key,id:key`. Throws a message that names the fault and never the key. */
export const readKeyRing = (text: string): KeyRing => {
  const keys = text.split(',').map((entry) => {
    const match = /^\s*([A-Za-z0-9_-]{1,40}):([A-Za-z0-9_-]{43})\s*$/.exec(entry);
    if (!match) {
      throw new Error('each key must be <id>:<32 bytes in base64url>, separated by commas');
    }
    return { id: match[1] as string, key: match[2] as string };
  });
  if (new Set(keys.map(({ id }) => id)).size !== keys.length) {
    throw new Error('two keys have the same id');
  }
  return keys as unknown as KeyRing;
};

/**
 * A new key pair for `SWITCHYARD_SEALING_PUBLIC_KEYS` and `SWITCHYARD_SEALING_PRIVATE_KEYS`, each
 * as `id:key`.
 */
export const generateSealingKeys = async (
  id: string,
): Promise<{ publicKey: string; privateKey: string }> => {
  const pair = await suite.kem.generateKeyPair();
  const [publicKey, privateKey] = await Promise.all([
    suite.kem.serializePublicKey(pair.publicKey),
    suite.kem.serializePrivateKey(pair.privateKey),
  ]);
  return { publicKey: `${id}:${toText(publicKey)}`, privateKey: `${id}:${toText(privateKey)}` };
};

/**
 * Seals for the worker. Nothing in the api process can undo it.
 * Seals to the first public key of the ring.
 */
export class Sealer {
  constructor(private readonly publicKeys: KeyRing) {}

  async seal(plain: PlainCredentials, place: SealingContext): Promise<SealedCredentials> {
    const [current] = this.publicKeys;
    const recipientPublicKey = await suite.kem.deserializePublicKey(toBytes(current.key));
    const sender = await suite.createSenderContext({ recipientPublicKey });
    const ciphertext = await sender.seal(Buffer.from(canonicalJson(plain)), boundTo(place));
    return {
      keyId: current.id,
      enc: toText(sender.enc),
      ciphertext: toText(ciphertext),
      version: place.version,
    };
  }
}

/** A text that only who holds the private key opens, as it is stored. */
export interface SealedText {
  readonly keyId: string;
  /** HPKE encapsulated key, base64url: the same for all of a batch. */
  readonly enc: string;
  readonly nonce: string;
  /** With the tag at its end, base64url. */
  readonly ciphertext: string;
}

/** What the key of a batch is exported for. */
export const BATCH_PURPOSE = Buffer.from('switchyard batch seal 1');
export const BATCH_CIPHER = 'aes-256-gcm';

/**
 * A function that seals many texts to the first public key of the ring, each to be opened by
 * itself: one HPKE exchange (RFC 9180) for all of them, whose exported secret is the key of
 * AES-256-GCM. `boundTo` is what a text belongs to, like its Space: opening asks for the same.
 */
export const sealBatch = async (
  publicKeys: KeyRing,
): Promise<(text: string, boundTo: string) => SealedText> => {
  const [current] = publicKeys;
  const sender = await suite.createSenderContext({
    recipientPublicKey: await suite.kem.deserializePublicKey(toBytes(current.key)),
  });
  const key = createSecretKey(Buffer.from(await sender.export(BATCH_PURPOSE, 32)));
  const enc = toText(sender.enc);
  let sealed = 0;
  return (text, boundTo) => {
    // The key is of this batch alone, so that a count is a nonce that never comes twice.
    const nonce = Buffer.alloc(12);
    nonce.writeUInt32BE(sealed);
    sealed += 1;
    const cipher = createCipheriv(BATCH_CIPHER, key, nonce).setAAD(Buffer.from(boundTo));
    const ciphertext = Buffer.concat([
      cipher.update(text, 'utf8'),
      cipher.final(),
      cipher.getAuthTag(),
    ]);
    return {
      keyId: current.id,
      enc,
      nonce: nonce.toString('base64url'),
      ciphertext: ciphertext.toString('base64url'),
    };
  };
};
