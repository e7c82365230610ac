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
