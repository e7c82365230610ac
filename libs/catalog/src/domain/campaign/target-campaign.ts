import { validationError } from '@switchyard/kernel';
import {
  keepRowIdentity,
  repeatedPlaces,
  rowsOfInput,
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
  const rows = rowsOfInput(input, found);
  const issues = repeatedPlaces(rows ?? []);
  if (issues.length > 0) throw validationError(issues);
  return reviseCampaign(
    row,
    {
      ...(rows === undefined
        ? {}
        : {
            geoTargets: keepRowIdentity(
              rows.map((sourced) => sourced.row),
              row.geoTargets,
              { keepsBids: input.geoTargets === undefined },
            ),
          }),
      ...(input.locationIntent === undefined ? {} : { locationIntent: input.locationIntent }),
    },
    world,
  );
};
