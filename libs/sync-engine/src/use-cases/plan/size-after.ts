import type { CampaignSize, EntityKind } from '@switchyard/platforms';
import type { PlannedChange } from '../../domain/plan';
import type { PlanUnit } from './plan-unit';

/** How much of a campaign is on its account after some changes; undefined when the campaign is not, or nothing of it is changed. What others made there is not known. */
export const sizeAfter = (
  { tree, isHome, bindings }: Pick<PlanUnit, 'tree' | 'isHome' | 'bindings'>,
  changes: readonly PlannedChange[],
): CampaignSize | undefined => {
  const own = changes.filter(({ action }) => action !== 'release');
  const gone = new Set(
    own
      .filter(({ action }) => action === 'remove' || action === 'forget')
      .map(({ address }) => address.id),
  );
  if (
    own.length === 0 ||
    own.some(({ address: { entity, id } }) => entity === 'campaign' && gone.has(id))
  ) {
    return undefined;
  }
  const wanted = isHome && tree ? tree : { adGroups: [], ads: [], keywords: [] };
  const left = (entity: EntityKind, objects: readonly { readonly id: string }[]): number => {
    const bound = bindings
      .filter(({ address }) => address.entity === entity)
      .map(({ address }) => address.id);
    const made = own
      .filter(({ address }) => address.entity === entity)
      .map(({ address }) => address.id);
    return new Set(
      [...objects.map(({ id }) => id), ...bound, ...made].filter((id) => !gone.has(id)),
    ).size;
  };
  return {
    adGroups: left('adGroup', wanted.adGroups),
    ads: left('ad', wanted.ads),
    keywords: left('keyword', wanted.keywords),
  };
};
