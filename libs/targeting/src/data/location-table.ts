import { type Location, PLACE_TYPES, type LocationType } from '../domain';
import { TextColumn } from './text-column';

/** Members of a location, each a column of its own: like values side by side compress best. */
const TEXT_OF = {
  ids: ({ canonicalId }) => canonicalId,
  types: ({ type }) => String(PLACE_TYPES.indexOf(type)),
  countries: ({ countryCode }) => countryCode,
  regions: ({ regionId }) => regionId ?? '',
  populations: ({ population }) => String(population),
  latitudes: ({ centre }) => String(centre?.lat ?? ''),
  longitudes: ({ centre }) => String(centre?.lng ?? ''),
  placeNames: ({ name }) => name,
} satisfies Record<string, (location: Location) => string>;

type LocationColumn = keyof typeof TEXT_OF;
const PLACE_COLUMNS = Object.keys(TEXT_OF) as LocationColumn[];

/** Locations as columns of text: line n of each column belongs to location n. */
export type LocationSections = Readonly<Record<LocationColumn, Buffer>>;

const eachColumn = <T>(valueOf: (column: LocationColumn) => T): Record<LocationColumn, T> =>
  Object.fromEntries(PLACE_COLUMNS.map((column) => [column, valueOf(column)])) as Record<
    LocationColumn,
    T
  >;

/** The sections that `LocationTable` reads. */
export const locationSections = (locations: readonly Location[]): LocationSections =>
  eachColumn((column) => TextColumn.bytesOf(locations.map(TEXT_OF[column])));

/** Every location of the gazetteer by its row and by its id. */
export class LocationTable {
  private readonly columns: Record<LocationColumn, TextColumn>;

  constructor(sections: LocationSections) {
    this.columns = eachColumn((column) => new TextColumn(sections[column]));
  }

  at(row: number): Location {
    const text = eachColumn((column) => this.columns[column].at(row));
    return {
      canonicalId: text.ids,
      type: PLACE_TYPES[Number(text.types)] as LocationType,
      countryCode: text.countries,
      name: text.placeNames,
      population: Number(text.populations),
      ...(text.regions === '' ? {} : { regionId: text.regions }),
      ...(text.latitudes === ''
        ? {}
        : { centre: { lat: Number(text.latitudes), lng: Number(text.longitudes) } }),
    };
  }

  /** Countries and regions come first in the table, so that they are found at once. */
  rowOf(canonicalId: string): number | undefined {
    return this.columns.ids.rowOf(canonicalId);
  }
}
