import { refusedFor, sampleCampaign, sampleWorld } from '../testing/sample-world';
import type { Campaign } from './campaign';
import type { CampaignChanges } from './campaign-changes';
import { reviseCampaign } from './revise-campaign';
import { viewCampaign } from './view-campaign';

const revise = (row: Campaign, changes: CampaignChanges) =>
  reviseCampaign(row, changes, sampleWorld());
const linked = (row: Campaign): Campaign => ({
  ...row,
  platformLinks: {
    'google-ads': {
      connectionId: 'con_1',
      remoteId: '7',
      remoteStatus: 'PAUSED',
      linkedAt: '2026-11-21T12:00:00.000Z',
      lastSyncedAt: null,
      lastError: null,
      syncedTreeVersion: 1,
    },
  },
});

describe('reviseCampaign', () => {
  it('gives the same campaign back when nothing changes', () => {
    const row = sampleCampaign({
      biddingStrategy: { type: 'TARGET_CPA', targetCpa: 3 },
      geoTargets: [{ kind: 'AREA', name: 'Berlin' }],
    });
    const { name, budget, geoTargets, biddingStrategy, _platformBudgets } = viewCampaign(row);
    expect(revise(row, { name, budget, geoTargets, biddingStrategy, _platformBudgets })).toBe(row);
  });

  it('counts a change of the tree', () => {
    expect(revise(sampleCampaign(), { name: 'Winter' })).toMatchObject({
      name: 'Winter',
      nameKey: 'winter',
      treeVersion: 2,
    });
  });

  it('rescales the split when the budget changes alone', () => {
    expect(viewCampaign(revise(sampleCampaign(), { budget: 33.33 }))._platformBudgets).toEqual({
      'google-ads': 20,
      'microsoft-ads': 13.33,
    });
  });

  it('reads a split that comes with the budget as it stands', () => {
    expect(
      viewCampaign(
        revise(sampleCampaign(), {
          budget: 50,
          _platformBudgets: { 'google-ads': 1, 'microsoft-ads': 49 },
        }),
      )._platformBudgets,
    ).toEqual({ 'google-ads': 1, 'microsoft-ads': 49 });
    expect(
      refusedFor(() =>
        revise(sampleCampaign(), {
          budget: 50,
          _platformBudgets: { 'google-ads': 1, 'microsoft-ads': 48 },
        }),
      ),
    ).toEqual(['SUM_MISMATCH /_platformBudgets']);
  });

  it('lets everything of a platform go that is taken out', () => {
    const row = sampleCampaign({
      connectionIds: { 'microsoft-ads': 'con_2' },
      platformStatus: { 'microsoft-ads': 'PAUSED' },
    });
    expect(viewCampaign(revise(row, { platforms: ['google-ads'] }))).toMatchObject({
      platforms: ['google-ads'],
      connectionIds: {},
      platformStatus: { 'google-ads': 'ENABLED' },
      _platformBudgets: { 'google-ads': 100 },
    });
  });

  it('tells of a new value for a platform that is taken out', () => {
    expect(
      refusedFor(() =>
        revise(sampleCampaign(), {
          platforms: ['google-ads'],
          platformStatus: { 'google-ads': 'ENABLED', 'microsoft-ads': 'PAUSED' },
        }),
      ),
    ).toEqual(['NOT_ALLOWED /platformStatus/microsoft-ads']);
  });

  it('clears what is optional', () => {
    const row = sampleCampaign({
      endDate: '2026-12-01',
      declarations: { politicalAdvertising: 'NONE' },
    });
    expect(
      viewCampaign(revise(row, { endDate: null, declarations: null, _platformBudgets: null })),
    ).toMatchObject({ endDate: null, declarations: null, _platformBudgets: null });
  });

  it('turns PAUSED and ENABLED into each other and knows no other way', () => {
    const enabled = revise(sampleCampaign(), { status: 'ENABLED' });
    expect(enabled.status).toBe('ENABLED');
    expect(revise(enabled, { status: 'PAUSED' }).status).toBe('PAUSED');
    expect(refusedFor(() => revise(enabled, { status: 'REMOVED' }))).toEqual([
      'NOT_ONE_OF /status',
    ]);
  });

  it('does not enable what the brake holds, and still changes the rest', () => {
    const held = {
      ...sampleCampaign(),
      hold: { since: '2026-11-21T12:00:00.000Z', eventId: 'bre_1' },
    };
    expect(refusedFor(() => revise(held, { status: 'ENABLED' }))).toEqual(['BRAKE_ENGAGED']);
    expect(revise(held, { name: 'Winter' }).name).toBe('Winter');
  });

  it('keeps a linked platform on its connection', () => {
    const row = linked(sampleCampaign());
    expect(refusedFor(() => revise(row, { connectionIds: { 'google-ads': 'con_9' } }))).toEqual([
      'ALREADY_LINKED',
    ]);
    expect(
      revise(row, { connectionIds: { 'google-ads': 'con_1', 'microsoft-ads': 'con_9' } })
        .connectionIds,
    ).toEqual({ 'google-ads': 'con_1', 'microsoft-ads': 'con_9' });
  });

  it('refuses a currency that its own amounts do not fit', () => {
    expect(
      refusedFor(() =>
        revise(sampleCampaign({ budget: 99.5, _platformBudgets: undefined }), { currency: 'JPY' }),
      ),
    ).toEqual(['TOO_PRECISE /budget']);
  });

  it('keeps the ids of places that stay', () => {
    const row = sampleCampaign({ geoTargets: [{ kind: 'AREA', name: 'Berlin' }] });
    const next = revise(row, {
      geoTargets: [...viewCampaign(row).geoTargets, { kind: 'AREA', name: 'Hamburg' }],
    });
    expect(next.geoTargets[0]).toEqual(row.geoTargets[0]);
    expect(next.geoTargets).toHaveLength(2);
  });
});
