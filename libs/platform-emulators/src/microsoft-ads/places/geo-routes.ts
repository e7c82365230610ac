import type { VendorAnswer, VendorRequest } from '../../vendor';
import { SERVICE } from '../store/collection-routes';
import { unverifiedCodes as codes } from '../unverified';
import { operationFault } from '../wire/fault';
import { type Call, type Route, route } from '../wire/route';
import { oneOf, text } from '../wire/shape';
import { zipOf } from '../reports/zip';
import { locationCsv, locationGzip } from './location-file';

const LOCALES: readonly unknown[] = ['zh-Hant', 'en', 'fr', 'de', 'it', 'ja-JP', 'pt-BR', 'es'];
const FILE_PATH = '/files/geo-locations';
const FILE_MINUTES = 15;
/** When the rows last changed: they are part of this program. */
const LAST_MODIFIED = '2026-11-01T00:00:00Z';

function queryFileUrl({ world, body, baseUrl }: Call) {
  if (body.Version !== '2.0' || !LOCALES.includes(body.LanguageLocale)) throw operationFault(codes.malformedRequest, 'Version 2.0 and a known LanguageLocale.');
  const extension = body.CompressionType === 'GZip' ? 'csv.gz' : body.CompressionType === 'Zip' ? 'zip' : 'csv';
  const expires = new Date(world.now() + FILE_MINUTES * 60_000).toISOString();
  return { FileUrl: `${baseUrl}${FILE_PATH}.${extension}`, FileUrlExpiryTimeUtc: expires, LastModifiedTimeUtc: LAST_MODIFIED };
}

const body = { Version: text, LanguageLocale: text, CompressionType: oneOf(['Zip', 'GZip']) };

export const geoRoutes: readonly Route[] = [route('POST', `${SERVICE}/GeoLocationsFileUrl/Query`, body, queryFileUrl)];

/** The file itself, fetched without credentials; names are English whatever the locale. Undefined for any other path. */
export function geoFile({ method, path }: VendorRequest): VendorAnswer | undefined {
  if (method !== 'GET' || !path.startsWith(`${FILE_PATH}.`)) return undefined;
  switch (path.slice(FILE_PATH.length)) {
    case '.csv.gz':
      return { status: 200, headers: { 'content-type': 'application/gzip' }, body: locationGzip() };
    case '.zip':
      return { status: 200, headers: { 'content-type': 'application/zip' }, body: zipOf('GeoLocations.csv', Buffer.from(locationCsv())) };
    case '.csv':
      return { status: 200, headers: { 'content-type': 'text/csv' }, body: locationCsv() };
    default:
      return undefined;
  }
}
