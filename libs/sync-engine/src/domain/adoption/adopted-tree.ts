import {
  type AdGroup,
  type Campaign,
  type CampaignType,
  createCampaign,
  type Keyword,
} from '@switchyard/catalog/domain';
import { amountFromMicros, isRefusal } from '@switchyard/kernel';
import type { EntityKind, Observed } from '@switchyard/platforms/domain';
import type { CampaignTree } from '../basis/campaign-tree';
import { desiredOf } from '../basis/desired-objects';
import type { PlannedChange } from '../planning/plan';
import { EVERYTHING } from '../planning/preview';
import { compareText, entityRank } from '../planning/standing';
import { AdoptedChildren, adoptedPictures, foundFields, takenOver } from './adopted-objects';
import { type Adoption, type AdoptionWorld, idsBelow } from './adoption';
import type { ImportSite } from './remote-value';

/**
 * A remote campaign and its tree as a local campaign of that type; undefined when the catalog
 * cannot express even the campaign. Pure: the same objects give the same answer.
 */
export const adoptTree = (
  observed: readonly Observed[],
  type: CampaignType,
  world: AdoptionWorld,
): Adoption | undefined => {
  const sorted = observed.toSorted(
    (one, other) =>
      entityRank(one.entity) - entityRank(other.entity) ||
      compareText(one.remoteId, other.remoteId),
  );
  const {
    target,
    platform: { capabilities },
  } = world;
  const site: ImportSite = {
    platform: target.platform,
    timeZone: target.timeZone,
    placeKey: capabilities.placeKey,
  };
  const [top, ...below] = sorted;
  const alone = top?.entity === 'campaign' ? adoptedCampaign(top, type, site, world) : undefined;
  return (
    top &&
    alone &&
    asAdoption(
      withChildren(withCampaignFields(alone, below, site), top, below, site, world),
      sorted,
      world,
    )
  );
};

/**
 * Adds fields of a campaign that platforms keep on its ad groups and ads; the first object has the
 * value. A field that this object lacks keeps the campaign's value.
 */
const withCampaignFields = (
  tree: CampaignTree,
  below: readonly Observed[],
  site: ImportSite,
): CampaignTree => {
  const first = (entity: Observed['entity']) => below.find((one) => one.entity === entity);
  return [first('ad'), first('adGroup')].reduce(
    (before, one) => (one ? reportedBy(before, one, site) : before),
    tree,
  );
};

const reportedBy = (
  tree: CampaignTree,
  { entity, attributes }: Observed,
  site: ImportSite,
): CampaignTree => {
  const { campaign } = takenOver(
    tree,
    { entity, id: 'none' },
    foundFields({ attributes }).filter(({ value }) => value !== null),
    site,
  );
  return { ...tree, campaign };
};

const withChildren = (
  tree: CampaignTree,
  top: Observed,
  below: readonly Observed[],
  site: ImportSite,
  world: AdoptionWorld,
): CampaignTree => {
  const campaign = withRowIds(tree.campaign);
  const children = new AdoptedChildren(campaign, site, world);
  const of = (entity: Observed['entity']) => below.filter((one) => one.entity === entity);
  const groups = new Map(of('adGroup').flatMap((one) => pair(one.remoteId, children.adGroup(one))));
  const named = uniqueBy(groups, ({ nameKey }) => nameKey);
  const groupOf = (one: Observed): AdGroup | undefined => named.get(one.parentRemoteId ?? '');
  const ads = of('ad').flatMap((one) =>
    groupOf(one) || campaign.type === 'PERFORMANCE_MAX'
      ? (children.ad(one, groupOf(one)) ?? [])
      : [],
  );
  const keywords = new Map(
    of('keyword').flatMap((one) =>
      groupOf(one) ? pair(one.remoteId, children.keyword(one, groupOf(one)!.id)) : [],
    ),
  );
  const ownGroups =
    campaign.type === 'PERFORMANCE_MAX' ? ads.flatMap(({ adGroups }) => adGroups) : [];
  return {
    campaign,
    adGroups: [...named.values(), ...ownGroups],
    ads: ads.flatMap((one) => one.ads),
    keywords: [...uniqueBy(keywords, keywordIdentity).values()],
    assets: [
      ...adoptedPictures(
        top,
        { scope: 'CAMPAIGN', id: campaign.id, campaignId: campaign.id, adGroupId: null },
        world,
      ),
      ...ads.flatMap(({ assets }) => assets),
    ],
  };
};

