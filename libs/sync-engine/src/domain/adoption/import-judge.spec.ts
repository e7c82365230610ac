import { PLATFORM_IDS, type PlatformId } from '@switchyard/kernel';
import type { Attributes, Json } from '@switchyard/platforms/domain';
import type { CampaignTree } from '../basis/campaign-tree';
import { sameField } from '../basis/canonical-json';
import { desiredOf } from '../basis/desired-objects';
import type { FieldChange } from '../planning/plan';
import { EVERYTHING } from '../planning/preview';
import { connectors, givenTarget, givenTree } from '../testing/given-tree';
import { editedSince, ImportJudge } from './import-judge';
import { mergedWrites, withWrites } from './local-writes';
import type { LocalWrite } from './remote-value';

const at = new Date('2026-11-21T12:00:00.000Z');
const ids = {
  redditLocationId: 'DE',
  metaLocationId: 'country:DE',
  openaiLocationId: 'country:DE',
  linkedinLocationId: 'urn:li:geo:101282230',
};
const berlin = {
  kind: 'AREA' as const,
  name: 'Berlin',
  criterionId: '1003854',
  msLocationId: '5321',
  ...ids,
};
const america = {
  kind: 'AREA' as const,
  name: 'United States',
  criterionId: '2840',
  msLocationId: '190',
  redditLocationId: 'US',
  metaLocationId: 'country:US',
  openaiLocationId: 'country:US',
  linkedinLocationId: 'urn:li:geo:103644278',
};
const SEARCHES: readonly PlatformId[] = ['google-ads', 'microsoft-ads', 'reddit-ads', 'openai-ads'];

const treeOn = (platform: PlatformId, more: object = {}): CampaignTree =>
  givenTree({
    campaign: {
      type: SEARCHES.includes(platform) ? 'SEARCH' : 'SOCIAL',
      platforms: [platform],
      geoTargets: [berlin],
      ...more,
    },
    ads: [{ type: SEARCHES.includes(platform) ? 'RESPONSIVE_SEARCH' : 'SINGLE_IMAGE' }],
    keywords: SEARCHES.includes(platform) ? [{}] : [],
  });

/** What a platform has after a user there makes the same change as this write here. */
const world = (platform: PlatformId, tree: CampaignTree) => {
  const connector = connectors.get(platform)!;
  const target = givenTarget({ platform, timeZone: 'America/New_York', settings: [] });
  const held = (one: CampaignTree): ReadonlyMap<string, Attributes> =>
    new Map(
      desiredOf(one, target, EVERYTHING, connector, at).desired.map(({ address, attributes }) => [
        address.id,
        attributes,
      ]),
    );
  const site = { platform, timeZone: target.timeZone, placeKey: connector.capabilities.placeKey };
  const judgeOf = (there: ReadonlyMap<string, Attributes>): ImportJudge => {
    const seen = desiredOf(tree, target, EVERYTHING, connector, at).desired.map(({ address }) => ({
      address,
      remoteId: `r-${address.id}`,
      attributes: there.get(address.id) ?? {},
    }));
    return new ImportJudge({ tree, target, platform: connector, seen, at });
  };
  return { connector, target, held, site, judgeOf };
};

const differing = (one: Attributes, other: Attributes): readonly string[] =>
  Object.keys({ ...one, ...other })
    .filter((field) => !sameField(one[field], other[field]))
    .sort();

/**
 * Imports every difference that may be imported, and returns the differences that are left and the
 * fields that were imported.
 */
