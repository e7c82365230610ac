import type { Connection } from '@switchyard/identity/domain';
import type { PlatformId } from '@switchyard/kernel';
import { PlatformFailure } from '@switchyard/platforms/domain';
import type { RemoteCampaign } from '../../data/adoption/claims';
import type { Released } from '../../domain/planning/releases';

export type ReleaseKey = Pick<Released, 'platform' | 'connectionId' | 'remoteId'>;

/** Something that is left to do for a release. */
export interface DueRelease extends RememberedRelease {
  readonly isNameDue: boolean;
  readonly releasedAt: Date;
  readonly error: string | null;
}

/** `failed`: the last try did not succeed, or no further try is possible. */
export interface ReleaseState {
  readonly campaignId: string;
  readonly platform: PlatformId;
  readonly status: 'pending' | 'confirmed' | 'failed';
  readonly error: string | null;
}

export interface RememberedRelease extends Released {
  /** False once its remote effect is there. */
  readonly isDue: boolean;
}

/** Another Space has the campaign. */
export class CampaignClaimed extends Error {
  readonly code = 'REMOTE_CLAIMED';

  constructor({ platform, remoteId }: RemoteCampaign) {
    super(`Campaign ${remoteId} of ${platform} belongs to another Space.`);
  }
}

/** Nothing can be sent through a connection that is gone, or not active. */
export const connectionClosed = (
  connection: Pick<Connection, 'status'> | undefined,
): PlatformFailure =>
  new PlatformFailure({
    kind: 'unauthorised',
    detail: {
      code: 'CONNECTION_CLOSED',
      message: connection
        ? `The connection is ${connection.status}.`
        : 'The connection no longer exists.',
    },
  });
