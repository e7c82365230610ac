import type { Change } from '../../port/change';
import type { Failure } from '../../port/failure';
import {
  type CampaignAttributes,
  type CircleAttributes,
  deviceKey,
  DEVICES,
  INTENT_KEY,
  type NegativeAttributes,
  negativeKey,
  type PlaceAttributes,
  placeKey,
  type WindowAttributes,
  windowKey,
} from '../attributes';
import {
  addedItems,
  failedItems,
  listOf,
  negativeErrors,
  nestedErrors,
  partialErrors,
  type WireAnswer,
} from '../client/failures';
import { type CampaignCriterion, type Criterion, pascal, type WireError } from '../client/objects';
import { inChunks, LIMITS } from '../client/session';
import type { CampaignParts, RemoteCriterion } from '../read/campaign-parts';
import { UNVERIFIED } from '../unverified';

/** One campaign whose parts are to become what its change says. */
export interface PartsTask {
  readonly change: Change;
  readonly campaignId: string;
  readonly after: CampaignAttributes;
  readonly fields: readonly string[];
  readonly existing: CampaignParts;
  readonly intentWay?: IntentWay;
}

export interface PartItem {
  readonly task: PartsTask;
  /** About the campaign's location intent, which has two ways to be changed. */
  readonly isIntent: boolean;
}

/** One request about parts; `items` names what each of its items is for. */
export interface PartRequest {
  readonly method: 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly body: object;
  readonly items: readonly PartItem[];
  /** Failures by index of the item. */
  readonly failures: (answer: WireAnswer) => ReadonlyMap<number, Failure>;
}

type Diffed = readonly { readonly task: PartsTask; readonly diff: PartsDiff }[];

/**
 * The requests that turn the present parts into the wanted ones: what goes first (a window must be
 * free before another takes it), then changed bids, then what comes; criteria of many campaigns
 * share a request where the vendor lets them.
 */
export const partRequests = (tasks: readonly PartsTask[]): readonly PartRequest[] => {
  const diffed = tasks.map((task) => ({
    task,
    diff: diffParts(task.after, task.fields, task.existing, task.intentWay),
  }));
  return [
    ...removals(diffed),
    ...updates(diffed),
    ...additions(diffed),
    ...negativeRemovals(diffed),
    ...negativeAdditions(diffed),
  ];
};

const removals = (diffed: Diffed): readonly PartRequest[] =>
  diffed.flatMap(({ task, diff }) =>
    inChunks(diff.remove, LIMITS.criteria).map((chunk) => ({
      method: 'DELETE' as const,
      path: '/CampaignCriterions',
      body: {
        CampaignId: task.campaignId,
        CampaignCriterionIds: chunk.map(({ id }) => id),
        CriterionType: 'Targets',
      },
      items: chunk.map(({ isIntent }) => ({ task, isIntent })),
      failures: notDone(partialErrors, chunk.length),
    })),
  );

const updates = (diffed: Diffed): readonly PartRequest[] =>
  inChunks(
    diffed.flatMap(({ task, diff }) => diff.update.map((update) => ({ task, ...update }))),
    LIMITS.criteria,
  ).map((chunk) => ({
    method: 'PUT' as const,
    path: '/CampaignCriterions',
    body: {
      CriterionType: 'Targets',
      CampaignCriterions: chunk.map(({ task, id, wanted }) => ({
        ...criterionBody(task, wanted),
        Id: id,
      })),
    },
    items: chunk.map(itemOf),
    failures: notDone(nestedErrors, chunk.length),
  }));

const additions = (diffed: Diffed): readonly PartRequest[] =>
  inChunks(
    diffed.flatMap(({ task, diff }) => diff.add.map((wanted) => ({ task, wanted }))),
    LIMITS.criteria,
  ).map((chunk) => ({
    method: 'POST' as const,
    path: '/CampaignCriterions',
    body: {
      CriterionType: 'Targets',
      CampaignCriterions: chunk.map(({ task, wanted }) => criterionBody(task, wanted)),
    },
    items: chunk.map(itemOf),
    failures: (answer: WireAnswer) =>
      notMade(
        answer,
        listOf<string>(answer.body?.['CampaignCriterionIds']),
        nestedErrors(answer),
        chunk.length,
      ),
  }));

const negativeRemovals = (diffed: Diffed): readonly PartRequest[] =>
  diffed.flatMap(({ task, diff }) =>
    inChunks(diff.removeNegatives, LIMITS.negatives).map((chunk) => ({
      method: 'DELETE' as const,
      path: '/EntityNegativeKeywords',
      body: negativesBody(
        task,
        chunk.map(({ id }) => ({ Type: 'NegativeKeyword', Id: id })),
      ),
      items: chunk.map(() => ({ task, isIntent: false })),
      failures: notDone((answer) => negativeErrors(answer, chunk.length), chunk.length),
    })),
  );

