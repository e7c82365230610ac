import { refusedFor, sampleCampaign } from '../testing/sample-world';
import type { Campaign } from './campaign';
import { removeCampaign, restoreCampaign } from './remove-campaign';

const now = new Date('2026-11-22T00:00:00.000Z');
const link = {
  connectionId: 'con_1',
  remoteId: '7',
  remoteStatus: 'ENABLED',
  linkedAt: '',
  lastSyncedAt: null,
  lastError: null,
  syncedTreeVersion: 1,
};
const linked: Campaign = {
  ...sampleCampaign(),
  status: 'ENABLED',
  platformLinks: { 'google-ads': link },
};

describe('removing and restoring a campaign', () => {
  it('goes to REMOVED and comes back PAUSED', () => {
    const removed = removeCampaign(linked, now);
    expect(removed.status).toBe('REMOVED');
    expect(restoreCampaign(removed, now)).toMatchObject({
      status: 'PAUSED',
      treeVersion: linked.treeVersion + 2,
    });
  });

  it('removes once', () => {
    const removed = removeCampaign(linked, now);
    expect(removeCampaign(removed, now)).toBe(removed);
  });

  it('restores only what is removed here and still stands on a platform', () => {
    expect(refusedFor(() => restoreCampaign(linked, now))).toEqual(['CAMPAIGN_NOT_REMOVED']);
    expect(
      refusedFor(() => restoreCampaign({ ...removeCampaign(linked, now), platformLinks: {} }, now)),
    ).toEqual(['CAMPAIGN_REMOVED']);
  });
});
