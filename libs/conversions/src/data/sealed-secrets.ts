import { Inject, Injectable } from '@nestjs/common';
import type { KeyRing } from '@switchyard/identity';
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { SealedSecret } from '../domain';
import { SECRET_KEYS } from '../use-cases/settings';
import { SourceSecrets, type SecretPlace } from '../use-cases/source/source-secrets';

const PURPOSE = 'switchyard source secret 1';
const CIPHER = 'aes-256-gcm';
const TAG_BYTES = 16;

const bytesOf = (text: string): Buffer => Buffer.from(text, 'base64url');
const boundTo = ({ spaceId, receiverId }: SecretPlace): Buffer =>
  Buffer.from(`${spaceId}\n${receiverId}`);

/** AES-256-GCM under a key that is derived from each of the ring for this purpose alone. */
@Injectable()
export class SealedSecrets extends SourceSecrets {
  private readonly keys: readonly { readonly id: string; readonly key: Buffer }[];

  constructor(@Inject(SECRET_KEYS) ring: KeyRing) {
    super();
    this.keys = ring.map(({ id, key }) => ({
      id,
      key: Buffer.from(hkdfSync('sha256', bytesOf(key), '', PURPOSE, 32)),
    }));
  }

  seal(secret: string, place: SecretPlace): SealedSecret {
    const [current] = this.keys;
    if (!current) throw new Error('SWITCHYARD_SECRET_KEYS has no key');
    const nonce = randomBytes(12);
    const cipher = createCipheriv(CIPHER, current.key, nonce).setAAD(boundTo(place));
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

  open({ keyId, nonce, ciphertext }: SealedSecret, place: SecretPlace): string {
    const key = this.keys.find(({ id }) => id === keyId);
    if (!key) {
      throw new Error(
        `SWITCHYARD_SECRET_KEYS has no key ${keyId} any more, under which the secret of a source is sealed`,
      );
    }
    const bytes = bytesOf(ciphertext);
    const decipher = createDecipheriv(CIPHER, key.key, bytesOf(nonce))
      .setAAD(boundTo(place))
      .setAuthTag(bytes.subarray(-TAG_BYTES));
    return Buffer.concat([
      decipher.update(bytes.subarray(0, -TAG_BYTES)),
      decipher.final(),
    ]).toString('utf8');
  }
}