const pair = <Row>(remoteId: string, row: Row | undefined): readonly (readonly [string, Row])[] =>
  row === undefined ? [] : [[remoteId, row]];

const keywordIdentity = ({ adGroupId, textKey, matchType, negative }: Keyword): string =>
  JSON.stringify([adGroupId, textKey, matchType, negative]);

/** Our catalog has each name once: of several the first is taken over. */
const uniqueBy = <Row>(
  rows: ReadonlyMap<string, Row>,
  keyOf: (row: Row) => string,
): ReadonlyMap<string, Row> => {
  const taken = new Set<string>();
  return new Map([...rows].filter(([, row]) => !taken.has(keyOf(row)) && taken.add(keyOf(row))));
};

/** Rows of places get ids that follow from the campaign's. */
const withRowIds = (campaign: CampaignTree['campaign']): CampaignTree['campaign'] => {
  const ids = idsBelow(campaign.id);
  return {
    ...campaign,
    geoTargets: campaign.geoTargets.map((row) => ({ ...row, id: ids.next('geo') })),
  };
};

const asAdoption = (
  tree: CampaignTree,
  observed: readonly Observed[],
  { target, platform, at, idOf }: AdoptionWorld,
): Adoption => {
  const wanted = new Map(
    desiredOf(tree, target, EVERYTHING, platform, at).desired.map((want) => [
      want.address.id,
      want,
    ]),
  );
  const wantOf = (one: Observed) => wanted.get(idOf(one.entity, one.remoteId));
  const objects = observed.flatMap((one) => {
    const want = wantOf(one);
    return want
      ? [
          {
            observed: one,
            address: want.address,
            parentId: want.parentId,
            name: want.name,
            applied: want.attributes,
          },
        ]
      : [];
  });
  return { tree, objects, left: observed.filter((one) => !wantOf(one)) };
};

/**
 * The campaign alone, with what its object says; undefined when the catalog cannot express even a
 * name and a daily budget.
 */
const adoptedCampaign = (
  observed: Observed,
  type: CampaignType,
  site: ImportSite,
  world: AdoptionWorld,
): CampaignTree | undefined => {
  const bare = bareCampaign(observed, type, world);
  return (
    bare &&
    takenOver(
      { campaign: bare, adGroups: [], ads: [], keywords: [], assets: [] },
      { entity: 'campaign', id: bare.id },
      foundFields(observed),
      site,
    )
  );
};

const bareCampaign = (
  { remoteId, attributes }: Observed,
  type: CampaignType,
  { spaceId, target, idOf, at }: AdoptionWorld,
): Campaign | undefined => {
  const { name, budgetMicros } = attributes;
  const { platform, connectionId, currency, timeZone } = target;
  const id = idOf('campaign', remoteId);
  try {
    const input = {
      name: String(name),
      type,
      platforms: [platform],
      connectionIds: { [platform]: connectionId },
      budget: amountFromMicros(Number(budgetMicros)),
      currency,
      languages: [],
    };
    return createCampaign(spaceId, input, {
      account: { currency, timeZone },
      ids: idsBelow(id, id),
      now: at,
    });
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return undefined;
  }
};

/**
 * The tree that a plan's adoptions of one campaign amount to, made again from what the plan says.
 */
export const adoptedAgain = (
  changes: readonly PlannedChange[],
  world: Omit<AdoptionWorld, 'idOf'>,
): CampaignTree | undefined => {
  const ids = new Map(
    changes.map(({ address, remoteId }) => [`${address.entity} ${remoteId}`, address.id]),
  );
  const idOf = (entity: EntityKind, remoteId: string): string =>
    ids.get(`${entity} ${remoteId}`) ?? '';
  const top = changes.find(({ address }) => address.entity === 'campaign');
  return (
    top &&
    adoptTree(
      changes.map((change) => observedIn(change, top.remoteId ?? '')),
      top.campaignType as CampaignType,
      { ...world, idOf },
    )?.tree
  );
};

const observedIn = (
  { address: { entity }, remoteId, parentRemoteId, after }: PlannedChange,
  campaignRemoteId: string,
): Observed => ({
  entity,
  remoteId: remoteId ?? '',
  campaignRemoteId,
  ...(parentRemoteId === null ? {} : { parentRemoteId }),
  attributes: after ?? {},
  parts: {},
});
