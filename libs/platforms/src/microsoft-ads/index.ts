import type { AdPlatform } from '../port/ad-platform';
import type { EntityKind } from '../port/attributes';
import type { MicrosoftEndpoints } from '../transport/endpoints';
import { asAttributes } from './attributes';
import { capabilities } from './capabilities';
import { checkConnection } from './check';
import { microsoftAccess } from './connect';
import { MicrosoftWire, Parents, Session, WritingSession } from './client/session';
import { microsoftConversions } from './convert/convert';
import { deliveryCost, readDeliveries } from './delivery';
import { normalise } from './normalise/normalise';
import { Locations } from './places';
import { NO_PARTS, partsAttributes } from './read/campaign-parts';
import { findMarked, isUnmarked, readCost, readScope } from './read/read';
import { performanceCost, readPerformance } from './report';
import { applyWave, forecast } from './write/write';

/** A keyword's words and match type make another keyword (spec/platforms/microsoft-ads.md 2b). */
const IMMUTABLE: Readonly<Record<EntityKind, readonly string[]>> = {
  campaign: [],
  adGroup: [],
  ad: ['adType'],
  keyword: ['text', 'matchType', 'negative'],
};

/** Criteria, negatives and extensions go after the campaign. */
const UNTIL_SENT = asAttributes(partsAttributes(NO_PARTS));

/**
 * Microsoft Advertising (REST, API v13 unless set otherwise). One instance holds access tokens and
 * the file of places in memory and is meant to be kept.
 */
export const createMicrosoftAds = (
  endpoints: MicrosoftEndpoints,
  apiVersion?: string,
): AdPlatform => {
  const shared = { wire: new MicrosoftWire(endpoints, apiVersion), parents: new Parents() };
  const locations = new Locations();
  return {
    id: 'microsoft-ads',
    capabilities,
    normalise,
    readCost,
    deliveryCost,
    performanceCost,
    forecast,
    immutableFields: (entity) => IMMUTABLE[entity],
    isUnmarked,
    untilSent: (entity) => (entity === 'campaign' ? UNTIL_SENT : {}),
    check: (connection, io) => checkConnection(shared.wire, connection, io),
    read: (connection, scope, io) => readScope(new Session(shared, connection, io), scope),
    apply: (connection, wave, io, gate) =>
      applyWave(new WritingSession(shared, connection, io, gate), wave),
    find: (connection, markers, io) => findMarked(new Session(shared, connection, io), markers),
    conversions: microsoftConversions(shared),
    access: microsoftAccess(endpoints, shared.wire),
    lookUpPlaces: (connection, names, io) =>
      locations.lookUp(new Session(shared, connection, io), names),
    delivery: (connection, campaignRemoteIds, io) =>
      readDeliveries(new Session(shared, connection, io), campaignRemoteIds),
    performance: (connection, scope, io) =>
      readPerformance(new Session(shared, connection, io), scope),
  };
};
