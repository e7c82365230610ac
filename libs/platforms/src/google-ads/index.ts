import { VENDOR_VERSIONS } from '@switchyard/vendor-versions';
import type { AdPlatform } from '../port/ad-platform';
import type { EntityKind } from '../port/attributes';
import type { OpenConnection } from '../port/connection';
import type { PlatformIo } from '../port/io';
import { AccessTokens } from '../transport/access-tokens';
import type { GoogleEndpoints } from '../transport/endpoints';
import { capabilities } from './capabilities';
import { check } from './check';
import { googleAccess } from './connect';
import { digitsOf, managerOf, type Session } from './client/session';
import { refreshGrant } from './client/tokens';
import { googleConversions } from './convert/convert';
import { delivery, deliveryCost } from './delivery';
import { normalise } from './normalise/normalise';
import { lookUpPlaces } from './places';
import { find, isUnmarked, read, readCost } from './read/read';
import { performance, performanceCost } from './report';
import { apply, forecast } from './write/write';

const IMMUTABLE: Readonly<Record<EntityKind, readonly string[]>> = {
  campaign: [],
  adGroup: [],
  ad: ['adType'],
  keyword: ['text', 'matchType', 'negative'],
};

/**
 * Fields that Google cannot change in place: a keyword's content is its identity, an ad's type is
 * its class (v25 field_behavior).
 */
const immutableFields = (entity: EntityKind): readonly string[] => IMMUTABLE[entity];

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
    check: (connection, io) => check(open(connection, io), endpoints.dataManager),
    read: (connection, scope, io) => read(open(connection, io), scope),
    apply: (connection, wave, io, gate) => apply(open(connection, io), wave, gate),
    find: (connection, markers, io) => find(open(connection, io), markers),
    conversions: googleConversions(open, endpoints.dataManager),
    access: googleAccess(endpoints, open),
    lookUpPlaces: (connection, names, io) => lookUpPlaces(open(connection, io), names),
    delivery: (connection, campaignIds, io) => delivery(open(connection, io), campaignIds),
    performance: (connection, scope, io) => performance(open(connection, io), scope),
  };
};
