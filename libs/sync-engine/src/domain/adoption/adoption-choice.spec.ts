import { PLATFORM_IDS, type PlatformId } from '@switchyard/kernel';
import type { Observed } from '@switchyard/platforms/domain';
import { type Sort, sortsOn, soundTree } from '../../use-cases/testing/arbitrary-tree';
import { placed } from '../../use-cases/testing/named-locations';
import type { CampaignTree } from '../basis/campaign-tree';
import { desiredOf } from '../basis/desired-objects';
import { EVERYTHING } from '../planning/preview';
import { address } from '../testing/given-plan';
import { connectors, givenTarget, givenTree } from '../testing/given-tree';
import { adoptPart } from './adopted-part';
import { adoptedAgain } from './adopted-tree';
import { adoptedId, type AdoptionWorld, lostFields } from './adoption';
import { chooseAdoption, type ChosenAdoption, currencyWarnings } from './adoption-choice';

const at = new Date('2026-11-21T12:00:00.000Z');

/** What a platform shows of a tree that another writer put there. */
const shown = (platform: PlatformId, tree: CampaignTree): readonly Observed[] => {
  const ids = new Map<string, string>();
  const remoteId = (id: string): string => ids.get(id) ?? ids.set(id, `r${ids.size + 1}`).get(id)!;
  return desiredOf(
    tree,
    givenTarget({ platform }),
    EVERYTHING,
    connectors.get(platform)!,
    at,
  ).desired.map(({ address, parentId, attributes }) => ({
    entity: address.entity,
    remoteId: remoteId(address.id),
    campaignRemoteId: remoteId(tree.campaign.id),
    ...(parentId === null ? {} : { parentRemoteId: remoteId(parentId) }),
    attributes,
    parts: {},
    ...(address.entity === 'campaign' && (platform === 'google-ads' || platform === 'microsoft-ads')
      ? { campaignType: tree.campaign.type }
      : {}),
  }));
};

const worldOf = (platform: PlatformId, tree: CampaignTree, round = 0): AdoptionWorld => ({
  spaceId: 'spc_2',
  target: givenTarget({ platform }),
  platform: connectors.get(platform)!,
  at,
  pictures: new Map(tree.assets.map(({ asset }) => [String(asset.sha256), asset])),
  idOf: (entity, id) =>
    adoptedId({ spaceId: 'spc_2', platform, externalAccountId: '1', round }, entity, id),
});

const adopted = (chosen: ChosenAdoption) => {
  if (chosen.kind !== 'adopted') throw new Error(chosen.kind);
  return chosen;
};

const CASES = PLATFORM_IDS.flatMap((platform) =>
  sortsOn(connectors.get(platform)!.capabilities).map(
    (sort): [PlatformId, string, string, Sort] => [platform, sort.type, sort.adType, sort],
  ),
);

const treeOf = (platform: PlatformId, sort: Sort): CampaignTree => {
  const { campaign, ...below } = soundTree(sort, connectors.get(platform)!.capabilities);
  return placed(
    givenTree({
      ...below,
      campaign: { ...campaign, platforms: [platform], languages: ['de'], startDate: '2027-01-01' },
      adGroups: [{ maxCpc: 1.5 }],
    }),
  );
};

/** Keywords that a platform keeps on its ad groups are no objects there: they stay drift. */
const KEPT_ON_GROUPS = ['keywords'];

describe.each(CASES)(
  'a campaign on %s of the type %s with an ad of the type %s',
  (platform, _type, _adType, sort) => {
    const tree = treeOf(platform, sort);
    const observed = shown(platform, tree);
    const world = worldOf(platform, tree);
    const { type, adoption } = adopted(chooseAdoption(observed, world));

    it('is taken over completely: the local campaign normalises to the observed one', () => {
      expect(adoption.left).toEqual([]);
      expect(adoption.objects.map(({ observed: { remoteId } }) => remoteId).sort()).toEqual(
        observed.map(({ remoteId }) => remoteId).sort(),
      );
      expect(
        adoption.objects.flatMap(lostFields).filter((field) => !KEPT_ON_GROUPS.includes(field)),
      ).toEqual([]);
    });

    it('has the same plan whatever order the platform answers in, and the plan makes the same tree', () => {
      const part = adoptPart(adoption, world);
      const turned = adopted(chooseAdoption(observed.toReversed(), world));
      expect([turned.type, adoptPart(turned.adoption, world).digest]).toEqual([type, part.digest]);
      expect(adoptedAgain(part.changes, world)).toEqual(adoption.tree);
    });
  },
);

it('calls what is adopted once more by other names', () => {
  const tree = treeOf('google-ads', { type: 'SEARCH', adType: 'RESPONSIVE_SEARCH' });
  const idIn = (round: number) =>
    adopted(chooseAdoption(shown('google-ads', tree), worldOf('google-ads', tree, round))).adoption
      .tree.campaign.id;
  expect(idIn(0)).not.toBe(idIn(1));
});

it('leaves a type that we have none for, and says which', () => {
  const tree = treeOf('google-ads', { type: 'SEARCH', adType: 'RESPONSIVE_SEARCH' });
  const observed = shown('google-ads', tree).map((one) => ({
    ...one,
    ...(one.entity === 'campaign' ? { campaignType: 'HOTEL' } : {}),
  }));
  expect(chooseAdoption(observed, worldOf('google-ads', tree))).toEqual({
    kind: 'type unknown',
    type: 'HOTEL',
  });
});

it('needs a daily budget', () => {
  const tree = treeOf('openai-ads', { type: 'CONVERSATIONAL', adType: 'CHAT_CARD' });
  const observed = shown('openai-ads', tree).map((one) =>
    one.entity === 'campaign'
      ? { ...one, attributes: { ...one.attributes, budgetMicros: null } }
      : one,
  );
  expect(chooseAdoption(observed, worldOf('openai-ads', tree)).kind).toBe('not holdable');
});

it('leaves out an ad of no type of ours, and takes the rest', () => {
  const tree = treeOf('google-ads', { type: 'SEARCH', adType: 'RESPONSIVE_SEARCH' });
  const observed = shown('google-ads', tree).map((one) =>
    one.entity === 'ad'
      ? { ...one, attributes: { ...one.attributes, adType: 'EXPANDED_TEXT_AD' } }
      : one,
  );
  const { adoption } = adopted(chooseAdoption(observed, worldOf('google-ads', tree)));
  expect([
    adoption.left.map(({ entity }) => entity),
    adoption.objects.map(({ observed: { entity } }) => entity),
  ]).toEqual([['ad'], ['campaign', 'adGroup', 'keyword']]);
  expect(adoptPart(adoption, worldOf('google-ads', tree)).warnings).toEqual([
    expect.objectContaining({ code: 'NOT_ADOPTED' }),
  ]);
});

const findingsFor = (currency: string, ratesMicros: Readonly<Record<string, number>> = {}) =>
  currencyWarnings(address('campaign', 'cmp_1'), currency, { currency: 'EUR', ratesMicros });

describe('the currency of a campaign that is taken over', () => {
  it('is not reported where the budget has the same', () => {
    expect(findingsFor('EUR')).toEqual([]);
  });

  it('is reported where the budget has another currency, with whether the campaign counts in it', () => {
    const [alone, added] = [findingsFor('USD'), findingsFor('USD', { USD: 900_000 })];
    expect([alone, added].map((all) => all.map(({ code, field }) => `${code} ${field}`))).toEqual([
      ['CURRENCY_MISMATCH currency'],
      ['CURRENCY_MISMATCH currency'],
    ]);
    expect(alone[0]?.message).not.toBe(added[0]?.message);
  });
});
