import type { VendorAnswer, VendorRequest } from '../../vendor';
import { SERVICE } from '../store/collection-routes';
import { UNVERIFIED, unverifiedCodes as codes } from '../unverified';
import { operationFault } from '../wire/fault';
import { type Call, type Route, route } from '../wire/route';
import { oneOf, text } from '../wire/shape';
import { zipOf } from '../reports/zip';
import { locationCsv, locationGzip } from './location-file';

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

/** The file itself, fetched without credentials until its address expires; names are English whatever the locale. Undefined for any other path. */
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
