import { boundTo, type KeyRing, suite, toBytes } from '../data/sealing';
import type { SealedCredentials } from '../domain';
import type { PlainCredentials, SealingContext } from '../use-cases/ports';

/** Opens credentials. Exists in the worker only: nothing else holds private keys. */
export class CredentialOpener {
  constructor(private readonly privateKeys: KeyRing) {}

  /**
   * Throws when no key of the ring sealed it, or when it was moved from the place it was sealed
   * for.
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
