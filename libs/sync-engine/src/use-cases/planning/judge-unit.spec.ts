import type { Connection } from '@switchyard/identity/domain';
import type { PlatformId } from '@switchyard/kernel';
import type { Observed } from '@switchyard/platforms';
import type { CampaignTree } from '../../domain/basis/campaign-tree';
import type { Binding } from '../../domain/planning/plan';
import { EVERYTHING } from '../../domain/planning/preview';
import { connectors, givenTree } from '../../domain/testing/given-tree';
import type { RememberedRelease } from '../adoption/links';
import { judgeUnit } from './judge-unit';
import { Observations, unitsOf } from './plan-unit';

const connection = (id: string, more: Partial<Connection> = {}): Connection =>
  ({
    id,
    platform: 'google-ads',
    externalAccountId: id,
    currency: 'EUR',
    timeZone: 'Europe/Berlin',
    status: 'ACTIVE',
    isDefault: id === 'con_home',
    driftPolicy: 'MERGE',
    settings: { customerId: '1' },
    ...more,
  }) as Connection;

const bindingOn = (tree: CampaignTree, connectionId: string): Binding => ({
  address: {
    platform: 'google-ads',
    connectionId,
    campaignId: tree.campaign.id,
    entity: 'campaign',
    id: tree.campaign.id,
  },
  parentId: null,
  parentRemoteId: null,
  name: tree.campaign.name,
  campaignType: 'SEARCH',
  remoteId: '900',
  applied: { name: tree.campaign.name, status: 'ENABLED' },
  state: 'ready',
});
const releaseOn = (
  { campaign }: CampaignTree,
  connectionId: string,
  more: Partial<RememberedRelease> = {},
): RememberedRelease => ({
  platform: 'google-ads',
  connectionId,
  externalAccountId: connectionId,
  campaignId: campaign.id,
  remoteId: '800',
  name: campaign.name,
  campaignType: 'SEARCH',
  effect: 'PAUSE',
  isDue: true,
  ...more,
});
const shown = (
  remoteId: string,
  attributes: Observed['attributes'],
  marker?: string,
): Observed => ({
  entity: 'campaign',
  remoteId,
  campaignRemoteId: remoteId,
  attributes,
  parts: {},
  ...(marker ? { marker } : {}),
});

interface World {
  readonly connections?: readonly Connection[];
  readonly bindings?: readonly Binding[];
  readonly released?: readonly RememberedRelease[];
}
const planned = (
  tree: CampaignTree,
  { connections = [connection('con_home')], bindings = [], released = [] }: World,
) =>
  unitsOf(tree.campaign.id, tree, bindings, {
    connections,
    platforms: connectors,
    scope: { platforms: ['google-ads'] as PlatformId[] },
    released,
    lost: [],
    unanswered: [],
  });
const judged = (
  tree: CampaignTree,
  world: World,
  observed: readonly Observed[] = [],
  keeping: readonly string[] = [],
) =>
  planned(tree, world).units.map((unit) => {
    const { findings, part, resolved } = judgeUnit(unit, new Observations(observed), {
      request: { scope: {}, options: EVERYTHING, force: false, resolve: [] } as never,
      unboundObjects: [],
      planned: new Set([tree.campaign.id]),
      released: new Set(keeping),
      at: new Date('2026-11-21T12:00:00Z'),
    });
    return {
      on: unit.target.connectionId,
      codes: findings.map(({ code }) => code),
      actions: (part?.changes ?? []).map(({ action, address }) => `${action} ${address.entity}`),
      resolved: resolved.map(({ remoteId }) => remoteId),
    };
  });

const RUNNING = { name: 'Autumn', status: 'ENABLED' };
const gone = (tree: CampaignTree): CampaignTree => ({
  ...tree,
  campaign: { ...tree.campaign, status: 'REMOVED' },
});
const CREATES = ['create campaign', 'create adGroup', 'create ad', 'create keyword'];

describe('a campaign on several accounts of one platform', () => {
  it('is made where it is wanted only, and paused where it was released', () => {
    const tree = givenTree();
    const world = {
      connections: [connection('con_old'), connection('con_home')],
      released: [releaseOn(tree, 'con_old')],
    };
    expect(judged(tree, world, [shown('800', { ...RUNNING, name: 'Summer' })])).toEqual([
      { on: 'con_home', codes: [], actions: CREATES, resolved: [] },
      { on: 'con_old', codes: [], actions: ['release campaign'], resolved: [] },
    ]);
  });

  it('is left where it is bound while the account that it is to go to is gone', () => {
    const tree = givenTree();
    const lost: CampaignTree = {
      ...tree,
      campaign: { ...tree.campaign, connectionIds: { 'google-ads': 'con_lost' } },
    };
    const { units, homeless } = planned(lost, { bindings: [bindingOn(lost, 'con_home')] });
    expect([units.map(({ bindings }) => bindings.length), homeless.length]).toEqual([[], 1]);
  });
});

