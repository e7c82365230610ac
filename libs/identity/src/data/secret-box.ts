import { createCipheriv, createDecipheriv, type KeyObject, randomBytes } from 'node:crypto';
import { derivedKey } from '@switchyard/kernel';
import type { SealedSecret } from '../domain';
import type { KeyRing } from './sealing';

const CIPHER = 'aes-256-gcm';
const TAG_BYTES = 16;
const bytesOf = (text: string): Buffer => Buffer.from(text, 'base64url');

/**
 * Seals secrets that this very process must read again: under the first of
 * `SWITCHYARD_SECRET_KEYS`, opened with whichever sealed them. AES-256-GCM under a key that is
 * derived from each of the ring for one purpose alone.
 */
export class SecretBox {
  private readonly keys: readonly { readonly id: string; readonly key: KeyObject }[];

  constructor(ring: KeyRing, purpose: string) {
    this.keys = ring.map(({ id, key }) => ({ id, key: derivedKey(key, purpose) }));
  }

  /** `boundTo` is what the secret belongs to: opening asks for the same. */
  seal(secret: string, boundTo: string): SealedSecret {
    const [current] = this.keys;
    if (!current) throw new Error('SWITCHYARD_SECRET_KEYS has no key');
    const nonce = randomBytes(12);
    const cipher = createCipheriv(CIPHER, current.key, nonce).setAAD(Buffer.from(boundTo));
    const ciphertext = Buffer.concat([
      cipher.update(secret, 'utf8'),
      cipher.final(),
      cipher.getAuthTag(),
    ]);
    return {
      keyId: current.id,
      nonce: nonce.toString('base64url'),
      ciphertext: ciphertext.toString('base64url'),
    };
  }

  /**
   * Throws when its key is not configured any more, or the secret was sealed for another `boundTo`.
   * The error never contains the secret.
   */
  open({ keyId, nonce, ciphertext }: SealedSecret, boundTo: string): string {
    const key = this.keys.find(({ id }) => id === keyId);
    if (!key) {
      throw new Error(
        `SWITCHYARD_SECRET_KEYS has no key ${keyId} any more, under which a secret is sealed`,
      );
    }
    const bytes = bytesOf(ciphertext);
    const decipher = createDecipheriv(CIPHER, key.key, bytesOf(nonce))
      .setAAD(Buffer.from(boundTo))
      .setAuthTag(bytes.subarray(-TAG_BYTES));
    return Buffer.concat([
      decipher.update(bytes.subarray(0, -TAG_BYTES)),
      decipher.final(),
    ]).toString('utf8');
  }
}
