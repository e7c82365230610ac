import { createCipheriv, randomBytes } from 'node:crypto';
import type { KeyRing } from './key-ring';
import { suite, toBytes, toText } from './sealing';

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
 * A function that seals many texts to the first public key of the ring, each to be opened by itself: one HPKE exchange (RFC 9180) for all of them, whose
 * exported secret is the key of AES-256-GCM. `boundTo` is what a text belongs to, like its Space: opening asks for the same.
 */
export const sealBatch = async (
  publicKeys: KeyRing,
): Promise<(text: string, boundTo: string) => SealedText> => {
  const [current] = publicKeys;
  const sender = await suite.createSenderContext({
    recipientPublicKey: await suite.kem.deserializePublicKey(toBytes(current.key)),
  });
  const key = Buffer.from(await sender.export(BATCH_PURPOSE, 32));
  const enc = toText(sender.enc);
  return (text, boundTo) => {
    const nonce = randomBytes(12);
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
