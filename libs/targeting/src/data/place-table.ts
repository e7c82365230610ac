import { type Place, PLACE_TYPES, type PlaceType } from '../domain';
import { TextColumn } from './text-column';

/** Members of a place, each a column of its own: like values side by side compress best. */
const TEXT_OF = {
  ids: ({ canonicalId }) => canonicalId,
  types: ({ type }) => String(PLACE_TYPES.indexOf(type)),
  countries: ({ countryCode }) => countryCode,
  regions: ({ regionId }) => regionId ?? '',
  populations: ({ population }) => String(population),
  latitudes: ({ centre }) => String(centre?.lat ?? ''),
  longitudes: ({ centre }) => String(centre?.lng ?? ''),
  placeNames: ({ name }) => name,
} satisfies Record<string, (place: Place) => string>;

type PlaceColumn = keyof typeof TEXT_OF;
const PLACE_COLUMNS = Object.keys(TEXT_OF) as PlaceColumn[];

/** Places as columns of text: line n of each column belongs to place n. */
export type PlaceSections = Readonly<Record<PlaceColumn, Buffer>>;

const eachColumn = <T>(valueOf: (column: PlaceColumn) => T): Record<PlaceColumn, T> =>
  Object.fromEntries(PLACE_COLUMNS.map((column) => [column, valueOf(column)])) as Record<
    PlaceColumn,
    T
  >;

/** The sections that `PlaceTable` reads. */
export const placeSections = (places: readonly Place[]): PlaceSections =>
  eachColumn((column) => TextColumn.bytesOf(places.map(TEXT_OF[column])));

/** Every place of the gazetteer by its row and by its id. */
export class PlaceTable {
  private readonly columns: Record<PlaceColumn, TextColumn>;

  constructor(sections: PlaceSections) {
    this.columns = eachColumn((column) => new TextColumn(sections[column]));
  }

  at(row: number): Place {
    const text = eachColumn((column) => this.columns[column].at(row));
    return {
      canonicalId: text.ids,
      type: PLACE_TYPES[Number(text.types)] as PlaceType,
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
