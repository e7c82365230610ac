import { amountFromMicros } from '@switchyard/kernel';
import type { EntityKind, Json } from '@switchyard/platforms';
import type { PlannedChange } from '../plan';

type Write = (value: Json) => Readonly<Record<string, Json>>;

const same = (member: string): Write => (value) => ({ [member]: value });
const amount = (member: string): Write => (micros) => ({ [member]: micros === null ? null : amountFromMicros(Number(micros)) });

/** How a value that was changed on a platform is written into our catalog. A field that is not here is never imported: it stays drift. */
const WRITES: Readonly<Record<EntityKind, Readonly<Record<string, Write>>>> = {
  campaign: {
    name: same('name'), status: same('status'), budgetMicros: amount('budget'), locationIntent: same('locationIntent'), languages: same('languages'),
    networks: same('networks'), negativeKeywords: same('negativeKeywords'), startDate: same('startDate'), endDate: same('endDate'),
    trackingTemplate: same('trackingTemplate'),
  },
  adGroup: { name: same('name'), status: same('status'), maxCpcMicros: amount('maxCpc') },
  ad: {
    status: same('status'), headlines: same('headlines'), descriptions: same('descriptions'), finalUrl: same('finalUrl'), path1: same('path1'),
    path2: same('path2'), longHeadline: same('longHeadline'), businessName: same('businessName'), callToAction: same('callToAction'),
  },
  keyword: { status: same('status'), maxCpcMicros: amount('maxCpc') },
};

/** Whether our catalog can take this value over. */
export const canImport = (entity: EntityKind, field: string): boolean => field in WRITES[entity];

/** The merge patch that takes a change over. */
export const importPatch = ({ address: { entity }, fields }: PlannedChange): Readonly<Record<string, Json>> =>
  Object.assign({}, ...fields.map(({ field, after }) => WRITES[entity][field]?.(after) ?? {})) as Record<string, Json>;
