import { Injectable } from '@nestjs/common';
import type { Tenant } from '@switchyard/kernel';
import {
  foundInGazetteer,
  Gazetteer,
  placeNotFound,
  placeWishes,
  type FoundPlace,
  type FoundPlaces,
  type GeoTargetingInput,
  type PlaceWish,
} from '@switchyard/targeting';
import type { Campaign } from '../domain';
import { PlatformPlaces } from './platform-places';

/** What the names of a request mean: by the gazetteer, else by the campaign's platforms. Throws `PLACE_NOT_FOUND` naming every other one. */
@Injectable()
export class FindPlaces {
  constructor(
    private readonly gazetteer: Gazetteer,
    private readonly platforms: PlatformPlaces,
  ) {}

  async execute(
    tenant: Tenant,
    campaign: Campaign,
    input: GeoTargetingInput,
  ): Promise<FoundPlaces> {
    const wishes = placeWishes(input);
    const found = new Map(
      wishes.flatMap((wish) => entry(wish, foundInGazetteer(this.gazetteer, wish))),
    );
    const unknown = wishes.filter(({ path }) => !found.has(path));
    if (unknown.length === 0) return found;
    const answers = await this.platforms.lookUp(
      tenant,
      campaign,
      unknown.map(({ area }) => area),
    );
    const asked = new Map(unknown.flatMap((wish, index) => entry(wish, answers[index])));
    const nowhere = unknown.filter(({ path }) => !asked.has(path));
    if (nowhere.length > 0) throw placeNotFound(this.gazetteer, nowhere);
    return new Map([...found, ...asked]);
  }
}

/** A place without a centre is no answer to a circle. */
const entry = (
  { path, withCentre }: PlaceWish,
  place: FoundPlace | undefined,
): [string, FoundPlace][] =>
  place === undefined || (withCentre && place.centre === undefined) ? [] : [[path, place]];
