import { VENDOR_VERSIONS } from '@switchyard/vendor-versions';
import type { AdPlatform } from '../port/ad-platform';
import type { OpenConnection } from '../port/connection';
import type { PlatformIo } from '../port/io';
import type { EndpointSet } from '../transport';
import { apply } from './apply/apply';
import { forecast } from './apply/forecast';
import { capabilities } from './capabilities/capabilities';
import { check } from './check/check';
import { conversionSink } from './conversions/sink';
import { delivery, deliveryCost } from './delivery/delivery';
import { immutableFields } from './immutable-fields';
import { normalise } from './normalise/normalise';
import { performanceCost } from './performance/performance-cost';
import { readPerformance } from './performance/read-performance';
import { lookUpPlaces } from './places/look-up-places';
import { find } from './read/find';
import { read } from './read/read';
import { readCost } from './read/read-cost';
import { UNVERIFIED } from './unverified';
import type { Session } from './wire/session';

export interface OpenaiAdsSettings {
  readonly endpoints: EndpointSet['openai'];
  /** Default: the newest version that an outside schema covers. */
  readonly apiVersion?: string;
}

const NEWEST_VERSION = VENDOR_VERSIONS['openai-ads'].usual;

/** The connector of OpenAI's Advertiser API. It keeps nothing: keys do not expire. */
export const openaiAds = ({
  endpoints,
  apiVersion = NEWEST_VERSION,
}: OpenaiAdsSettings): AdPlatform => {
  const open = (connection: OpenConnection, io: PlatformIo): Session => ({
    connection,
    io,
    rootUrl: `${endpoints.ads}/${apiVersion}`,
  });
  return {
    id: 'openai-ads',
    capabilities,
    normalise,
    immutableFields,
    listLagSeconds: UNVERIFIED.listLagSeconds,
    readCost,
    deliveryCost,
    performanceCost,
    forecast,
    check: (connection, io) =>
      check(open(connection, io), { spoken: apiVersion, newest: NEWEST_VERSION }),
    read: (connection, scope, io) => read(open(connection, io), scope),
    apply: (connection, wave, io, gate) => apply(open(connection, io), wave, gate),
    find: (connection, markers, io) => find(open(connection, io), markers),
    lookUpPlaces: (connection, names, io) => lookUpPlaces(open(connection, io), names),
    delivery: (connection, campaignRemoteIds, io) =>
      delivery(open(connection, io), campaignRemoteIds),
    performance: (connection, scope, io) => readPerformance(open(connection, io), scope),
    conversions: conversionSink(endpoints.events),
  };
};