const negativeAdditions = (diffed: Diffed): readonly PartRequest[] =>
  diffed.flatMap(({ task, diff }) =>
    inChunks(diff.addNegatives, LIMITS.negatives).map((chunk) => ({
      method: 'POST' as const,
      path: '/EntityNegativeKeywords',
      body: negativesBody(
        task,
        chunk.map(({ text, matchType }) => ({
          Type: 'NegativeKeyword',
          Text: text,
          MatchType: pascal(matchType),
        })),
      ),
      items: chunk.map(() => ({ task, isIntent: false })),
      failures: (answer: WireAnswer) =>
        notMade(answer, negativeIds(answer), negativeErrors(answer, chunk.length), chunk.length),
    })),
  );

/** Ids of added negative keywords: one list per entity, and there is one entity per call. */
export const negativeIds = (answer: WireAnswer): readonly (string | null)[] =>
  listOf<{ readonly Ids?: readonly (string | null)[] | null }>(
    answer.body?.['NegativeKeywordIds'],
  )[0]?.Ids ?? [];

const itemOf = ({
  task,
  wanted,
}: {
  readonly task: PartsTask;
  readonly wanted: WantedCriterion;
}): PartItem => ({ task, isIntent: wanted.field === 'locationIntent' });

const criterionBody = (
  { campaignId }: PartsTask,
  { negative, criterion, percent }: WantedCriterion,
): CampaignCriterion =>
  negative
    ? { Type: 'NegativeCampaignCriterion', CampaignId: campaignId, Criterion: criterion }
    : {
        Type: 'BiddableCampaignCriterion',
        CampaignId: campaignId,
        Criterion: criterion,
        CriterionBid: { Type: 'BidMultiplier', Multiplier: percent },
      };

const negativesBody = ({ campaignId }: PartsTask, keywords: readonly object[]): object => ({
  EntityNegativeKeywords: [
    { EntityId: campaignId, EntityType: 'Campaign', NegativeKeywords: keywords },
  ],
});

const notDone =
  (errors: (answer: WireAnswer) => ReadonlyMap<number, WireError>, count: number) =>
  (answer: WireAnswer): ReadonlyMap<number, Failure> =>
    failedItems(answer, errors(answer), { count, nature: 'change', entity: 'campaign' });

const notMade = (
  answer: WireAnswer,
  ids: readonly (string | null)[],
  errors: ReadonlyMap<number, WireError>,
  count: number,
): ReadonlyMap<number, Failure> =>
  new Map(
    addedItems(answer, ids, errors, { count, nature: 'create', entity: 'campaign' }).flatMap(
      (result, index) => ('failure' in result ? [[index, result.failure] as const] : []),
    ),
  );

/** What has to be done to one campaign's parts. */
interface PartsDiff {
  readonly remove: readonly { readonly id: string; readonly isIntent: boolean }[];
  readonly update: readonly { readonly id: string; readonly wanted: WantedCriterion }[];
  readonly add: readonly WantedCriterion[];
  readonly removeNegatives: readonly { readonly id: string }[];
  readonly addNegatives: readonly NegativeAttributes[];
}

/**
 * How the one criterion of location intent changes. The platform document lets criteria change
 * nothing but their bid, so it is replaced; an older page of the vendor says that this one cannot
 * be deleted but updated, so that is tried when replacing fails.
 */
type IntentWay = 'replace' | 'update';

/** From the present parts to the wanted ones, for the named fields only. */
const diffParts = (
  after: CampaignAttributes,
  fields: readonly string[],
  existing: CampaignParts,
  way: IntentWay = 'replace',
): PartsDiff => {
  const criteriaFields = CRITERIA_FIELDS.filter((field) => fields.includes(field));
  const wanted = wantedCriteria(after, criteriaFields);
  const byKey = new Map(existing.criteria.map((criterion) => [criterion.key, criterion]));
  const otherIntent = wanted.find((one) => isOtherIntent(one, byKey.get(one.key)));
  const replaced = otherIntent && way === 'replace' ? byKey.get(otherIntent.key) : undefined;
  return {
    remove: [
      ...(replaced ? [{ id: replaced.id, isIntent: true }] : []),
      ...stale(wanted, existing.criteria, criteriaFields),
    ],
    update: wanted.flatMap((one) =>
      one === otherIntent && replaced ? [] : changed(one, byKey.get(one.key)),
    ),
    add: wanted.filter(
      (one) =>
        (!byKey.has(one.key) || (one === otherIntent && replaced)) && isWorthAdding(one, after),
    ),
    ...negativesDiff(
      fields.includes('negativeKeywords') ? after.negativeKeywords : undefined,
      existing,
    ),
  };
};

const PREFIXES: { readonly [field in CriteriaField]: readonly string[] } = {
  // Devices go only together, so an update resets them; an intent is one of a kind.
  locationIntent: [],
  devices: [],
  geoTargets: ['location/', 'radius/'],
  schedule: ['time/'],
};

const stale = (
  wanted: readonly WantedCriterion[],
  existing: readonly RemoteCriterion[],
  fields: readonly CriteriaField[],
): PartsDiff['remove'] => {
  const kept = new Set(wanted.map(({ key }) => key));
  const prefixes = fields.flatMap((field) => PREFIXES[field]);
  return existing
    .filter(({ key }) => !kept.has(key) && prefixes.some((prefix) => key.startsWith(prefix)))
    .map(({ id }) => ({ id, isIntent: false }));
};

