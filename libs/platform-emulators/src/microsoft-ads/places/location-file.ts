import { gzipSync } from 'node:zlib';
import { csvLine } from '../reports/csv';
import { LOCATIONS } from './locations';

const HEADER = [
  'Location Id',
  'Bing Display Name',
  'Location Type',
  'Replaces',
  'Status',
  'AdWords Location Id',
];

/** The location file as CSV, UTF-8 (columns: platform document 2g). */
export function locationCsv(): string {
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

export const locationGzip = (): Buffer => gzipSync(locationCsv());

const replacedBy = (id: string): string =>
  LOCATIONS.filter((one) => one.replacedBy === id)
    .map((one) => one.id)
    .join(';');
