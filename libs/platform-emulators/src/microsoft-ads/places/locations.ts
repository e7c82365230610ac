import { gzipSync } from 'node:zlib';
import type { VendorAnswer, VendorRequest } from '../../vendor';
import { oneOf, text } from '../doors/shape';
import { operationFault } from '../errors';
import { csvLine, zipOf } from '../reports/zip';
import { type Call, type Route, route, SERVICE } from '../store/collections';
import { unverifiedCodes as codes, UNVERIFIED } from '../unverified';
import { CITY_ROWS, REGION_ROWS } from './cities';
import { COUNTRY_ROWS } from './countries';

/** One row of the location file. */
export interface Location {
  readonly id: string;
  /** Pipe-separated, from most to least specific; not unique. */
  readonly displayName: string;
  readonly type: string;
  readonly status: 'Active' | 'PendingDeprecation' | 'Deprecated';
  /** Google's geo target constant, where the two are the same place. */
  readonly adWordsId: string;
  readonly replacedBy: string;
}

const LOCATIONS: readonly Location[] = [
  ...COUNTRY_ROWS.map(readCountry),
  ...[...REGION_ROWS, ...CITY_ROWS].map(readRow),
];

const byId = new Map(LOCATIONS.map((location) => [location.id, location]));

export const locationOf = (id: string): Location | undefined => byId.get(id);

/** Whether a criterion may name this location: it is in the file and is not deprecated. */
export function isTargetable(id: string): boolean {
  const known = byId.get(id);
  return known !== undefined && known.status !== 'Deprecated';
}

function readCountry(row: string): Location {
  const [id = '', displayName = '', adWordsId = ''] = row.split('|');
  return { id, displayName, type: 'Country', status: 'Active', adWordsId, replacedBy: '' };
}

function readRow(row: string): Location {
  const [line = '', replacedBy = ''] = row.split('>');
  const parts = line.split('|');
  const [type = '', status = '', adWordsId = ''] = parts.slice(-3);
  return {
    id: parts[0] ?? '',
    displayName: parts.slice(1, -3).join('|'),
    type,
    status: status as Location['status'],
    adWordsId,
    replacedBy,
  };
}

const HEADER = [
  'Location Id',
  'Bing Display Name',
  'Location Type',
  'Replaces',
  'Status',
  'AdWords Location Id',
];

/** The location file as CSV, UTF-8 (columns: platform document 2g). */
function locationCsv(): string {
  const rows = LOCATIONS.map((one) => [
    one.id,
    one.displayName,
    one.type,
    replacedBy(one.id),
    one.status,
    one.adWordsId,
  ]);
  return [HEADER, ...rows].map(csvLine).join('');
}

const locationGzip = (): Buffer => gzipSync(locationCsv());

const replacedBy = (id: string): string =>
  LOCATIONS.filter((one) => one.replacedBy === id)
    .map((one) => one.id)
    .join(';');

const LOCALES: readonly unknown[] = ['zh-Hant', 'en', 'fr', 'de', 'it', 'ja-JP', 'pt-BR', 'es'];
const FILE_PATH = '/files/geo-locations';
/** When the rows last changed: they are part of this program. */
const LAST_MODIFIED = '2026-11-01T00:00:00Z';

function queryFileUrl({ world, body, baseUrl }: Call) {
  if (body.Version !== '2.0' || !LOCALES.includes(body.LanguageLocale)) {
    throw operationFault(codes.malformedRequest, 'Version 2.0 and a known LanguageLocale.');
  }
  const extension =
    body.CompressionType === 'GZip' ? 'csv.gz' : body.CompressionType === 'Zip' ? 'zip' : 'csv';
  const until = world.now() + UNVERIFIED.locationFileMinutes * 60_000;
  return {
    FileUrl: `${baseUrl}${FILE_PATH}-${until}.${extension}`,
    FileUrlExpiryTimeUtc: new Date(until).toISOString(),
    LastModifiedTimeUtc: LAST_MODIFIED,
  };
}

const body = { Version: text, LanguageLocale: text, CompressionType: oneOf(['Zip', 'GZip']) };

export const geoRoutes: readonly Route[] = [
  route('POST', `${SERVICE}/GeoLocationsFileUrl/Query`, body, queryFileUrl),
];

/**
 * The file itself, fetched without credentials until its address expires; names are English
 * whatever the locale. Undefined for any other path.
 */
export function geoFile({ method, path }: VendorRequest, now: number): VendorAnswer | undefined {
  const [, until, extension] = /^\/files\/geo-locations-(\d+)(\..+)$/.exec(path) ?? [];
  if (method !== 'GET' || until === undefined) return undefined;
  if (Number(until) < now) {
    return {
      status: 403,
      headers: { 'content-type': 'application/xml' },
      body: '<Error><Code>AuthenticationFailed</Code></Error>',
    };
  }
  switch (extension) {
    case '.csv.gz':
      return { status: 200, headers: { 'content-type': 'application/gzip' }, body: locationGzip() };
    case '.zip':
      return {
        status: 200,
        headers: { 'content-type': 'application/zip' },
        body: zipOf('GeoLocations.csv', Buffer.from(locationCsv())),
      };
    case '.csv':
      return { status: 200, headers: { 'content-type': 'text/csv' }, body: locationCsv() };
    default:
      return undefined;
  }
}
