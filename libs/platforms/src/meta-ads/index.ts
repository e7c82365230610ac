import type { AdPlatform } from '../port/ad-platform';
import type { EntityKind } from '../port/attributes';
import type { OpenConnection } from '../port/connection';
import type { PlatformIo } from '../port/io';
import type { EndpointSet } from '../transport/endpoints';
import { capabilities } from './capabilities';
import { check } from './check';
import { metaAccess } from './connect';
import { NEWEST_VERSION, Pace, type Session } from './client/session';
import { conversionSink } from './convert';
import { deliveries, deliveryCost } from './delivery';
import { normalise } from './normalise/normalise';
import { lookUpPlaces } from './places';
import { find, read, readCost } from './read/read';
import { performance, performanceCost } from './report';
import { apply, forecast } from './write/write';

export interface MetaAdsSettings {
  readonly endpoints: EndpointSet['meta'];
  /** As in Meta's paths, `v26.0`. Default: the newest version with evidence. */
  readonly apiVersion?: string;
}

/**
 * The Meta Ads connector (Graph API). Keeps the pace of each ad account in memory: make one per
 * process.
 */
export const metaAds = ({
  endpoints,
  apiVersion = NEWEST_VERSION,
}: MetaAdsSettings): AdPlatform => {
  const pace = new Pace();
  const open = (connection: OpenConnection, io: PlatformIo): Session => ({
    connection,
    io,
    rootUrl: endpoints.graph,
    version: apiVersion,
  });
  return {
    id: 'meta-ads',
    capabilities,
    normalise,
    immutableFields,
    readCost,
    deliveryCost,
    performanceCost,
    forecast,
    check: (connection, io) => check(open(connection, io)),
    read: (connection, scope, io) => read(open(connection, io), scope),
    apply: (connection, wave, io, gate) =>
      apply({ session: open(connection, io), gate, pace }, wave),
    find: (connection, markers, io) => find(open(connection, io), markers),
    lookUpPlaces: (connection, names, io) => lookUpPlaces(open(connection, io), names),
    delivery: (connection, campaignRemoteIds, io) =>
      deliveries(open(connection, io), campaignRemoteIds),
    performance: (connection, scope, io) => performance(open(connection, io), scope),
    conversions: conversionSink(open),
    access: metaAccess({ endpoints, version: apiVersion }, open),
  };
};

const IMMUTABLE: Readonly<Record<EntityKind, readonly string[]>> = {
  campaign: ['objective'],
  adGroup: [],
  ad: ['adType'],
  keyword: [],
};

/**
 * Fields that Meta cannot change in place: the objective of a campaign, the kind of an ad
 * (spec/platforms/meta-ads.md 1b).
 */
const immutableFields = (entity: EntityKind): readonly string[] => IMMUTABLE[entity];
