import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Entry } from './entry';
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
export const airports = async (): Promise<Entry[]> =>
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
