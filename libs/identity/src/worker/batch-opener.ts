import { createDecipheriv, createSecretKey, type KeyObject } from 'node:crypto';
import {
  BATCH_CIPHER,
  BATCH_PURPOSE,
  type KeyRing,
  type SealedText,
  suite,
  toBytes,
} from '../data/sealing';

const TAG_BYTES = 16;

/** Keys of batches that are kept: texts of one batch mostly lie side by side. */
const KEPT = 1_000;

/** Opens what `sealBatch` sealed. Exists in the worker only. */
export class BatchOpener {
  private readonly keys = new Map<string, Promise<KeyObject>>();

  constructor(private readonly privateKeys: KeyRing) {}

  /** Throws when no key of the ring sealed it, or when it belongs to something else. */
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
