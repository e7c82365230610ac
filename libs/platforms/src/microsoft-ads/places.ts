import { createGunzip } from 'node:zlib';
import { parse } from 'csv-parse';
import type { PlaceMatch, PlaceName } from '../port/ad-platform';
import { PlatformFailure } from '../port/failure';
import type { Session } from './client/session';

/**
 * How long the file is believed before the vendor is asked whether it changed; its advice is once
 * or twice a month.
 */
const BELIEVED_MS = 24 * 60 * 60 * 1_000;

interface Kept {
  readonly index: LocationIndex;
  readonly lastModified: string;
  readonly checkedAt: number;
}

/**
 * Microsoft's places, from the one file that it publishes for all accounts. Kept in memory; asked
 * for again when it may have changed.
 */
export class Locations {
  private kept: Promise<Kept> | undefined;

  async lookUp(
    session: Session,
    names: readonly PlaceName[],
  ): Promise<readonly (readonly PlaceMatch[])[]> {
    if (names.length === 0) return [];
    const { index } = await this.current(session);
    return names.map((name) => index.match(name));
  }

  /** Callers wait for a download that is under way. A failed download is tried again. */
  private current(session: Session): Promise<Kept> {
    const before = this.kept;
    const next = (before ?? Promise.resolve(undefined)).then((kept) => refreshed(session, kept));
    this.kept = next;
    next.catch(() => {
      if (this.kept === next) this.kept = before;
    });
    return next;
  }
}

const refreshed = async (session: Session, kept: Kept | undefined): Promise<Kept> => {
  const checkedAt = session.io.now();
  if (kept && checkedAt - kept.checkedAt < BELIEVED_MS) return kept;
  const { body } = await session.read('/GeoLocationsFileUrl/Query', {
    Version: '2.0',
    LanguageLocale: 'en',
    CompressionType: 'GZip',
  });
  const lastModified = String(body?.['LastModifiedTimeUtc'] ?? '');
  if (kept && lastModified && kept.lastModified === lastModified) return { ...kept, checkedAt };
  return {
    index: await download(session, String(body?.['FileUrl'] ?? '')),
    lastModified,
    checkedAt,
  };
};

/** The address is good for some minutes and needs no token. */
const download = async (session: Session, url: string): Promise<LocationIndex> => {
  if (!url) {
    throw unavailable('NO_FILE_URL', 'Microsoft named no address of its file of locations.');
  }
  const answer = await session.io.send({ method: 'GET', url, headers: {}, counted: false });
  if (answer.status !== 200) {
    throw unavailable(`HTTP_${answer.status}`, 'The file of locations could not be fetched.');
  }
  return readLocationFile(answer.body);
};

const unavailable = (code: string, message: string): PlatformFailure =>
  new PlatformFailure({ kind: 'unavailable', detail: { code, message } });

/** One place of Microsoft's location file that can be targeted. */
interface Location {
  readonly id: string;
  /** From most to least specific: Seattle, Washington, United States. */
  readonly names: readonly string[];
  /** Microsoft's word, e.g. `City`. */
  readonly type: string;
  /** Google's id of the closest place; empty where none was found. */
  readonly adWordsId: string;
}

/** Names as people type them: no matter the case, accents or blanks. */
const plainName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s-]+/g, ' ')
    .trim();