describe('a blocked campaign', () => {
  it('does not delay a release', () => {
    const tree = givenTree({ campaign: { currency: 'USD' } });
    expect(
      judged(tree, { released: [releaseOn(tree, 'con_home')] }, [
        shown('800', { ...RUNNING, name: 'Summer' }),
      ]),
    ).toEqual([
      { on: 'con_home', codes: ['CURRENCY_MISMATCH'], actions: ['release campaign'], resolved: [] },
    ]);
  });

  it('by the name of its predecessor reports it, unless the same plan removes that one', () => {
    const tree = givenTree();
    const holder = shown('800', RUNNING, tree.campaign.id);
    expect(
      judged(tree, { released: [releaseOn(tree, 'con_home')] }, [holder], ['800']),
    ).toMatchObject([{ codes: ['REMOTE_NAME_TAKEN'], actions: ['release campaign'] }]);
    expect(
      judged(tree, { released: [releaseOn(tree, 'con_home', { effect: 'REMOVE' })] }, [holder]),
    ).toMatchObject([{ codes: [], actions: [...CREATES, 'release campaign'] }]);
  });
});

describe('an id of a place that its platform does not know', () => {
  const tree = givenTree();
  const row = { id: 'geo_1', kind: 'AREA', name: 'Nowhere', negative: false } as const;
  const unknownLocations = [{ ...row, criterionId: '999' }];
  const codesOf = (bindings: readonly Binding[]) =>
    planned(tree, { bindings }).units.flatMap((unit) =>
      judgeUnit({ ...unit, unknownLocations }, new Observations([]), {
        request: { scope: {}, options: EVERYTHING, force: false, resolve: [] } as never,
        unboundObjects: [],
        planned: new Set([tree.campaign.id]),
        released: new Set(),
        at: new Date('2026-11-21T12:00:00Z'),
      }).findings.map(({ code, message }) => [code, message]),
    );

  it('blocks the campaign, and is named', () => {
    expect(codesOf([])).toEqual([
      ['PLACE_NOT_RESOLVED', expect.stringContaining('"Nowhere"') as string],
    ]);
    expect(codesOf([])[0]![1]).toContain('999');
  });

  it('is not blocked where it runs already', () => {
    const geoTargets = [{ kind: 'AREA', criterionId: '999' }];
    const bound = bindingOn(tree, 'con_home');
    expect(codesOf([{ ...bound, applied: { ...bound.applied, geoTargets } }])).toEqual([]);
  });
});

describe('a campaign that was unlinked and left where it is', () => {
  const tree = givenTree();
  const left = { effect: 'LEAVE', isDue: false } as const;
  const holder = shown('800', { ...RUNNING, name: 'AUTUMN' }, tree.campaign.id);
  const autumn = { ...tree, campaign: { ...tree.campaign, name: 'Autumn' } };

  it('loses its name to the campaign that is created again', () => {
    expect(
      judged(autumn, { released: [releaseOn(autumn, 'con_home', left)] }, [holder], ['800']),
    ).toMatchObject([{ codes: [], actions: [...CREATES, 'release campaign'] }]);
  });

  it('keeps its name where nothing is created, or another name is wanted', () => {
    const released = [releaseOn(autumn, 'con_home', left)];
    const bound = { released, bindings: [bindingOn(autumn, 'con_home')] };
    const others = judged(
      autumn,
      bound,
      [shown('900', { ...RUNNING }, tree.campaign.id), holder],
      ['800'],
    );
    expect(others[0]?.actions).not.toContain('release campaign');
    const renamed = { ...tree, campaign: { ...tree.campaign, name: 'Winter' } };
    expect(judged(renamed, { released }, [holder], ['800'])).toMatchObject([
      { codes: [], actions: CREATES },
    ]);
    expect(judged(gone(autumn), { released }, [holder], ['800'])[0]?.actions ?? []).toEqual([]);
  });

  it('of another ad account is not asked for its name', () => {
    const elsewhere = releaseOn(autumn, 'con_other', left);
    expect(judged(autumn, { released: [elsewhere] }, [holder], ['800'])).toMatchObject([
      { codes: ['REMOTE_NAME_TAKEN'] },
    ]);
  });
});

describe('releases', () => {
  it('are finished where nothing is left to do', () => {
    const tree = gone(givenTree());
    expect(
      judged(tree, { released: [releaseOn(tree, 'con_home')] }, [
        shown('800', { ...RUNNING, status: 'PAUSED' }),
      ]),
    ).toEqual([{ on: 'con_home', codes: [], actions: [], resolved: ['800'] }]);
    expect(judged(tree, { released: [releaseOn(tree, 'con_home')] })).toMatchObject([
      { actions: [], resolved: ['800'] },
    ]);
    expect(
      judged(tree, { released: [releaseOn(tree, 'con_home', { isDue: false })] }, [
        shown('800', RUNNING),
      ]),
    ).toEqual([]);
  });
});

describe('an account that cannot be asked', () => {
  it.each([
    ['NEEDS_REAUTH', 'CONNECTION_NEEDS_REAUTH'],
    ['DISABLED', 'CONNECTION_DISABLED'],
  ] as const)('because it is %s leaves its objects unknown', (status, code) => {
    const tree = gone(givenTree());
    const connections = [connection('con_home', { status })];
    expect(
      judged(tree, {
        connections,
        bindings: [bindingOn(tree, 'con_home')],
        released: [releaseOn(tree, 'con_home')],
      }),
    ).toEqual([{ on: 'con_home', codes: [code], actions: [], resolved: [] }]);
  });
});