const imported = (platform: PlatformId, tree: CampaignTree, write: LocalWrite) => {
  const { held, site, judgeOf, target } = world(platform, tree);
  const here = held(tree);
  const there = held(withWrites(tree, [write], target.timeZone));
  const judge = judgeOf(there);
  const fields: string[] = [];
  let after = tree;
  for (const [id, attributes] of here) {
    const entity =
      id === tree.campaign.id
        ? 'campaign'
        : tree.adGroups.some((row) => row.id === id)
          ? 'adGroup'
          : tree.ads.some((row) => row.id === id)
            ? 'ad'
            : 'keyword';
    const address = {
      platform,
      connectionId: target.connectionId,
      campaignId: tree.campaign.id,
      entity,
      id,
    } as const;
    const changed = differing(attributes, there.get(id) ?? {}).filter((field) =>
      judge.canCarry(address, field, there.get(id)?.[field] ?? null),
    );
    fields.push(...changed);
    after = withWrites(
      after,
      mergedWrites(
        address,
        changed.map((field) => ({ field, value: there.get(id)?.[field] ?? null })),
        after,
        site,
      ),
      target.timeZone,
    );
  }
  const left = [...held(after)].flatMap(([id, attributes]) =>
    differing(attributes, there.get(id) ?? {}),
  );
  return {
    moved: [...here].flatMap(([id, attributes]) => differing(attributes, there.get(id) ?? {})),
    fields,
    left,
  };
};

const windows = [
  {
    day: 'MONDAY' as const,
    startHour: 8,
    startMinute: 'ZERO' as const,
    endHour: 18,
    endMinute: 'ZERO' as const,
    bidModifier: 1,
  },
];

/** What a person may do on a platform, as the same change of ours. */
const EDITS: Readonly<Record<string, (tree: CampaignTree) => LocalWrite>> = {
  name: (tree) => ({ entity: 'campaign', id: tree.campaign.id, changes: { name: 'Winter' } }),
  status: (tree) => ({ entity: 'campaign', id: tree.campaign.id, changes: { status: 'ENABLED' } }),
  budget: (tree) => ({ entity: 'campaign', id: tree.campaign.id, changes: { budget: 33 } }),
  'another strategy': (tree) => ({
    entity: 'campaign',
    id: tree.campaign.id,
    changes: { biddingStrategy: { type: 'TARGET_CPA', targetCpa: 7 } },
  }),
  'a ceiling': (tree) => ({
    entity: 'campaign',
    id: tree.campaign.id,
    changes: { biddingStrategy: { type: 'MAXIMIZE_CLICKS', maxCpcBidCeiling: 2 } },
  }),
  'one more place': (tree) => ({
    entity: 'campaign',
    id: tree.campaign.id,
    changes: { geoTargets: [...tree.campaign.geoTargets, america] },
  }),
  'another place': (tree) => ({
    entity: 'campaign',
    id: tree.campaign.id,
    changes: { geoTargets: [america] },
  }),
  hours: (tree) => ({
    entity: 'campaign',
    id: tree.campaign.id,
    changes: { adSchedule: { windows, timezone: 'America/New_York' } },
  }),
  devices: (tree) => ({
    entity: 'campaign',
    id: tree.campaign.id,
    changes: { targeting: { devices: { desktop: { enabled: false } } } },
  }),
  languages: (tree) => ({
    entity: 'campaign',
    id: tree.campaign.id,
    changes: { languages: ['de'] },
  }),
  'the intent': (tree) => ({
    entity: 'campaign',
    id: tree.campaign.id,
    changes: { locationIntent: 'PRESENCE_OR_INTEREST' },
  }),
  networks: (tree) => ({
    entity: 'campaign',
    id: tree.campaign.id,
    changes: { networks: { search: true, searchPartners: true, display: false } },
  }),
  dates: (tree) => ({
    entity: 'campaign',
    id: tree.campaign.id,
    changes: { startDate: '2027-01-01', endDate: '2027-02-01' },
  }),
  tracking: (tree) => ({
    entity: 'campaign',
    id: tree.campaign.id,
    changes: { trackingTemplate: '{lpurl}?from=ads' },
  }),
  audience: (tree) => ({
    entity: 'campaign',
    id: tree.campaign.id,
    changes: { targeting: { linkedin: { include: { seniorities: ['urn:li:seniority:8'] } } } },
  }),
  declarations: (tree) => ({
    entity: 'campaign',
    id: tree.campaign.id,
    changes: {
      declarations: {
        politicalAdvertising: 'POLITICAL',
        specialAdCategories: ['HOUSING'],
        advertiserIdentity: { payer: 'Shoes GmbH' },
      },
    },
  }),
  negatives: (tree) => ({
    entity: 'campaign',
    id: tree.campaign.id,
    changes: { negativeKeywords: [{ text: 'free', matchType: 'PHRASE' }] },
  }),
  'the name of an ad group': ({ adGroups: [group] }) => ({
    entity: 'adGroup',
    id: group!.id,
    changes: { name: 'Boots' },
  }),
  'a bid': ({ adGroups: [group] }) => ({
    entity: 'adGroup',
    id: group!.id,
    changes: { maxCpc: 1.5 },
  }),
  hints: ({ adGroups: [group] }) => ({
    entity: 'adGroup',
    id: group!.id,
    changes: { contextHints: ['running'] },
  }),
  'the switch of an ad group': ({ adGroups: [group] }) => ({
    entity: 'adGroup',
    id: group!.id,
    changes: { status: 'PAUSED' },
  }),
  headlines: ({ ads: [ad] }) => ({
    entity: 'ad',
    id: ad!.id,
    changes: { headlines: [{ text: 'Four' }, { text: 'Five', pinned: 1 }, { text: 'Six' }] },
  }),
  paths: ({ ads: [ad] }) => ({
    entity: 'ad',
    id: ad!.id,
    changes: { path1: 'shoes', path2: 'new' },
  }),
  'the address': ({ ads: [ad] }) => ({
    entity: 'ad',
    id: ad!.id,
    changes: { finalUrl: 'https://example.com/new' },
  }),
  'the switch of an ad': ({ ads: [ad] }) => ({
    entity: 'ad',
    id: ad!.id,
    changes: { status: 'PAUSED' },
  }),
  button: ({ ads: [ad] }) => ({ entity: 'ad', id: ad!.id, changes: { callToAction: 'SIGN_UP' } }),
};

