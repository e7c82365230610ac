import type { PlatformId } from '@switchyard/kernel';
import type { RemoteAction } from '@switchyard/platforms';

/** An action as it was found or made on the platform of one connection. */
export interface RemoteActionRow {
  readonly spaceId: string;
  readonly actionId: string;
  readonly connectionId: string;
  readonly platform: PlatformId;
  readonly remoteId: string;
  readonly usableFrom: Date | null;
  readonly conflicts: RemoteAction['conflicts'];
  /** The version of the action that the platform was told. */
  readonly actionVersion: number;
  readonly checkedAt: Date;
}
