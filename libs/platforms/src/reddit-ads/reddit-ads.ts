import { applyWave } from './apply/apply';
import { forecast } from './apply/forecast';
import { FOR_GOOD } from './campaigns/campaign-kind';
import { capabilities } from './capabilities/capabilities';
import { checkConnection } from './check/check';
import { conversionSink } from './conversions/sink';
import { readDeliveries } from './delivery/deliveries';
import { deliveryCost } from './delivery/delivery-cost';
import { normalise } from './normalise/normalise';
import { lookUpPlaces } from './places/look-up-places';
import { performanceCost } from './performance/performance-cost';
import { readPerformance } from './performance/read-performance';
import type { AdPlatform } from '../port/ad-platform';
import { findMarked } from './read/find';
import { readScope } from './read/read';
import { readCost } from './read/read-cost';
import type { RedditEndpoints } from '../transport';
import { RedditWire } from './wire/reddit-wire';
import { Session, WritingSession } from './wire/session';

export interface RedditAdsSettings {
  readonly endpoints: RedditEndpoints;
  /** The path segment of the version. Default: the newest that an outside schema covers. */
  readonly apiVersion?: string;
}

/** The Reddit Ads connector. Holds access tokens in memory: make one per process. */
export const redditAds = ({ endpoints, apiVersion }: RedditAdsSettings): AdPlatform => {
  const wire = new RedditWire(endpoints, apiVersion);
  return {
    id: 'reddit-ads',
    capabilities,
    normalise,
    readCost,
    deliveryCost,
    performanceCost,
    forecast,
    immutableFields: (entity) => (entity === 'campaign' ? FOR_GOOD : []),
    check: (connection, io) => checkConnection(wire, connection, io),
    read: (connection, scope, io) => readScope(new Session(wire, connection, io), scope),
    apply: (connection, wave, io, gate) =>
      applyWave(new WritingSession(wire, connection, io, gate), wave),
    find: (connection, markers, io) => findMarked(new Session(wire, connection, io), markers),
    lookUpPlaces: (connection, names, io) => lookUpPlaces(new Session(wire, connection, io), names),
    delivery: (connection, campaignRemoteIds, io) =>
      readDeliveries(new Session(wire, connection, io), campaignRemoteIds),
    performance: (connection, scope, io) =>
      readPerformance(new Session(wire, connection, io), scope),
    conversions: conversionSink(wire),
  };
};
