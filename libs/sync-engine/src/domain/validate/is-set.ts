import type { EntityKind, Json } from '@switchyard/platforms';
import { sameJson } from '../plan/same-json';

/** What the catalog puts where a caller says nothing, and what says that there is nothing to say: nobody misses it on a platform. */
const DEFAULTS: Readonly<Record<EntityKind, Readonly<Record<string, Json>>>> = {
  campaign: {
    status: 'PAUSED',
    objective: 'TRAFFIC',
    'biddingStrategy.type': 'MAXIMIZE_CLICKS',
    biddingStrategy: { type: 'MAXIMIZE_CLICKS' },
    'adSchedule.bidModifier': 1,
    locationIntent: 'PRESENCE',
    languages: ['en'],
    networks: { search: true, searchPartners: false, display: false },
    'declarations.politicalAdvertising': 'NONE',
    'networks.search': true,
    'networks.searchPartners': false,
    'networks.display': false,
  },
  adGroup: { status: 'ENABLED' },
  ad: { status: 'ENABLED' },
  keyword: { status: 'ENABLED', negative: false },
};

/** True when somebody chose the value: it is neither empty nor the default. */
export const isSet = (entity: EntityKind, field: string, value: unknown): boolean =>
  !isEmpty(value) && !sameJson(value as Json, DEFAULTS[entity][field]);

const isEmpty = (value: unknown): boolean =>
  value === '' ||
  value === null ||
  value === undefined ||
  (typeof value === 'object' && Object.values(value).every(isEmpty));
