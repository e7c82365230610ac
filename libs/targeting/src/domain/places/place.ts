import type { PlaceType } from '../geo-target';

/** A place of the gazetteer. */
export interface Place {
  /** Independent of any platform and stable: `iso:DE`, `iso:DE-BY`, `geonames:2950159`, `iata:BER`, `postal:US-10001`. */
  readonly canonicalId: string;
  readonly type: PlaceType;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string;
  /** The region that it lies in; absent for countries and regions. */
  readonly regionId?: string;
  readonly name: string;
  /** Of a region: of the populated places in it. 0 where nobody knows. */
  readonly population: number;
  /** Absent for countries and regions: a border has no one centre. */
  readonly centre?: Centre;
}

/** Degrees. */
export interface Centre {
  readonly lat: number;
  readonly lng: number;
}

/** A place that a name belongs to. */
export interface NamedPlace {
  readonly place: Place;
  /** True when it is the place's own name; false for names in other languages, old ones and nicknames. */
  readonly isOwnName: boolean;
}
