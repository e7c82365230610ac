import { amountFromMicros } from '@switchyard/kernel';
import type { Json } from '@switchyard/platforms';

interface Word {
  /** What the contract calls it, as a path from the object. */
  readonly name: string;
  readonly value: (stored: Json) => Json;
}

const renamed = (name: string): Word => ({ name, value: inContractWords });
const money = (name: string): Word => ({
  name,
  value: (micros) => (typeof micros === 'number' ? amountFromMicros(micros) : micros),
});
/** Hours are in the ad account's zone, which is where a plan compares them. */
const windows = (name: string): Word => ({
  name,
  value: (stored) => (Array.isArray(stored) ? { windows: stored.map(inContractWords) } : stored),
});

/** Extensions as the assets that they come from. */
const extensions = (name: string): Word => ({
  name,
  value: (stored) => (Array.isArray(stored) ? stored.map(assetWords) : stored),
});
const ASSET_WORDS: ReadonlyMap<string, string> = new Map([
  ['kind', 'type'],
  ['text', 'calloutText'],
]);
const assetWords = (stored: Json): Json =>
  stored === null || typeof stored !== 'object' || Array.isArray(stored)
    ? stored
    : Object.fromEntries(
        Object.entries(stored).map(([member, value]) => [ASSET_WORDS.get(member) ?? member, value]),
      );

/**
 * What plans call otherwise than the contract does, at any depth. Everything else has the
 * contract's name already.
 */
const WORDS: Readonly<Record<string, Word>> = {
  budgetMicros: money('budget'),
  maxCpcMicros: money('maxCpc'),
  targetCpaMicros: money('targetCpa'),
  maxCpcBidCeilingMicros: money('maxCpcBidCeiling'),
  targetImpressionSharePercent: renamed('targetImpressionShare'),
  bidAdjustmentPercent: renamed('bidAdjustment'),
  schedule: windows('adScheduleStructured'),
  extensions: extensions('extensions'),
  devices: renamed('targeting/devices'),
  linkedin: renamed('targeting/linkedin'),
  politicalAdvertising: renamed('declarations/politicalAdvertising'),
  specialAdCategories: renamed('declarations/specialAdCategories'),
  advertiserIdentity: renamed('declarations/advertiserIdentity'),
  adType: renamed('type'),
};

const wordOf = (field: string): Word | undefined =>
  Object.hasOwn(WORDS, field) ? WORDS[field] : undefined;

/** The fields of an object in a plan, at the top level. The connectors' attributes are these. */
export const PLAN_FIELDS = [
  'name',
  'status',
  'budgetMicros',
  'biddingStrategy',
  'geoTargets',
  'locationIntent',
  'schedule',
  'devices',
  'languages',
  'networks',
  'negativeKeywords',
  'startDate',
  'endDate',
  'trackingTemplate',
  'politicalAdvertising',
  'maxCpcMicros',
  'adType',
  'headlines',
  'descriptions',
  'finalUrl',
  'path1',
  'path2',
  'longHeadline',
  'businessName',
  'callToAction',
  'images',
  'youtubeVideoIds',
  'adGroupName',
  'extensions',
  'scheduleZone',
  'text',
  'matchType',
  'negative',
  'objective',
  'linkedin',
  'specialAdCategories',
  'specialAdCategoryCountries',
  'advertiserIdentity',
  'contextHints',
  'keywords',
  'optimizationGoal',
  'audienceNetwork',
] as const;

/** The contract's name of a field of a plan. */
export const contractField = (field: string): string => wordOf(field)?.name ?? field;

/** A value of that field in the contract's words; money in major units. */
export const contractValue = (field: string, stored: Json): Json =>
  (wordOf(field)?.value ?? inContractWords)(stored);

/**
 * Field paths of connectors (`schedule/0/bidModifier`, `biddingStrategy.targetCpaMicros`) as paths
 * of the contract.
 */
export const contractPath = (path: string): string => {
  const [first = '', ...rest] = path.split(/[/.]/);
  const root =
    first === 'schedule' && rest.length > 0
      ? `${contractField(first)}/windows`
      : contractField(first);
  return [root, ...rest.map(innerName)].join('/');
};

/** The contract's names of everything that drift can be resolved about. */
export const CONTRACT_FIELDS: readonly string[] = PLAN_FIELDS.map((field) => contractField(field));

/** What a plan calls the field that a caller names. */
export const planField = (named: string): string =>
  PLAN_FIELDS.find((field) => contractField(field) === named) ?? named;

/** A path that starts with `targeting` or `declarations` has its contract's name already. */
const innerName = (name: string): string =>
  contractField(name).includes('/') ? name : contractField(name);

function inContractWords(stored: Json): Json {
  if (Array.isArray(stored)) return stored.map(inContractWords);
  if (stored === null || typeof stored !== 'object') return stored;
  return Object.fromEntries(
    Object.entries(stored).map(([member, value]) => [
      contractField(member),
      contractValue(member, value as Json),
    ]),
  );
}
