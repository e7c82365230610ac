import { foldName } from '@switchyard/targeting';
import { airports } from './airports';
import { cities, cityRows, peopleBy } from './cities';
import { countries } from './countries';
import { postalCodes } from './postal-codes';
import { regions } from './regions';
import { written, type Written } from './written';

/** The gazetteer as the installed packages of data have it. */
export const compileGazetteer = async (): Promise<Written> => {
  const rows = cityRows();
  const divisions = regions(peopleBy(rows, 'admin1'));
  const regionIds = new Map(
    divisions.entries.flatMap(({ place, own, other }) =>
      [...other, ...own].map((name) => [
        `${place.countryCode} ${foldName(name)}`,
        place.canonicalId,
      ]),
    ),
  );
  return written([
    ...countries(peopleBy(rows, 'countryCode')),
    ...divisions.entries,
    ...cities(rows, divisions.idOf),
    ...(await airports()),
    ...postalCodes((country, name) => regionIds.get(`${country} ${foldName(name)}`)),
  ]);
};
