import { applyWave } from './apply/apply';
import { forecast } from './apply/forecast';
import { capabilities } from './capabilities/capabilities';
import { checkConnection } from './check/check';
import { microsoftConversions } from './conversions/conversion-sink';
import { deliveryCost } from './delivery/delivery-cost';
import { readDeliveries } from './delivery/deliveries';
import { normalise } from './normalise/normalise';
import type { AdPlatform } from '../port/ad-platform';
import type { EntityKind } from '../port/attributes';
import { readPerformance } from './performance/performance';
import { performanceCost } from './performance/performance-cost';
import { Locations } from './places/look-up-places';
import { findMarked, isUnmarked } from './read/find';
import { readScope } from './read/read';
import { readCost } from './read/read-cost';
import type { MicrosoftEndpoints } from '../transport';
import { MicrosoftWire } from './wire/microsoft-wire';
import { Parents } from './wire/parents';
import { Session, WritingSession } from './wire/session';
import { asAttributes } from './attributes/as-attributes';
import { NO_PARTS } from './parts/campaign-parts';
import { partsAttributes } from './parts/parts-attributes';

/** A keyword's words and match type make another keyword (spec/platforms/microsoft-ads.md 2b). */
const IMMUTABLE: Readonly<Record<EntityKind, readonly string[]>> = {
  campaign: [],
  adGroup: [],
  ad: ['adType'],
  keyword: ['text', 'matchType', 'negative'],
};

/** Criteria, negatives and extensions go after the campaign. */
const UNTIL_SENT = asAttributes(partsAttributes(NO_PARTS));

/** Microsoft Advertising (REST, API v13 unless told otherwise). One instance holds access tokens and the file of places in memory and is meant to be kept. */
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
    lookUpPlaces: (connection, names, io) =>
      locations.lookUp(new Session(shared, connection, io), names),
    delivery: (connection, campaignRemoteIds, io) =>
      readDeliveries(new Session(shared, connection, io), campaignRemoteIds),
    performance: (connection, scope, io) =>
      readPerformance(new Session(shared, connection, io), scope),
  };
};
