import { canonicalJson } from '@switchyard/kernel';
import type { SealedCredentials } from '../domain';
import { Sealer, type PlainCredentials, type SealingPlace } from '../use-cases/ports';
import type { KeyRing } from './key-ring';
import { boundTo, suite, toBytes, toText } from './sealing';

/** Seals to the first public key of the ring. */
export class HpkeSealer extends Sealer {
  constructor(private readonly publicKeys: KeyRing) {
    super();
  }

  async seal(plain: PlainCredentials, place: SealingPlace): Promise<SealedCredentials> {
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
