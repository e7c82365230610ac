import type { Campaign } from '@switchyard/catalog/domain';
import type { Capabilities } from '@switchyard/platforms';
import type { AreaTarget } from '@switchyard/targeting/domain';

/** Areas that a platform cannot be told yet, for want of its own id. */
export const unplacedRows = (
  { geoTargets }: Campaign,
  { placeKey }: Pick<Capabilities, 'placeKey'>,
): readonly AreaTarget[] =>
  placeKey
    ? geoTargets.filter((row): row is AreaTarget => row.kind === 'AREA' && !row[placeKey])
    : [];

/** Areas with an id that may be somebody's own: it is no place before its platform has confirmed it. */
export const identifiedRows = (
  { geoTargets }: Pick<Campaign, 'geoTargets'>,
  { placeKey }: Pick<Capabilities, 'placeKey'>,
): readonly AreaTarget[] =>
  placeKey === 'criterionId'
    ? geoTargets.filter(
        (row): row is AreaTarget => row.kind === 'AREA' && row.criterionId !== undefined,
      )
    : [];