/** Spellings of the vendor's list of countries that are not the common English ones. */
const SPELLINGS: Readonly<Record<string, string>> = {
  AG: 'Antigua and Barbuda',
  BA: 'Bosnia and Herzegovina',
  BS: 'Bahamas, The',
  CD: 'Congo (DRC)',
  CG: 'Congo',
  CI: "Côte d'Ivoire",
  CZ: 'Czech Republic',
  FJ: 'Fiji Islands',
  FK: 'Falkland Islands (Islas Malvinas)',
  GM: 'Gambia, The',
  HK: 'Hong Kong SAR',
  KN: 'Saint Kitts and Nevis',
  KR: 'Korea',
  LC: 'Saint Lucia',
  MK: 'Macedonia, Former Yugoslav Republic of',
  MM: 'Myanmar',
  MO: 'Macao SAR',
  PM: 'Saint Pierre and Miquelon',
  PS: 'Palestinian Authority',
  RE: 'Reunion',
  SH: 'Saint Helena',
  ST: 'Sao Tomé and Príncipe',
  SZ: 'Swaziland',
  TC: 'Turks and Caicos Islands',
  TR: 'Turkey',
  TT: 'Trinidad and Tobago',
  VC: 'Saint Vincent and the Grenadines',
  VG: 'Virgin Islands, British',
  VI: 'Virgin Islands, U.S.',
  WF: 'Wallis and Futuna',
};

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Retired codes bear the name of what took their place: FX is France too. */
const isCurrent = (code: string): boolean =>
  Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`;

const commonNames = (): readonly (readonly [name: string, code: string])[] => {
  const english = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  return LETTERS.flatMap((first) => LETTERS.map((second) => `${first}${second}`))
    .filter(isCurrent)
    .flatMap((code) => {
      const name = english.of(code);
      return name === undefined ? [] : [[plainName(name), code] as const];
    });
};

const CODES: ReadonlyMap<string, string> = new Map([
  ...commonNames(),
  ...Object.entries(SPELLINGS).map(([code, name]) => [plainName(name), code] as const),
]);

/** ISO 3166-1 alpha-2 of an English country name; null when it is none that is known. */
export const countryCodeOf = (name: string | undefined): string | null =>
  name === undefined ? null : (CODES.get(plainName(name)) ?? null);

/**
 * Our words for Microsoft's types of places, widest first. The vendor writes some of them with a
 * blank and without.
 */
const TYPES: ReadonlyMap<string, string> = new Map([
  ['Country', 'COUNTRY'],
  ['State', 'REGION'],
  ['MetroArea', 'METRO'],
  ['City', 'CITY'],
  ['Neighborhood', 'DISTRICT'],
  ['Airport', 'AIRPORT'],
  ['University', 'UNIVERSITY'],
  ['PostalCode', 'POSTAL_CODE'],
]);
const WIDTH: ReadonlyMap<string, number> = new Map(
  [...TYPES.values()].map((type, index) => [type, index]),
);

/** The location file, ready to be asked. */
class LocationIndex {
  private readonly byAdWordsId = new Map<string, Location[]>();
  private readonly byName = new Map<string, Location[]>();

  add(location: Location): void {
    if (location.adWordsId) put(this.byAdWordsId, location.adWordsId, location);
    put(this.byName, plainName(location.names[0] ?? ''), location);
  }

  /**
   * Best first: the places that the file joins to Google's id, where one is given and joined; else
   * those of that name, of the type and in the country that were named. Returns all that remain:
   * names are not unique, and none is picked here.
   */
  match(wanted: PlaceName): readonly PlaceMatch[] {
    const joined =
      wanted.criterionId === undefined ? [] : (this.byAdWordsId.get(wanted.criterionId) ?? []);
    const found = joined.length > 0 ? joined : (this.byName.get(plainName(wanted.name)) ?? []);
    const matches = found.map(matchOf);
    const fitting = matches.filter((match) => isFitting(match, wanted));
    return [...(joined.length > 0 && fitting.length === 0 ? matches : fitting)].sort(widestFirst);
  }
}

const put = (map: Map<string, Location[]>, key: string, location: Location): void => {
  const others = map.get(key);
  if (others) others.push(location);
  else map.set(key, [location]);
};

const matchOf = ({ id, names, type }: Location): PlaceMatch => ({
  id,
  name: names[0] ?? '',
  canonicalName: names.join(','),
  type: TYPES.get(type.replaceAll(' ', '')) ?? type,
  countryCode: countryCodeOf(names.at(-1)),
});

const isFitting = (match: PlaceMatch, { type, countryCode }: PlaceName): boolean =>
  (type === undefined || match.type === type) &&
  (countryCode === undefined || match.countryCode === countryCode);

const widestFirst = (a: PlaceMatch, b: PlaceMatch): number =>
  width(a) - width(b) || Number(a.id) - Number(b.id);

const width = ({ type }: PlaceMatch): number => WIDTH.get(type) ?? WIDTH.size;

/**
 * A row of the file; more columns may appear, and their order is not promised
 * (spec/platforms/microsoft-ads.md 2g).
 */
type Row = Readonly<Record<string, string>>;

/**
 * Unzips and reads the file as a stream, so that only what is kept of it is in memory. Places that
 * are going away are left out.
 */
const readLocationFile = async (zipped: Buffer): Promise<LocationIndex> => {
  const unzip = createGunzip();
  const rows = unzip.pipe(parse({ columns: true, bom: true }));
  unzip.on('error', (error) => rows.destroy(error));
  unzip.end(zipped);
  const index = new LocationIndex();
  for await (const row of rows as AsyncIterable<Row>) {
    if (row['Status'] === 'Active') index.add(locationOf(row));
  }
  return index;
};

const locationOf = (row: Row) => ({
  id: row['Location Id'] ?? '',
  names: (row['Bing Display Name'] ?? '').split('|'),
  type: row['Location Type'] ?? '',
  adWordsId: row['AdWords Location Id'] ?? '',
});