const changed = (
  wanted: WantedCriterion,
  existing: RemoteCriterion | undefined,
): PartsDiff['update'] => {
  if (!existing) return [];
  return !isOtherIntent(wanted, existing) &&
    (wanted.negative || wanted.percent === existing.percent)
    ? []
    : [{ id: existing.id, wanted }];
};

const isOtherIntent = (wanted: WantedCriterion, existing: RemoteCriterion | undefined): boolean =>
  existing !== undefined &&
  wanted.field === 'locationIntent' &&
  wanted.criterion.IntentOption !== existing.criterion.IntentOption;

/** The platform's own defaults need no criterion. */
const isWorthAdding = (
  { field, criterion }: WantedCriterion,
  { devices }: CampaignAttributes,
): boolean => {
  if (field === 'devices') return devices !== null;
  return field !== 'locationIntent' || criterion.IntentOption !== DEFAULT_INTENT;
};

const negativesDiff = (
  wanted: readonly NegativeAttributes[] | undefined,
  { negatives }: CampaignParts,
): Pick<PartsDiff, 'addNegatives' | 'removeNegatives'> => {
  if (!wanted) return { addNegatives: [], removeNegatives: [] };
  const existing = new Set(negatives.map(({ key }) => key));
  const kept = new Set(wanted.map(negativeKey));
  return {
    addNegatives: wanted.filter((negative) => !existing.has(negativeKey(negative))),
    removeNegatives: negatives.filter(({ key }) => !kept.has(key)).map(({ id }) => ({ id })),
  };
};

/** Fields of a campaign that are criteria at Microsoft. */
export const CRITERIA_FIELDS = ['locationIntent', 'geoTargets', 'schedule', 'devices'] as const;
type CriteriaField = (typeof CRITERIA_FIELDS)[number];

/** A criterion as it should be. */
interface WantedCriterion {
  readonly field: CriteriaField;
  readonly key: string;
  readonly negative: boolean;
  /** Whole percent. */
  readonly percent: number;
  readonly criterion: Criterion;
}

const DEFAULT_INTENT = 'PeopleInOrSearchingForOrViewingPages';

/**
 * The criteria that these fields ask for. Intent first: the platform adds a default one with the
 * first criterion it takes.
 */
const wantedCriteria = (
  after: CampaignAttributes,
  fields: readonly CriteriaField[],
): readonly WantedCriterion[] =>
  CRITERIA_FIELDS.filter((field) => fields.includes(field)).flatMap((field) =>
    WANTED[field](after),
  );

const WANTED: {
  readonly [field in CriteriaField]: (after: CampaignAttributes) => readonly WantedCriterion[];
} = {
  locationIntent: ({ locationIntent }) => [
    {
      field: 'locationIntent',
      key: INTENT_KEY,
      negative: false,
      percent: 0,
      criterion: {
        Type: 'LocationIntentCriterion',
        IntentOption: locationIntent === 'PRESENCE' ? 'PeopleIn' : DEFAULT_INTENT,
      },
    },
  ],
  geoTargets: ({ geoTargets }) => geoTargets.map(wantedPlace),
  schedule: ({ schedule }) => schedule.map(wantedWindow),
  devices: ({ devices }) =>
    DEVICES.map((device) => {
      const { enabled, bidAdjustmentPercent } = devices?.[device] ?? {
        enabled: true,
        bidAdjustmentPercent: 0,
      };
      return {
        field: 'devices',
        key: deviceKey(device),
        negative: false,
        percent: enabled ? bidAdjustmentPercent : UNVERIFIED.deviceOffPercent,
        criterion: { Type: 'DeviceCriterion', DeviceName: UNVERIFIED.deviceNames[device] },
      };
    }),
};

const wantedPlace = (place: PlaceAttributes): WantedCriterion => ({
  field: 'geoTargets',
  key: placeKey(place),
  negative: place.kind === 'AREA' && place.negative,
  percent: 'bidAdjustmentPercent' in place ? place.bidAdjustmentPercent : 0,
  criterion:
    place.kind === 'AREA'
      ? { Type: 'LocationCriterion', LocationId: place.msLocationId }
      : radiusCriterion(place),
});

const radiusCriterion = ({ name, lat, lng, radius, unit }: CircleAttributes): Criterion => ({
  Type: 'RadiusCriterion',
  LatitudeDegrees: lat,
  LongitudeDegrees: lng,
  Radius: String(radius),
  RadiusUnit: unit === 'mi' ? 'Miles' : 'Kilometers',
  Name: name,
});

const wantedWindow = (window: WindowAttributes): WantedCriterion => ({
  field: 'schedule',
  key: windowKey(window),
  negative: false,
  percent: Math.round(window.bidModifier * 100) - 100,
  criterion: {
    Type: 'DayTimeCriterion',
    Day: pascal(window.day),
    FromHour: window.startHour,
    FromMinute: pascal(window.startMinute),
    ToHour: window.endHour,
    ToMinute: pascal(window.endMinute),
  },
});
