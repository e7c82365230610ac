import type { LocationType } from './geo-target';

/** A location of the gazetteer. */
export interface Location {
  /**
   * Independent of any platform and stable: `iso:DE`, `iso:DE-BY`, `geonames:2950159`, `iata:BER`,
   * `postal:US-10001`.
   */
  readonly canonicalId: string;
  readonly type: LocationType;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string;
  /** The region that it lies in; absent for countries and regions. */
  readonly regionId?: string;
  readonly name: string;
  /** Of a region: of the populated locations in it. 0 where unknown. */
  readonly population: number;
  /** Absent for countries and regions: a border has no one centre. */
  readonly centre?: Centre;
}

/** Degrees. */
export interface Centre {
  readonly lat: number;
  readonly lng: number;
}

/** A location that a name belongs to. */
export interface NamedLocation {
  readonly location: Location;
  /**
   * True when it is the location's own name; false for names in other languages, old ones and
   * nicknames.
   */
  readonly isOwnName: boolean;
}

/** Names that locations go by. A port: the data lies in a file. Every `key` is a folded name. */
export abstract class Gazetteer {
  /** Every location that goes by the name. */
  abstract named(key: string): readonly NamedLocation[];
  abstract byId(canonicalId: string): Location | undefined;
  /**
   * Every name that the location goes by, folded, its own first; none when it is unknown. Reads
   * everything: for a few locations, not for lists.
   */
  abstract namesOf(canonicalId: string): readonly string[];
  /** Well-known names of nearly that spelling, best first. */
  abstract similar(key: string): readonly string[];
}

/** A location as people name it: hints narrow what the name can mean. */
export interface NamedArea {
  /** May carry what it lies in: `Paris, Texas`, `Springfield, IL`, `Frankfurt am Main, Germany`. */
  readonly name: string;
  readonly type?: LocationType | null;
  /** ISO 3166-1 alpha-2; case does not count. */
  readonly countryCode?: string | null;
  /** What google-ads calls it, where it is recorded. */
  readonly criterionId?: string | null;
}

/** How a location is written: its name alone, or with hints. */
export type AreaInput = string | NamedArea;

export const namedArea = (area: AreaInput): NamedArea =>
  typeof area === 'string' ? { name: area } : area;

interface Named {
  readonly name: string;
  readonly type?: string | null;
}

/** The whole world, as people write it. */
export const isEverywhere = ({ name, type }: Named): boolean =>
  type === 'GLOBAL' || foldName(name) === 'worldwide';

/**
 * The same rows, with the whole world as what it is: no included location at all. What is excluded
 * stays.
 */
export const withoutEverywhere = <
  Row extends Named & { readonly kind: string; readonly negative?: boolean },
>(
  rows: readonly Row[],
): readonly Row[] =>
  rows.some((row) => row.kind === 'AREA' && row.negative !== true && isEverywhere(row))
    ? rows.filter(({ negative }) => negative === true)
    : rows;

/** Letters that Unicode does not take apart. */
const SPELT_OUT: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  ø: 'o',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
};

const ABBREVIATED: Readonly<Record<string, string>> = {
  saint: 'st',
  sankt: 'st',
  sainte: 'ste',
  mount: 'mt',
  fort: 'ft',
};

/**
 * What makes two spellings of a name the same: case, diacritics, punctuation and "Saint" or "St."
 * do not count. Empty when nothing is left. The compiled gazetteer is sorted by it: a change here
 * needs `npm run gazetteer`.
 */
export const foldName = (name: string): string =>
  withoutMarks(name.toLowerCase())
    .replace(/\b(st|ste|mt|ft)\.\s*/g, '$1 ')
    .replace(/['’‘ʻʼ`´.]/g, '')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim()
    .split(' ')
    .map((word) => (Object.hasOwn(ABBREVIATED, word) ? ABBREVIATED[word] : word))
    .join(' ');

/** Marks of Latin, Greek and Cyrillic go; elsewhere they make another letter. */
const withoutMarks = (text: string): string =>
  text
    .replace(/[ßæøœłđðþıħ]/g, (letter) => SPELT_OUT[letter]!)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFKC')
    .toLowerCase();
