import { createDecipheriv, createSecretKey, type KeyObject } from 'node:crypto';
import {
  BATCH_CIPHER,
  BATCH_PURPOSE,
  boundTo,
  type KeyRing,
  type SealedText,
  suite,
  toBytes,
} from '../data/sealing';
import type { SealedCredentials } from '../domain';
import type { PlainCredentials, SealingContext } from '../use-cases/ports';

/** Opens credentials. Exists in the worker only: nothing else holds private keys. */
export class CredentialOpener {
  constructor(private readonly privateKeys: KeyRing) {}

  /**
   * Throws when no configured key sealed it, or when it was moved from the place it was sealed for.
   */
  async open(
    sealed: SealedCredentials,
    place: Omit<SealingContext, 'version'>,
  ): Promise<PlainCredentials> {
    const privateKey = this.privateKeys.find(({ id }) => id === sealed.keyId);
    if (!privateKey) throw new Error(`no private key ${sealed.keyId}`);
    const recipientKey = await suite.kem.importKey('raw', toBytes(privateKey.key), false);
    const recipient = await suite.createRecipientContext({
      recipientKey,
      enc: toBytes(sealed.enc),
    });
    const plain = Buffer.from(
      await recipient.open(
        toBytes(sealed.ciphertext),
        boundTo({ ...place, version: sealed.version }),
      ),
    );
    try {
      return JSON.parse(plain.toString('utf8')) as PlainCredentials;
    } finally {
      plain.fill(0);
    }
  }
}

const TAG_BYTES = 16;

/** Keys of batches that are kept: texts of one batch mostly lie side by side. */
const KEPT = 1_000;

/** Opens what `sealBatch` sealed. Exists in the worker only. */
export class BatchOpener {
  private readonly keys = new Map<string, Promise<KeyObject>>();

  constructor(private readonly privateKeys: KeyRing) {}

  /** Throws when no configured key sealed it, or when it belongs to something else. */
  async open({ keyId, enc, nonce, ciphertext }: SealedText, boundTo: string): Promise<string> {
    const sealed = toBytes(ciphertext);
    const decipher = createDecipheriv(
      BATCH_CIPHER,
      await this.keyOf(keyId, enc),
      toBytes(nonce),
    ).setAAD(Buffer.from(boundTo));
    decipher.setAuthTag(sealed.subarray(sealed.length - TAG_BYTES));
    return Buffer.concat([
      decipher.update(sealed.subarray(0, sealed.length - TAG_BYTES)),
      decipher.final(),
    ]).toString('utf8');
  }

  private keyOf(keyId: string, enc: string): Promise<KeyObject> {
    const known = this.keys.get(enc);
    if (known) return known;
    const [oldest] = this.keys.keys();
    if (this.keys.size >= KEPT && oldest !== undefined) this.keys.delete(oldest);
    const key = this.derive(keyId, enc);
    this.keys.set(enc, key);
    return key;
  }

  private async derive(keyId: string, enc: string): Promise<KeyObject> {
    const privateKey = this.privateKeys.find(({ id }) => id === keyId);
    if (!privateKey) throw new Error(`no private key ${keyId}`);
    const recipientKey = await suite.kem.importKey('raw', toBytes(privateKey.key), false);
    const recipient = await suite.createRecipientContext({ recipientKey, enc: toBytes(enc) });
    return createSecretKey(Buffer.from(await recipient.export(BATCH_PURPOSE, 32)));
  }
}
