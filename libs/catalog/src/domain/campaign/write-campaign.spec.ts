import { refusedFor, sampleCampaign, sampleWorld } from '../../testing/sample-world';
import type { Campaign } from './campaign';
import type { CampaignChanges, CampaignInput } from './campaign-input';
import { removeCampaign, restoreCampaign } from './campaign-removal';
import { viewCampaign } from './campaign-view';
import { reviseCampaign } from './write-campaign';

describe('createCampaign', () => {
  it('starts paused, unlinked, with the defaults of the contract', () => {
    const campaign = viewCampaign(
      sampleCampaign({ platforms: undefined, _platformBudgets: undefined }),
    );
    expect(campaign).toMatchObject({
      status: 'PAUSED',
      platforms: ['google-ads'],
      platformStatus: { 'google-ads': 'ENABLED' },
      objective: 'TRAFFIC',
      currency: 'EUR',
      biddingStrategy: { type: 'MAXIMIZE_CLICKS' },
      adSchedule: 'ALL_HOURS_ALL_DAYS',
      locationIntent: 'PRESENCE',
      languages: ['en'],
      _platformBudgets: null,
      platformLinks: {},
      hold: null,
      declarations: null,
      version: 1,
    });
    expect(campaign.adScheduleStructured).toMatchObject({ timezone: 'Europe/Berlin' });
    expect(campaign.targeting.schedule).toEqual(campaign.adScheduleStructured.windows);
  });

  it.each<[string, Partial<CampaignInput>, string]>([
    ['a status to start with', { status: 'ENABLED' }, 'NOT_ALLOWED /status'],
    ['a blank name', { name: ' \t ' }, 'TOO_SHORT /name'],
    ['no platform', { platforms: [], _platformBudgets: undefined }, 'TOO_FEW /platforms'],
    [
      'a platform twice',
      { platforms: ['google-ads', 'google-ads'], _platformBudgets: undefined },
      'DUPLICATE /platforms/1',
    ],
    ['a currency that is none', { currency: 'EUX' }, 'NOT_ONE_OF /currency'],
    ['half a cent a day', { budget: 100.005 }, 'TOO_PRECISE /budget'],
    ['a split that does not add up', { budget: 99 }, 'SUM_MISMATCH /_platformBudgets'],
    [
      'a connection of a platform it does not run on',
      { connectionIds: { 'meta-ads': 'con_1' } },
      'NOT_ALLOWED /connectionIds/meta-ads',
    ],
    [
      'a pause of a platform it does not run on',
      { platformStatus: { 'meta-ads': 'PAUSED' } },
      'NOT_ALLOWED /platformStatus/meta-ads',
    ],
    ['a language that is none', { languages: ['en', 'xx'] }, 'NOT_ONE_OF /languages/1'],
    ['a language twice', { languages: ['en', 'en'] }, 'DUPLICATE /languages/1'],
    [
      'an end before the start',
      { startDate: '2026-12-01', endDate: '2026-11-30' },
      'CONFLICT /endDate',
    ],
    [
      'a negative keyword twice',
      {
        negativeKeywords: [
          { text: 'free', matchType: 'EXACT' },
          { text: ' FREE ', matchType: 'EXACT' },
        ],
      },
      'DUPLICATE /negativeKeywords/1',
    ],
    [
      'a window of no length',
      { adSchedule: { windows: [{ day: 'MONDAY', startHour: 9, endHour: 9 }] } },
      'OUT_OF_RANGE /adSchedule/windows/0/endHour',
    ],
    [
      'only exclusions',
      { geoTargets: [{ kind: 'AREA', name: 'Berlin', negative: true }] },
      'ONLY_EXCLUSIONS',
    ],
  ])('refuses %s', (_, input, expected) => {
    expect(refusedFor(() => sampleCampaign(input))).toEqual([expected]);
  });

  it('reports every problem at once', () => {
    expect(
      refusedFor(() =>
        sampleCampaign({ name: '', budget: 0, biddingStrategy: { type: 'TARGET_CPA' } }),
      ),
    ).toEqual(['TOO_SHORT /name', 'OUT_OF_RANGE /budget', 'REQUIRED /biddingStrategy/targetCpa']);
  });

  it('takes a campaign that starts and ends on one day', () => {
    expect(
      refusedFor(() => sampleCampaign({ startDate: '2026-12-01', endDate: '2026-12-01' })),
    ).toEqual([]);
  });
});

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

  it('reads a split that is sent with the budget as it is', () => {
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

  it('drops every value of a platform that is taken out', () => {
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

  it('reports a new value for a platform that is taken out', () => {
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

  it('allows the changes from PAUSED to ENABLED and back, and no other', () => {
    const enabled = revise(sampleCampaign(), { status: 'ENABLED' });
    expect(enabled.status).toBe('ENABLED');
    expect(revise(enabled, { status: 'PAUSED' }).status).toBe('PAUSED');
    expect(refusedFor(() => revise(enabled, { status: 'REMOVED' }))).toEqual([
      'NOT_ONE_OF /status',
    ]);
  });

  it('does not enable what the brake holds, and still changes the rest', () => {
    const heldCampaign = {
      ...sampleCampaign(),
      hold: { since: '2026-11-21T12:00:00.000Z', eventId: 'bre_1' },
    };
    expect(refusedFor(() => revise(heldCampaign, { status: 'ENABLED' }))).toEqual([
      'BRAKE_ENGAGED',
    ]);
    expect(revise(heldCampaign, { name: 'Winter' }).name).toBe('Winter');
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
const linkedCampaign: Campaign = {
  ...sampleCampaign(),
  status: 'ENABLED',
  platformLinks: { 'google-ads': link },
};

describe('removing and restoring a campaign', () => {
  it('becomes REMOVED and is restored as PAUSED', () => {
    const removed = removeCampaign(linkedCampaign, now);
    expect(removed.status).toBe('REMOVED');
    expect(restoreCampaign(removed, now)).toMatchObject({
      status: 'PAUSED',
      treeVersion: linkedCampaign.treeVersion + 2,
    });
  });

  it('removes once', () => {
    const removed = removeCampaign(linkedCampaign, now);
    expect(removeCampaign(removed, now)).toBe(removed);
  });

  it('restores only what is removed here and still exists on a platform', () => {
    expect(refusedFor(() => restoreCampaign(linkedCampaign, now))).toEqual([
      'CAMPAIGN_NOT_REMOVED',
    ]);
    expect(
      refusedFor(() =>
        restoreCampaign({ ...removeCampaign(linkedCampaign, now), platformLinks: {} }, now),
      ),
    ).toEqual(['CAMPAIGN_REMOVED']);
  });
});