/** What a platform keeps in a way that says less than we do: such an edit stays drift. */
const UNHELD: readonly string[] = ['reddit-ads negatives', 'meta-ads a ceiling'];

describe.each(PLATFORM_IDS)('an edit made on %s', (platform) => {
  it.each(Object.keys(EDITS))('of %s is taken over whole, and nothing is left to do', (edit) => {
    const tree = treeOn(platform);
    const { moved, fields, left } = imported(platform, tree, EDITS[edit]!(tree));
    if (UNHELD.includes(`${platform} ${edit}`)) return expect([fields, left]).toEqual([[], moved]);
    expect(left).toEqual([]);
    return expect(moved.length === 0 || fields.length > 0).toBe(true);
  });
});

describe('a value that the catalog cannot express', () => {
  it.each<[PlatformId, string, Json]>([
    ['google-ads', 'status', 'REMOVED'],
    ['google-ads', 'locationIntent', 'SEARCH_INTEREST'],
    ['google-ads', 'biddingStrategy', { type: 'PERCENT_CPC' }],
    ['google-ads', 'languages', ['languageConstants/9999']],
    ['google-ads', 'budgetMicros', 1_234_567],
    ['google-ads', 'geoTargets', [{ kind: 'UNKNOWN' }]],
    ['openai-ads', 'budgetMicros', null],
    ['openai-ads', 'devices', { platforms: ['ctv'] }],
    ['openai-ads', 'startDate', '2027-01-01T07:30'],
    ['google-ads', 'extensions', [{ type: 'CALLOUT', text: 'Written there by hand' }]],
    ['google-ads', 'images', [{ role: 'LOGO', sha256: 'f'.repeat(64) }]],
    ['meta-ads', 'objective', 'OUTCOME_APP_PROMOTION'],
  ])('on %s in %s stays drift: %j', (platform, field, value) => {
    const tree = treeOn(platform);
    const { held, judgeOf, target } = world(platform, tree);
    const there = new Map(
      [...held(tree)].map(([id, attributes]) => [
        id,
        id === tree.campaign.id ? { ...attributes, [field]: value } : attributes,
      ]),
    );
    const address = {
      platform,
      connectionId: target.connectionId,
      campaignId: tree.campaign.id,
      entity: 'campaign' as const,
      id: tree.campaign.id,
    };
    expect(judgeOf(there).canCarry(address, field, value)).toBe(false);
  });

  it('is one that another ad group of the campaign does not have', () => {
    const tree = givenTree({
      campaign: { type: 'SOCIAL', platforms: ['meta-ads'], geoTargets: [berlin] },
      adGroups: [{}, {}],
      ads: [],
      keywords: [],
    });
    const { held, judgeOf, target } = world('meta-ads', tree);
    const [group] = tree.adGroups;
    const languages: Json = ['de'];
    const there = new Map(
      [...held(tree)].map(([id, attributes]) => [
        id,
        id === group!.id ? { ...attributes, languages } : attributes,
      ]),
    );
    const address = {
      platform: 'meta-ads' as const,
      connectionId: target.connectionId,
      campaignId: tree.campaign.id,
      entity: 'adGroup' as const,
      id: group!.id,
    };
    expect(judgeOf(there).canCarry(address, 'languages', languages)).toBe(false);
    const both = new Map(
      [...there].map(([id, attributes]) => [
        id,
        id === tree.campaign.id ? attributes : { ...attributes, languages },
      ]),
    );
    expect(judgeOf(both).canCarry(address, 'languages', languages)).toBe(true);
  });
});

