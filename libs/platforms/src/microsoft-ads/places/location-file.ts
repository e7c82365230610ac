import { createGunzip } from 'node:zlib';
import { parse } from 'csv-parse';
import { LocationIndex } from './location-index';

/** A row of the file; more columns may appear, and their order is not promised (spec/platforms/microsoft-ads.md 2g). */
type Row = Readonly<Record<string, string>>;

/** Unzips and reads the file as a stream, so that only what is kept of it is in memory. Places that are going away are left out. */
export const readLocationFile = async (zipped: Buffer): Promise<LocationIndex> => {
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
