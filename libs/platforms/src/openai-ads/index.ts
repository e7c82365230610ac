import { VENDOR_VERSIONS } from '@switchyard/vendor-versions';
import type { AdPlatform } from '../port/ad-platform';
import type { EntityKind } from '../port/attributes';
import type { OpenConnection } from '../port/connection';
import type { PlatformIo } from '../port/io';
import type { EndpointSet } from '../transport/endpoints';
import { capabilities } from './capabilities';
import { check } from './check';
import { openaiAccess } from './connect';
import type { Session } from './client/session';
import { conversionSink } from './convert';
import { delivery, deliveryCost } from './delivery';
import { normalise } from './normalise/normalise';
import { lookUpPlaces } from './places';
import { find } from './read/find';
import { read, readCost } from './read/read';
import { performanceCost, readPerformance } from './report';
import { UNVERIFIED } from './unverified';
import { apply, forecast } from './write/write';

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
    access: openaiAccess(open),
  };
};

const IMMUTABLE: Readonly<Record<EntityKind, readonly string[]>> = {
  campaign: ['biddingStrategy'],
  adGroup: [],
  ad: ['adType'],
  keyword: [],
};

/**
 * What a campaign pays for is fixed when it is made, and so is the kind of an ad (Advertiser API,
 * campaign management).
 */
const immutableFields = (entity: EntityKind): readonly string[] => IMMUTABLE[entity];
