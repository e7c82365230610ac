import {
  resolvedRows,
  type FoundPlaces,
  type GeoTargetingInput,
} from '@switchyard/targeting/domain';
import type { Campaign } from './campaign';
import type { CampaignWorld } from './campaign-world';
import { reviseCampaign } from './revise-campaign';

/**
 * A campaign with other places or another intent; the same object when nothing changes. `found` holds what each name means. Throws
 * `RADIUS_EXCLUSION_UNSUPPORTED`, `ONLY_EXCLUSIONS`, or `VALIDATION_ERROR` with every problem of the rows.
 */
export const targetCampaign = (
  row: Campaign,
  input: GeoTargetingInput,
  found: FoundPlaces,
  world: CampaignWorld,
): Campaign => {
  const geoTargets = resolvedRows(input, found, row.geoTargets);
  return reviseCampaign(
    row,
    {
      ...(geoTargets === undefined ? {} : { geoTargets }),
      ...(input.locationIntent === undefined ? {} : { locationIntent: input.locationIntent }),
    },
    world,
  );
};
