import {
  type Ad,
  AD_TYPES,
  AD_TYPES_OF,
  type AdGroup,
  type AdType,
  type AssetRole,
  bindAsset,
  type BindingSlot,
  createAd,
  createAdGroup,
  createKeyword,
  type Keyword,
  NOTHING_KNOWN,
  ROLE_TYPES,
} from '@switchyard/catalog/domain';
import { isRefusal } from '@switchyard/kernel';
import type { Attributes, Observed } from '@switchyard/platforms/domain';
import type { CampaignTree, TreeAsset } from '../basis/campaign-tree';
import { sameField } from '../basis/canonical-json';
import { desiredOf } from '../basis/desired-objects';
import { EVERYTHING } from '../planning/preview';
import { type AdoptionWorld, idsBelow } from './adoption';
import { mergedWrites, type Subject, withWrites } from './local-writes';
import { type FoundField, type ImportSite, rowsOf } from './remote-value';

/**
 * Turns what is below a campaign into ours, object by object; undefined where our catalog has no
 * such thing.
 */
export class AdoptedChildren {
  constructor(
    private readonly campaign: CampaignTree['campaign'],
    private readonly site: ImportSite,
    private readonly world: AdoptionWorld,
  ) {}

  adGroup(observed: Observed): AdGroup | undefined {
    const id = this.world.idOf('adGroup', observed.remoteId);
    const row = this.made(() =>
      createAdGroup(
        this.world.spaceId,
        { campaignId: this.campaign.id, name: String(observed.attributes['name']) },
        this.childWorld(id),
      ),
    );
    return (
      row &&
      takenOver(
        this.with({ adGroups: [row] }),
        { entity: 'adGroup', id },
        foundFields(observed),
        this.site,
        true,
      ).adGroups[0]
    );
  }

  keyword(observed: Observed, adGroupId: string): Keyword | undefined {
    const { text, matchType, negative } = observed.attributes;
    const id = this.world.idOf('keyword', observed.remoteId);
    const input = {
      adGroupId,
      text: String(text),
      matchType: matchType as Keyword['matchType'],
      negative: negative === true,
    };
    const row = this.made(() =>
      createKeyword(this.world.spaceId, this.campaign.id, input, this.childWorld(id)),
    );
    return (
      row &&
      takenOver(
        this.with({ keywords: [row] }),
        { entity: 'keyword', id },
        foundFields(observed),
        this.site,
        true,
      ).keywords[0]
    );
  }

  /**
   * The ad as the type that says most of it, with its pictures. An asset group brings the ad group
   * that it is named by.
   */
  ad(observed: Observed, adGroup: AdGroup | undefined): CampaignTree | undefined {
    const trees = this.typesOf(observed).flatMap(
      (type) => this.adOf(type, observed, adGroup) ?? [],
    );
    return trees
      .map((tree) => ({ tree, lost: this.lostIn(tree, observed) }))
      .sort((one, other) => one.lost - other.lost)[0]?.tree;
  }

  private adOf(
    type: AdType,
    observed: Observed,
    adGroup: AdGroup | undefined,
  ): CampaignTree | undefined {
    const id = this.world.idOf('ad', observed.remoteId);
    const group = adGroup ?? this.groupOf(observed, id);
    const finalUrl = observed.attributes['finalUrl'];
    if (!group || typeof finalUrl !== 'string') return undefined;
    const ad = this.made((): Ad =>
      createAd(
        this.world.spaceId,
        this.campaign.id,
        { adGroupId: group.id, type, finalUrl },
        this.childWorld(id),
      ),
    );
    if (!ad) return undefined;
    const assets = adoptedPictures(
      observed,
      { scope: 'AD', id, campaignId: this.campaign.id, adGroupId: group.id },
      this.world,
    );
    return takenOver(
      this.with({ adGroups: [group], ads: [ad], assets }),
      { entity: 'ad', id },
      foundFields(observed),
      this.site,
      true,
    );
  }

