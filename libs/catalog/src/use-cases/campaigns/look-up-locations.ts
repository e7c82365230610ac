import { Injectable } from '@nestjs/common';
import type { Tenant } from '@switchyard/kernel';
import {
  foundInGazetteer,
  type FoundLocation,
  type FoundLocations,
  Gazetteer,
  type GeoTargetingInput,
  locationNotFound,
  locationQueries,
  type LocationQuery,
} from '@switchyard/targeting';
import type { Campaign } from '../../domain';
import { PlatformLocations } from '../ports';

/**
 * What the names of a request mean: by the gazetteer, else by the campaign's platforms, which also
 * learn of the ids that callers wrote. Throws `PLACE_NOT_FOUND` naming every other one.
 */
@Injectable()
export class LookUpLocations {
  constructor(
    private readonly gazetteer: Gazetteer,
    private readonly platforms: PlatformLocations,
  ) {}

  async execute(
    tenant: Tenant,
    campaign: Campaign,
    input: GeoTargetingInput,
  ): Promise<FoundLocations> {
    const queries = locationQueries(input).filter((query) => !isStored(query, campaign));
    const found = new Map(
      queries.flatMap((query) =>
        query.isIdentified ? [] : entry(query, foundInGazetteer(this.gazetteer, query)),
      ),
    );
    const unknown = queries.filter(({ path }) => !found.has(path));
    if (unknown.length === 0) return found;
    const answers = await this.platforms.lookUp(
      tenant,
      campaign,
      unknown.map(({ area }) => area),
    );
    const asked = new Map(unknown.flatMap((query, index) => entry(query, answers[index])));
    // Whether a platform knows its own id is what Validate says: here it may only have been away.
    for (const { path } of unknown.filter(({ isIdentified }) => isIdentified)) asked.delete(path);
    const nowhere = unknown.filter(({ path, isIdentified }) => !isIdentified && !asked.has(path));
    if (nowhere.length > 0) throw locationNotFound(this.gazetteer, nowhere);
    return new Map([...found, ...asked]);
  }
}

/** A location that the campaign already has under the same id was looked up when it was added. */
const isStored = ({ isIdentified, area }: LocationQuery, { geoTargets }: Campaign): boolean =>
  isIdentified &&
  geoTargets.some(
    (row) => row.kind === 'AREA' && row.name === area.name && row.criterionId === area.criterionId,
  );

/** A place without a centre is no answer to a circle. */
const entry = (
  { path, withCentre }: LocationQuery,
  place: FoundLocation | undefined,
): [string, FoundLocation][] =>
  place === undefined || (withCentre && place.centre === undefined) ? [] : [[path, place]];
