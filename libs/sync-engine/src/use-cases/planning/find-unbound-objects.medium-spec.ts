import type { Connection } from '@switchyard/identity/domain';
import type { EntityKind, Marker, Observed } from '@switchyard/platforms';
import type { CampaignTree } from '../../domain/basis/campaign-tree';
import type { Binding } from '../../domain/planning/plan';
import { EVERYTHING } from '../../domain/planning/preview';
import { connectors, givenTree } from '../../domain/testing/given-tree';
import type { RememberedRelease } from '../adoption/links';
import type { OpenAccount } from '../ports';
import { findUnboundObjects, uncreatedOf } from './find-unbound-objects';
import { Observations, unitsOf } from './plan-unit';

const AT = new Date('2026-11-23T12:00:00Z');
const HOME = {
  id: 'con_home',
  platform: 'google-ads',
  externalAccountId: '1',
  currency: 'EUR',
  timeZone: 'Europe/Berlin',
  status: 'ACTIVE',
  isDefault: true,
  driftPolicy: 'MERGE',
  settings: { customerId: '1' },
} as unknown as Connection;

const tree = givenTree({
  campaign: { platforms: ['google-ads'] },
  adGroups: [{ name: 'One' }],
  keywords: [{ text: 'bread' }],
});
const idsOf = ({ campaign, adGroups, ads, keywords }: CampaignTree): readonly string[] =>
  [campaign, ...adGroups, ...ads, ...keywords].map(({ id }) => id);

const boundTo = (entity: EntityKind, id: string, remoteId: string): Binding => ({
  address: {
    platform: 'google-ads',
    connectionId: 'con_home',
    campaignId: tree.campaign.id,
    entity,
    id,
  },
  parentId: entity === 'campaign' ? null : tree.campaign.id,
  parentRemoteId: entity === 'campaign' ? null : 'r-campaign',
  name: id,
  campaignType: 'SEARCH',
  remoteId,
  applied: {},
  state: 'ready',
});
const shown = (entity: EntityKind, remoteId: string, marker?: string): Observed => ({
  entity,
  remoteId,
  campaignRemoteId: 'r-campaign',
  attributes: {},
  parts: {},
  ...(marker === undefined ? {} : { marker }),
});

interface World {
  readonly bindings?: readonly Binding[];
  readonly released?: readonly RememberedRelease[];
  readonly seen?: readonly Observed[];
  /** Our ids of objects that are on the platform with our mark. */
  readonly marked?: readonly string[];
  readonly restoredAt?: Date | null;
  readonly listLagSeconds?: number;
}

/** What is asked of the platform, and what is found there. */
const searched = async ({
  bindings = [],
  released = [],
  seen = [],
  marked = [],
  restoredAt = null,
  listLagSeconds,
}: World) => {
  const { units } = unitsOf(tree.campaign.id, tree, bindings, {
    connections: [HOME],
    platforms: new Map(
      [...connectors].map(([id, connector]) => [
        id,
        listLagSeconds === undefined ? connector : { ...connector, listLagSeconds },
      ]),
    ),
    scope: { platforms: ['google-ads'] },
    released,
    lost: [],
    unanswered: [],
  });
  const asked: Marker[] = [];
  const find = async (_connection: unknown, markers: readonly Marker[]) => {
    asked.push(...markers);
    return markers
      .filter(({ localId }) => marked.includes(localId))
      .map(({ entity, localId }) => shown(entity, `r-${localId}`, localId));
  };
  const account = { platform: { find }, connection: {}, io: {} } as unknown as OpenAccount;
  const { unboundObjects, absent } = await findUnboundObjects(
    account,
    [],
    units.flatMap((unit) => unit.bindings),
    async (found) => found,
    uncreatedOf(units, new Observations(seen), EVERYTHING, { at: AT, restoredAt }),
  );
  return { asked, unboundObjects, absent };
};

