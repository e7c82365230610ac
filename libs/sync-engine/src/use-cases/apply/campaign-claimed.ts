import type { RemoteCampaign } from '../links/ports';

/** Another Space has the campaign. */
export class CampaignClaimed extends Error {
  readonly code = 'REMOTE_CLAIMED';

  constructor({ platform, remoteId }: RemoteCampaign) {
    super(`Campaign ${remoteId} of ${platform} belongs to another Space.`);
  }
}
