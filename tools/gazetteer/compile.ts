import { foldName, gazetteerSections, type GazetteerSections } from '@switchyard/targeting';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { cities, cityRows, peopleBy, postalCodes } from './cities';
import { countries } from './countries';
import type { Entry } from './entry';
import { regions } from './regions';
import { DATA_FOLDER } from './source-packages';

interface Airport {
  readonly iata: string;
  readonly airport: string;
  readonly country_code: string;
  readonly latitude: number | string;
  readonly longitude: number | string;
  readonly scheduled_service: string | boolean;
}

interface AirportPackage {
  findAirports(filters: object): Promise<readonly Airport[]>;
}

/** The package keeps its data packed inside its code, so the code is asked. */
const airportPackage = (): AirportPackage =>
  createRequire(join(DATA_FOLDER, 'package.json'))('airport-data-js') as AirportPackage;

/** Airports that airlines fly to, by name and by IATA code. */
const airports = async (): Promise<Entry[]> =>
  (await airportPackage().findAirports({}))
    .filter(
      ({ iata, scheduled_service }) =>
        /^[A-Z]{3}$/.test(iata) && String(scheduled_service).toUpperCase() === 'TRUE',
    )
    .map(({ iata, airport, country_code, latitude, longitude }) => ({
      place: {
        canonicalId: `iata:${iata}`,
        type: 'AIRPORT' as const,
        countryCode: country_code,
        name: airport,
        population: 0,
        centre: { lat: Number(latitude), lng: Number(longitude) },
      },
      own: [airport],
      other: [iata],
    }));

/** The gazetteer as the installed packages of data have it. */
export const compileGazetteer = async (): Promise<GazetteerSections> => {
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
  return sectionsOf([
    ...countries(peopleBy(rows, 'countryCode')),
    ...divisions.entries,
    ...cities(rows, divisions.idOf),
    ...(await airports()),
    ...postalCodes((country, name) => regionIds.get(`${country} ${foldName(name)}`)),
  ]);
};

/** The sections of the gazetteer of these places. */
const sectionsOf = (entries: readonly Entry[]): GazetteerSections => {
  const names = new Map<string, Map<number, boolean>>();
  entries.forEach(({ own, other }, row) => {
    for (const name of other) refer(names, foldName(name), row, false);
    for (const name of own) refer(names, foldName(name), row, true);
  });
  return gazetteerSections({
    locations: entries.map(({ place }) => place),
    names: [...names].map(([key, rows]) => ({
      key,
      references: [...rows].map(([row, isOwnName]) => ({ row, isOwnName })),
    })),
    spellings: spellingLines(entries),
  });
};

const refer = (
  names: Map<string, Map<number, boolean>>,
  key: string,
  row: number,
  isOwnName: boolean,
): void => {
  if (key === '') return;
  names.set(key, (names.get(key) ?? new Map<number, boolean>()).set(row, isOwnName));
};

/** From here on spelling help knows a city, and from there on its names in other languages too. */
const PEOPLE_OF_A_KNOWN_CITY = 5_000;
const PEOPLE_OF_A_FAMOUS_CITY = 300_000;
const LATIN = /^[\p{Script=Latin}\p{M} '’.-]{4,}$/u;

/** Lines of a folded name, a tab and a name that resolves; those of most people first. */
const spellingLines = (entries: readonly Entry[]): string => {
  const seen = new Map<string, string>();
  const known = entries.filter(({ place }) => isKnown(place)).sort((a, b) => weight(b) - weight(a));
  for (const name of known.flatMap(spellings)) {
    const key = foldName(name);
    if (key.length >= 3 && !seen.has(key)) seen.set(key, name);
  }
  return [...seen].map(([key, name]) => `${key}\t${name}\n`).join('');
};

const spellings = ({ place, own, other }: Entry): string[] => {
  const isFamous = place.type === 'CITY' && place.population >= PEOPLE_OF_A_FAMOUS_CITY;
  return [place.name, ...own, ...(isFamous ? other.filter((name) => LATIN.test(name)) : [])];
};

const isKnown = ({ type, population }: Entry['place']): boolean =>
  type === 'COUNTRY' ||
  type === 'REGION' ||
  type === 'AIRPORT' ||
  population >= PEOPLE_OF_A_KNOWN_CITY;

const weight = ({ place }: Entry): number =>
  (place.type === 'COUNTRY' ? 1e12 : 0) + place.population;