  /** In PERFORMANCE_MAX an ad group has no object of its own. */
  private groupOf({ attributes }: Observed, adId: string): AdGroup | undefined {
    if (this.campaign.type !== 'PERFORMANCE_MAX') return undefined;
    return this.made(() =>
      createAdGroup(
        this.world.spaceId,
        { campaignId: this.campaign.id, name: String(attributes['adGroupName']) },
        { ...this.childWorld(''), ids: idsBelow(adId) },
      ),
    );
  }

  /**
   * Types that the platform takes in such a campaign; none for an ad that is of no type of ours.
   */
  private typesOf({ attributes: { adType } }: Observed): readonly AdType[] {
    const { adTypes } = this.world.platform.capabilities;
    return AD_TYPES.includes(adType as AdType)
      ? AD_TYPES_OF[this.campaign.type].filter((type) => adTypes[type] !== 'unsupported')
      : [];
  }

  private lostIn(tree: CampaignTree, { remoteId, attributes }: Observed): number {
    const { target, platform, at, idOf } = this.world;
    const id = idOf('ad', remoteId);
    const wanted: Attributes =
      desiredOf(tree, target, EVERYTHING, platform, at).desired.find(
        ({ address }) => address.id === id,
      )?.attributes ?? {};
    return Object.keys({ ...wanted, ...attributes }).filter(
      (field) => !sameField(wanted[field], attributes[field]),
    ).length;
  }

  private with(below: Partial<CampaignTree>): CampaignTree {
    return { campaign: this.campaign, adGroups: [], ads: [], keywords: [], assets: [], ...below };
  }

  private childWorld(id: string) {
    return {
      ids: idsBelow(id, id),
      now: this.world.at,
      currency: this.campaign.currency,
      stamps: NOTHING_KNOWN,
    };
  }

  private made<Row>(make: () => Row): Row | undefined {
    try {
      return make();
    } catch (error) {
      if (!isRefusal(error)) throw error;
      return undefined;
    }
  }
}

/** The pictures of an object that this Space has too, attached here. */
export const adoptedPictures = (
  { attributes }: Observed,
  place: BindingSlot,
  { pictures, at }: AdoptionWorld,
): readonly TreeAsset[] => {
  const ids = idsBelow(place.id);
  return (rowsOf(attributes['images'] ?? null) ?? []).flatMap(({ role, sha256 }) => {
    const asset = pictures.get(String(sha256));
    if (!asset || !isRole(role)) return [];
    try {
      return [{ asset, binding: bindAsset(asset, place, role, { ids, now: at }) }];
    } catch (error) {
      if (!isRefusal(error)) throw error;
      return [];
    }
  });
};

const isRole = (role: unknown): role is AssetRole =>
  typeof role === 'string' && Object.hasOwn(ROLE_TYPES, role);

/**
 * A tree in which one object has what the platform reports, as far as our catalog can. `ownOnly`:
 * what the platform keeps there of the campaign is left as it is, for another object reported it
 * already.
 */
export const takenOver = (
  tree: CampaignTree,
  subject: Subject,
  found: readonly FoundField[],
  site: ImportSite,
  ownOnly = false,
): CampaignTree => {
  const whole = written(tree, subject, found, site, ownOnly);
  return (
    whole ??
    found.reduce(
      (before, field) => written(before, subject, [field], site, ownOnly) ?? before,
      tree,
    )
  );
};

const written = (
  tree: CampaignTree,
  subject: Subject,
  found: readonly FoundField[],
  site: ImportSite,
  ownOnly: boolean,
): CampaignTree | undefined => {
  const writes = mergedWrites(subject, found, tree, site).filter(
    ({ entity }) => !ownOnly || entity !== 'campaign',
  );
  try {
    return withWrites(tree, writes, site.timeZone);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return undefined;
  }
};

/** Every field of an object, sorted by name. */
export const foundFields = ({ attributes }: Pick<Observed, 'attributes'>): readonly FoundField[] =>
  Object.keys(attributes)
    .sort()
    .map((field) => ({ field, value: attributes[field] ?? null }));
