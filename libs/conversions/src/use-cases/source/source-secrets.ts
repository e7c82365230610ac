import type { ConversionSource, SealedSecret } from '../../domain';

/** What a secret belongs to: copied into another source it does not open. */
export type SecretPlace = Pick<ConversionSource, 'spaceId' | 'receiverId'>;

/** Seals the secrets of providers under the first of `SWITCHYARD_SECRET_KEYS`, and opens them with whichever sealed them. */
export abstract class SourceSecrets {
  abstract seal(secret: string, place: SecretPlace): SealedSecret;
  /** Throws when the key is not in the ring any more, or the secret belongs elsewhere. Never tells the secret. */
  abstract open(sealed: SealedSecret, place: SecretPlace): string;
}
