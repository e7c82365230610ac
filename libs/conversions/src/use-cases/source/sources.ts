import type { ConversionSource, SourceType } from '../../domain';

export interface SourceFilter {
  readonly updatedSince?: Date;
  readonly type?: SourceType;
}

export type SourceError = NonNullable<ConversionSource['lastError']>;

/** What a secret belongs to: copied into another source it does not open. */
export type SecretOwner = Pick<ConversionSource, 'spaceId' | 'receiverId'>;
