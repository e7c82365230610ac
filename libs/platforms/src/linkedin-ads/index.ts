import type { AdPlatform } from '../port/ad-platform';
import type { EntityKind } from '../port/attributes';
import type { OpenConnection } from '../port/connection';
import type { PlatformIo } from '../port/io';
import type { LinkedinEndpoints } from '../transport/endpoints';
import { capabilities } from './capabilities';
import { checkConnection } from './check';
import { linkedinAccess } from './connect';
import { LinkedinWire } from './client/requests';
import { Session, WritingSession } from './client/session';
import { conversionSink } from './convert';
import { deliveryCost, readDeliveries } from './delivery';
import { normalise } from './normalise/normalise';
import { lookUpPlaces } from './places';
import { findMarked, readCost, readScope } from './read/read';
import { performanceCost, readPerformance } from './report';
import { UNVERIFIED } from './unverified';
import { applyWave, forecast } from './write/write';

export interface LinkedinAdsSettings {
  readonly endpoints: LinkedinEndpoints;
  /** `YYYYMM`; default: the newest version that is known. */
  readonly apiVersion?: string;
}

/**
 * A campaign's objective never changes and its locale only in drafts (platform document 2b). Our
 * campaign has both, and LinkedIn keeps them on its ad groups, which are created again.
 */
const IMMUTABLE: Readonly<Record<EntityKind, readonly string[]>> = {
  campaign: ['objective', 'languages'],
  adGroup: ['objective', 'languages'],
  ad: ['adType'],
  keyword: [],
};

/**
 * LinkedIn Marketing API (versioned Rest.li). One instance holds access tokens in memory and is
 * meant to be kept.
 */
export const linkedinAds = ({
  endpoints,
  apiVersion = UNVERIFIED.newestVersion,
}: LinkedinAdsSettings): AdPlatform => {
  const wire = new LinkedinWire(endpoints, apiVersion);
  const open = (connection: OpenConnection, io: PlatformIo): Session =>
    new Session(wire, connection, io);
  return {
    id: 'linkedin-ads',
    capabilities,
    normalise,
    readCost,
    deliveryCost,
    performanceCost,
    forecast,
    immutableFields: (entity) => IMMUTABLE[entity],
    check: (connection, io) => checkConnection(open(connection, io), endpoints),
    read: (connection, scope, io) => readScope(open(connection, io), scope),
    apply: (connection, wave, io, gate) =>
      applyWave(new WritingSession(wire, connection, io, gate), wave),
    find: (connection, markers, io) => findMarked(open(connection, io), markers),
    lookUpPlaces: (connection, names, io) => lookUpPlaces(open(connection, io), names),
    delivery: (connection, campaignRemoteIds, io) =>
      readDeliveries(open(connection, io), campaignRemoteIds),
    performance: (connection, scope, io) => readPerformance(open(connection, io), scope),
    conversions: conversionSink(wire, open),
    access: linkedinAccess(endpoints, open),
  };
};
