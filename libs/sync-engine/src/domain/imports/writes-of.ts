import type { EntityKind } from '@switchyard/platforms';
import type { CampaignTree } from '../snapshot';
import { CAMPAIGN_MEMBERS } from './campaign-members';
import { AD_GROUP_MEMBERS, AD_MEMBERS, KEYWORD_MEMBERS } from './child-members';
import type { ImportSite } from './import-site';
import type { FoundField, LocalWrite } from './local-write';

/** The object that a value was found at. */
export interface Subject {
  readonly entity: EntityKind;
  /** Our own id. */
  readonly id: string;
}

/** What to write into our catalog so that it says what the platform says; undefined when it has no words for it. Pure. */
export const writesOf = (
  subject: Subject,
  found: FoundField,
  tree: CampaignTree,
  site: ImportSite,
): readonly LocalWrite[] | undefined =>
  subject.entity === 'campaign'
    ? campaignWrites(found, tree, site)
    : (ownWrites(subject, found, tree) ?? campaignWrites(found, tree, site, subject));

/** Platforms keep on ad groups and ads what we keep on the campaign. Names, switches and bids of those are their own. */
const campaignWrites = (
  { field, value }: FoundField,
  { campaign }: CampaignTree,
  site: ImportSite,
  below?: Subject,
): readonly LocalWrite[] | undefined => {
  if (below && OWN_BELOW.has(field)) return undefined;
  const changes = Object.hasOwn(CAMPAIGN_MEMBERS, field)
    ? CAMPAIGN_MEMBERS[field]?.(value, campaign, site)
    : undefined;
  return changes && [{ entity: 'campaign', id: campaign.id, changes }];
};

const OWN_BELOW: ReadonlySet<string> = new Set(['name', 'status', 'budgetMicros']);

const ownWrites = (
  { entity, id }: Subject,
  { field, value }: FoundField,
  tree: CampaignTree,
): readonly LocalWrite[] | undefined => {
  switch (entity) {
    case 'adGroup':
      return written({ entity, id, changes: member(AD_GROUP_MEMBERS, field)?.(value) });
    case 'ad':
      return tree.campaign.type === 'PERFORMANCE_MAX'
        ? assetGroupWrites(id, { field, value }, tree)
        : written({ entity, id, changes: member(AD_MEMBERS, field)?.(value) });
    case 'keyword':
      return written({ entity, id, changes: member(KEYWORD_MEMBERS, field)?.(value) });
    case 'campaign':
      return undefined;
    default:
      return entity satisfies never;
  }
};

/** An asset group is our ad together with its ad group: the name is the group's, and it runs only where both do. */
const assetGroupWrites = (
  id: string,
  { field, value }: FoundField,
  { ads }: CampaignTree,
): readonly LocalWrite[] | undefined => {
  const groupId = ads.find((ad) => ad.id === id)?.adGroupId ?? '';
  if (field === 'adGroupName') {
    return written({
      entity: 'adGroup',
      id: groupId,
      changes: member(AD_GROUP_MEMBERS, 'name')?.(value),
    });
  }
  const own = written({ entity: 'ad', id, changes: member(AD_MEMBERS, field)?.(value) });
  return field === 'status' && value === 'ENABLED' && own
    ? [...own, { entity: 'adGroup', id: groupId, changes: { status: 'ENABLED' } }]
    : own;
};

const member = <T>(members: Readonly<Record<string, T>>, field: string): T | undefined =>
  Object.hasOwn(members, field) ? members[field] : undefined;

type Written<Write> = Write extends { readonly changes: infer Changes }
  ? Omit<Write, 'changes'> & { readonly changes: Changes | undefined }
  : never;

const written = (write: Written<LocalWrite>): readonly LocalWrite[] | undefined =>
  write.changes === undefined ? undefined : [write as LocalWrite];