describe('a campaign on several platforms', () => {
  const several = () =>
    givenTree({
      campaign: {
        platforms: ['google-ads', 'microsoft-ads'],
        budget: 20,
        _platformBudgets: { 'google-ads': 12, 'microsoft-ads': 8 },
        geoTargets: [berlin],
        status: 'ENABLED',
      },
    });
  const after = (field: string, value: Json, tree = several()) => {
    const { site } = world('google-ads', tree);
    return withWrites(
      tree,
      mergedWrites({ entity: 'campaign', id: tree.campaign.id }, [{ field, value }], tree, site),
      'Europe/Berlin',
    ).campaign;
  };

  it('takes one share over, and the budget follows', () => {
    expect(after('budgetMicros', 15_000_000)).toMatchObject({
      budgetMicros: 23_000_000,
      platformBudgetsMicros: { 'google-ads': 15_000_000, 'microsoft-ads': 8_000_000 },
    });
  });

  it('is paused on the one platform alone', () => {
    expect(after('status', 'PAUSED')).toMatchObject({
      status: 'ENABLED',
      platformStatus: { 'google-ads': 'PAUSED', 'microsoft-ads': 'ENABLED' },
    });
  });

  it('that is paused runs where it was enabled, and nowhere else', () => {
    const tree = several();
    expect(
      after('status', 'ENABLED', { ...tree, campaign: { ...tree.campaign, status: 'PAUSED' } }),
    ).toMatchObject({
      status: 'ENABLED',
      platformStatus: { 'google-ads': 'ENABLED', 'microsoft-ads': 'PAUSED' },
    });
  });
});

const field = (over: Partial<FieldChange> = {}): FieldChange => ({
  field: 'name',
  before: 'Autumn',
  after: 'Winter',
  owner: 'remote',
  ...over,
});

describe('a field that an import brings', () => {
  it.each([
    ['as the plan saw it', 'Autumn', undefined],
    ['taken over already', 'Winter', undefined],
    ['edited here since', 'Spring', 'name'],
    ['taken away here since', null, 'name'],
  ])('is %s', (_, now, expected) => {
    expect(editedSince({ fields: [field()] }, { name: now })).toBe(expected);
  });

  it('may have been edited to the same value on both sides: nothing is written then', () => {
    expect(editedSince({ fields: [field({ agreed: true })] }, { name: 'Spring' })).toBeUndefined();
  });

  it('may have been empty, and stay empty', () => {
    expect(editedSince({ fields: [field({ before: null })] }, undefined)).toBeUndefined();
  });
});
