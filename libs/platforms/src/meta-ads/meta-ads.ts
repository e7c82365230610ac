import type { AdPlatform } from '../port/ad-platform';
import type { OpenConnection } from '../port/connection';
import type { PlatformIo } from '../port/io';
import type { EndpointSet } from '../transport';
import { apply } from './apply/apply';
import { forecast } from './apply/forecast';
import { capabilities } from './capabilities/capabilities';
import { check } from './check/check';
import { conversionSink } from './conversions/sink';
import { deliveries, deliveryCost } from './delivery/deliveries';
import { immutableFields } from './immutable-fields';
import { normalise } from './normalise/normalise';
import { performance } from './performance/performance';
import { performanceCost } from './performance/performance-cost';
import { lookUpPlaces } from './places/look-up-places';
import { find } from './read/find';
import { read } from './read/read';
import { readCost } from './read/read-cost';
import { NEWEST_VERSION } from './versions';
import { Pace } from './wire/pace';
import type { Session } from './wire/session';

export interface MetaAdsSettings {
  readonly endpoints: EndpointSet['meta'];
  /** As in Meta's paths, `v26.0`. Default: the newest version with evidence. */
  readonly apiVersion?: string;
}

/** The Meta Ads connector (Graph API). Keeps the pace of each ad account in memory: make one per process. */
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
  };
};
