import type { AdPlatform } from '../port/ad-platform';
import type { RedditEndpoints } from '../transport/endpoints';
import { capabilities } from './capabilities';
import { checkConnection } from './check';
import { redditAccess } from './connect';
import { RedditWire } from './client/requests';
import { Session, WritingSession } from './client/session';
import { conversionSink } from './convert';
import { deliveryCost, readDeliveries } from './delivery';
import { normalise } from './normalise/normalise';
import { lookUpPlaces } from './places';
import { findMarked, readCost, readScope } from './read/read';
import { performanceCost, readPerformance } from './report';
import { FOR_GOOD } from './write/campaigns';
import { applyWave, forecast } from './write/write';

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
    access: redditAccess(endpoints, wire),
  };
};
