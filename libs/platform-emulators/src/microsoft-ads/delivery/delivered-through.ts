import type { Entity } from '../store/entity';
import type { World } from '../store/world';
import type { ReportedPart } from './ledger';

/** What shows an ad of a group: the group with its first active ad and keyword, or an asset group by itself. */
export function deliveredThrough(world: World, group: Entity): readonly ReportedPart[] {
  const campaignId = group.parentId;
  if (group.kind === 'AssetGroup') {
    return [{ kind: 'AssetGroup', id: group.id, campaignId, adGroupId: '' }];
  }
  const below = (['Ad', 'Keyword'] as const).flatMap((kind): ReportedPart[] => {
    const first = [...world.table(kind).under(group.id)].find(
      ({ fields }) => fields.Status === 'Active',
    );
    return first ? [{ kind, id: first.id, campaignId, adGroupId: group.id }] : [];
  });
  return [{ kind: 'AdGroup', id: group.id, campaignId, adGroupId: group.id }, ...below];
}
