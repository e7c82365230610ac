import { VENDOR_VERSIONS } from '@switchyard/vendor-versions';
import { AccessTokens } from '../access';
import type { AdPlatform } from '../port/ad-platform';
import type { OpenConnection } from '../port/connection';
import type { PlatformIo } from '../port/io';
import type { GoogleEndpoints } from '../transport';
import { apply } from './apply/apply';
import { forecast } from './apply/forecast';
import { capabilities } from './capabilities/capabilities';
import { check } from './check/check';
import { googleConversions } from './conversions/conversion-sink';
import { delivery } from './delivery/delivery';
import { deliveryCost } from './delivery/delivery-cost';
import { find, isUnmarked } from './find';
import { immutableFields } from './immutable-fields';
import { normalise } from './normalise/normalise';
import { performance } from './performance/performance';
import { performanceCost } from './performance/performance-cost';
import { lookUpPlaces } from './places/look-up-places';
import { read } from './read/read';
import { readCost } from './read/read-cost';
import { refreshGrant } from './session/refresh-grant';
import { digitsOf, type Session } from './session/session';

export interface GoogleAdsSettings {
  readonly endpoints: GoogleEndpoints;
  /** Default: the usual one of the calendar, the newest that an outside schema covers. */
  readonly apiVersion?: string;
}

/** What needs no connection. */
const UNCONNECTED = {
  id: 'google-ads',
  capabilities,
  normalise,
  immutableFields,
  isUnmarked,
  readCost,
  deliveryCost,
  performanceCost,
  forecast,
} as const;

/** The Google Ads connector. Holds access tokens in memory: make one per process. */
export const googleAds = ({
  endpoints,
  apiVersion = VENDOR_VERSIONS['google-ads'].usual,
}: GoogleAdsSettings): AdPlatform => {
  const tokens = new AccessTokens(refreshGrant(endpoints.oauth));
  const open = (connection: OpenConnection, io: PlatformIo): Session => ({
    connection,
    io,
    tokens,
    rootUrl: `${endpoints.ads}/${apiVersion}`,
    customerId: digitsOf(connection.externalAccountId),
    loginCustomerId: managerOf(connection),
  });
  return {
    ...UNCONNECTED,
    check: (connection, io) => check(open(connection, io)),
    read: (connection, scope, io) => read(open(connection, io), scope),
    apply: (connection, wave, io, gate) => apply(open(connection, io), wave, gate),
    find: (connection, markers, io) => find(open(connection, io), markers),
    conversions: googleConversions(open, endpoints.dataManager),
    lookUpPlaces: (connection, names, io) => lookUpPlaces(open(connection, io), names),
    delivery: (connection, campaignIds, io) => delivery(open(connection, io), campaignIds),
    performance: (connection, scope, io) => performance(open(connection, io), scope),
  };
};

const managerOf = ({ settings }: OpenConnection): string | null => {
  const { loginCustomerId } = settings;
  const digits =
    typeof loginCustomerId === 'string' || typeof loginCustomerId === 'number'
      ? digitsOf(String(loginCustomerId))
      : '';
  return digits === '' ? null : digits;
};