describe('the search for what a plan would create', () => {
  it('asks for the campaign alone while it is not there', async () => {
    const { asked, unboundObjects, absent } = await searched({});
    expect(asked.map(({ localId, isUnsent }) => [localId, isUnsent])).toEqual([
      [tree.campaign.id, true],
    ]);
    expect([unboundObjects, absent]).toEqual([[], []]);
  });

  it('goes on below what it finds, level by level, to all that is wanted', async () => {
    const { unboundObjects } = await searched({ marked: idsOf(tree) });
    expect(unboundObjects.map(({ address }) => address.id)).toEqual(idsOf(tree));
    expect(unboundObjects.every(({ isUnrecorded }) => isUnrecorded)).toBe(true);
  });

  it('knows the marks below a campaign that was read, and asks only for what carries none', async () => {
    const [campaign, group, ad, keyword] = idsOf(tree);
    const { asked, unboundObjects } = await searched({
      bindings: [
        boundTo('campaign', campaign!, 'r-campaign'),
        boundTo('adGroup', group!, 'r-group'),
      ],
      seen: [
        shown('campaign', 'r-campaign'),
        shown('adGroup', 'r-group'),
        { ...shown('ad', 'r-ad', ad), parentRemoteId: 'r-group' },
        { ...shown('ad', 'r-other', 'ad_other'), parentRemoteId: 'r-group' },
      ],
    });
    expect(asked.map(({ localId, parentRemoteId }) => [localId, parentRemoteId])).toEqual([
      [keyword, 'r-group'],
    ]);
    expect(unboundObjects.map(({ address, remoteId }) => [address.id, remoteId])).toEqual([
      [ad, 'r-ad'],
    ]);
  });

  describe('where lists lag and the database was restored a moment ago', () => {
    const restoredAt = new Date(AT.getTime() - 14_000);
    const below = {
      bindings: [
        boundTo('campaign', idsOf(tree)[0]!, 'r-campaign'),
        boundTo('adGroup', idsOf(tree)[1]!, 'r-group'),
      ],
      seen: [shown('campaign', 'r-campaign'), shown('adGroup', 'r-group')],
    };

    it('does not conclude from one read that nothing was sent', async () => {
      const { asked } = await searched({ restoredAt, listLagSeconds: 15 });
      expect(asked.map(({ isUnsent }) => isUnsent)).toEqual([undefined]);
    });

    it('asks again for what the list below a parent did not show, and finds it', async () => {
      const ad = idsOf(tree)[2]!;
      const { unboundObjects } = await searched({
        ...below,
        restoredAt,
        listLagSeconds: 15,
        marked: [ad],
      });
      expect(unboundObjects.map(({ address }) => address.id)).toEqual([ad]);
      expect(unboundObjects[0]).not.toHaveProperty('isUnlistedYet');
    });

    it.each([
      ['long after the restore', { restoredAt, listLagSeconds: 14 }],
      ['where lists do not lag', { restoredAt }],
      ['without a restore', { listLagSeconds: 15 }],
    ])('needs only one read %s', async (_when, world) => {
      const { asked } = await searched(world);
      expect(asked.map(({ isUnsent }) => isUnsent)).toEqual([true]);
      expect((await searched({ ...below, ...world })).asked.map(({ entity }) => entity)).toEqual([
        'keyword',
      ]);
    });
  });

  it('takes an object with the mark below another parent for a copy', async () => {
    const [campaign, group, ad] = idsOf(tree);
    const { unboundObjects } = await searched({
      bindings: [
        boundTo('campaign', campaign!, 'r-campaign'),
        boundTo('adGroup', group!, 'r-group'),
      ],
      seen: [
        shown('campaign', 'r-campaign'),
        shown('adGroup', 'r-group'),
        { ...shown('ad', 'r-ad', ad), parentRemoteId: 'r-elsewhere' },
      ],
    });
    expect(unboundObjects).toEqual([]);
  });

  it('asks for another object with the mark of one that is bound and gone', async () => {
    const campaign = tree.campaign.id;
    const { asked } = await searched({ bindings: [boundTo('campaign', campaign, 'r-old')] });
    expect(asked.map(({ localId }) => localId)).toEqual([campaign]);
  });

  it('asks nothing where everything is bound and there', async () => {
    const kinds = ['campaign', 'adGroup', 'ad', 'keyword'] as const;
    const objects = [tree.campaign, ...tree.adGroups, ...tree.ads, ...tree.keywords].map(
      ({ id }, at) => ({ entity: kinds[at]!, id }),
    );
    const { asked } = await searched({
      bindings: objects.map(({ entity, id }) => boundTo(entity, id, `r-${id}`)),
      seen: objects.map(({ entity, id }) => shown(entity, `r-${id}`)),
    });
    expect(asked).toEqual([]);
  });

  it('names what carries the mark of the campaign and was released', async () => {
    const released = { campaignId: tree.campaign.id, platform: 'google-ads', remoteId: 'r-9' };
    const { asked } = await searched({ released: [released as RememberedRelease] });
    expect(asked.map((marker) => marker.released)).toEqual([['r-9']]);
  });
});
