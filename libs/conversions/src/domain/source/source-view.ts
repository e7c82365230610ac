import type { ConversionSource } from './conversion-source';

/** A source as it is read: never with its secret. */
export interface SourceView extends Omit<
  ConversionSource,
  'secret' | 'receiverId' | 'lastReceivedAt' | 'createdAt' | 'updatedAt'
> {
  /** Where the provider posts to, from the service's own address on. */
  readonly receiveUrl: string;
  readonly lastReceivedAt: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** The path of a receiver. */
export const receivePath = (receiverId: string): string => `/api/v1/hooks/${receiverId}`;

/** A list of members, so that a new column is never shown by accident. */
export const viewSource = (row: ConversionSource): SourceView => ({
  id: row.id,
  spaceId: row.spaceId,
  type: row.type,
  config: row.config,
  receiveUrl: receivePath(row.receiverId),
  lastReceivedAt: row.lastReceivedAt?.toISOString() ?? null,
  lastError: row.lastError,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  version: row.version,
});
