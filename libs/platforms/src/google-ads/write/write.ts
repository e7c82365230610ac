import { digestOf } from '@switchyard/kernel';
import type { EntityKind, Observed } from '../../port/attributes';
import type { Change, CreateChange, Outcome, RemoveChange, UpdateChange } from '../../port/change';
import type { Failure } from '../../port/failure';
import type { CallForecast, Gate } from '../../port/io';
import {
  asAd,
  asCampaign,
  type CampaignAttributes,
  type DisplayAdAttributes,
  isDisplayAd,
} from '../attributes';
import { pairOf, resourceNamesOf } from '../client/objects';
import { OPERATIONS_PER_REQUEST, ROWS_PER_PAGE, type Session } from '../client/session';
import { observedKey, observeWave } from '../read/read';
import { IDS_PER_QUERY } from '../unverified';
import { assetGroupCount, isAboutAssetGroup } from './asset-groups';
import {
  CRITERIA_FIELDS,
  type CriteriaField,
  isCriteriaField,
  isLinkField,
  LINK_FIELDS,
  linkCount,
  wantedCriteria,
} from './campaign-parts';
import { isCampaignField } from './campaigns';
import { parkNames, stepsFor } from './levels';
import { filesOf, uploadFiles, type Uploads } from './media';
import { packRequests, sendAssetGroups, sendPlans } from './send';
import { type ChangePlan, makingWith, PHASE } from './steps';

/**
 * Applies one wave: looks again, leaves alone what moved, brings the files, sends the rest in as
 * few requests as fit.
 */
export async function* apply(
  session: Session,
  wave: readonly Change[],
  gate: Gate,
): AsyncGenerator<Outcome> {
  const seen = await observeWave(session, wave);
  const fit: Change[] = [];
  for (const change of wave) {
    const outcome = unfit(change, seenOf(change, seen));
    if (outcome) yield outcome;
    else fit.push(change);
  }
  const uploads = await uploadFiles(session, fit, gate);
  yield* uploads.failed;
  const { ready, failed } = await parkNames(
    session,
    without(uploads.failed, fit),
    (change) => seenOf(change, seen),
    gate,
  );
  yield* failed;
  const plans = plansFor(session, ready, seen, uploads.ids);
  yield* sendPlans(
    session,
    plans.filter(({ change }) => !isAboutAssetGroup(change)),
    gate,
  );
  yield* sendAssetGroups(
    session,
    plans.filter(({ change }) => isAboutAssetGroup(change)),
    gate,
  );
}

const without = (failed: Uploads['failed'], changes: readonly Change[]): readonly Change[] => {
  const lost = new Set(failed.map(({ changeId }) => changeId));
  return changes.filter(({ id }) => !lost.has(id));
};

const seenOf = (change: Change, seen: ReadonlyMap<string, Observed>): Observed | undefined =>
  change.action === 'create' ? undefined : seen.get(observedKey(change.entity, change.remoteId));

/** The outcome of a change that must not be sent. */
const unfit = (change: Change, seen: Observed | undefined): Outcome | undefined => {
  if (change.action !== 'create' && !seen) {
    return { kind: 'drifted', changeId: change.id, missing: true };
  }
  if (change.action !== 'create' && seen && digestOf(seen.attributes) !== change.seenDigest) {
    return { kind: 'drifted', changeId: change.id, missing: false };
  }
  const failure = refusalOf(change, seen);
  return failure && { kind: 'failed', changeId: change.id, failure };
};

const plansFor = (
  session: Session,
  changes: readonly Change[],
  seen: ReadonlyMap<string, Observed>,
  files: ReadonlyMap<string, string>,
): readonly ChangePlan[] => {
  const making = makingWith(resourceNamesOf(session.customerId), files);
  const plans = changes.map((change) => ({
    change,
    steps: stepsFor(change, seenOf(change, seen), making),
  }));
  return plans.sort((a, b) => moneyWeight(a) - moneyWeight(b));
};

/**
 * Falling budgets before rising ones, also where a wave takes several requests; renames keep the
 * order that they have.
 */
const moneyWeight = ({ change, steps }: ChangePlan): number => {
  if (change.action !== 'update' || change.fields.includes('name')) return 0;
  if (steps.some(({ phase }) => phase === PHASE.decrease)) return -1;
  return steps.some(({ phase }) => phase === PHASE.increase) ? 1 : 0;
};

/**
 * Exact for creates and removals, as long as no file is at Google already and no two objects share
 * an asset: then it is less. What an update of places, windows, negatives or links takes depends on
 * what is there by then: each wanted row counts. A ring of names adds one request that no plan can
 * see.
 */
export const forecast = (waves: readonly (readonly Change[])[]): CallForecast => {
  const uploads = new Set(waves.flat().flatMap(filesOf)).size;
  const readCalls = waves.reduce((sum, wave) => sum + readsOf(wave), 0);
  const calls = waves.reduce((sum, wave) => sum + requestsOf(wave), uploads);
  const writes = waves.flat().reduce((sum, change) => sum + operationsOf(change), uploads);
  return { readCalls, calls, operations: readCalls + writes };
};

/** Each asset group has a request of its own. */
const requestsOf = (wave: readonly Change[]): number => {
  const groups = wave.filter((change) => isAboutAssetGroup(change) && operationsOf(change) > 0);
  return (
    groups.length +
    packRequests(
      wave.filter((change) => !isAboutAssetGroup(change)).map(operationsOf),
      OPERATIONS_PER_REQUEST,
    ).length
  );
};

const operationsOf = (change: Change): number => {
  if (change.action === 'remove') return 1;
  if (isAboutAssetGroup(change)) return assetGroupCount(change);
  if (change.action === 'create') {
    return change.entity === 'campaign'
      ? 2 + campaignRows(asCampaign(change.after))
      : 1 + videosOf(change);
  }
  return change.entity === 'campaign' ? campaignUpdate(change) : childUpdate(change);
};

const campaignRows = (campaign: CampaignAttributes): number =>
  CRITERIA_FIELDS.reduce((sum, field) => sum + rowsOf(field, campaign), 0) +
  LINK_FIELDS.reduce((sum, field) => sum + linkCount(field, campaign), 0);

/** Videos of a display ad are made as assets beside it. */
const videosOf = ({ entity, after }: CreateChange | UpdateChange): number =>
  entity === 'ad' && isDisplayAd(asAd(after))
    ? (asAd(after) as DisplayAdAttributes).youtubeVideoIds.length
    : 0;

const campaignUpdate = ({ fields, after }: UpdateChange): number => {
  const criteria = fields
    .filter(isCriteriaField)
    .reduce((sum, field) => sum + rowsOf(field, asCampaign(after)), 0);
  const links = fields
    .filter(isLinkField)
    .reduce((sum, field) => sum + linkCount(field, asCampaign(after)), 0);
  return (
    (fields.includes('budgetMicros') ? 1 : 0) +
    (fields.some(isCampaignField) ? 1 : 0) +
    criteria +
    links
  );
};

/** An ad's status and its content are two resources. */
const childUpdate = (change: UpdateChange): number => {
  const { entity, fields } = change;
  if (entity !== 'ad') return fields.length > 0 ? 1 : 0;
  const videos = fields.includes('youtubeVideoIds') ? videosOf(change) : 0;
  return (
    (fields.includes('status') ? 1 : 0) +
    (fields.some((field) => field !== 'status') ? 1 : 0) +
    videos
  );
};

const rowsOf = (field: CriteriaField, campaign: CampaignAttributes): number =>
  wantedCriteria(field, campaign).filter(({ implied, modifier }) => !implied || modifier !== 1)
    .length;

const readsOf = (wave: readonly Change[]): number => {
  const known = wave.filter(
    (change): change is UpdateChange | RemoveChange => change.action !== 'create',
  );
  const of = (entity: EntityKind) => known.filter((change) => change.entity === entity);
  return (
    campaignReads(of('campaign')) +
    Math.ceil(of('adGroup').length / IDS_PER_QUERY) +
    adReads(of('ad')) +
    pairReads(of('keyword'))
  );
};

const adReads = (known: readonly (UpdateChange | RemoveChange)[]): number => {
  const groups = known.filter(isAboutAssetGroup);
  return (
    pairReads(known.filter((change) => !isAboutAssetGroup(change))) +
    Math.ceil(groups.length / IDS_PER_QUERY)
  );
};

/**
 * A query per chunk of ad groups; where whole groups are read, at least as many pages as the
 * changes fill.
 */
const pairReads = (known: readonly (UpdateChange | RemoveChange)[]): number => {
  const parents = new Set(known.map(({ remoteId }) => pairOf(remoteId).parent)).size;
  return Math.max(Math.ceil(parents / IDS_PER_QUERY), Math.ceil(known.length / ROWS_PER_PAGE));
};

/**
 * One query for the campaigns, one for their assets and one for their criteria, of which a page
 * holds 10,000.
 */
const campaignReads = (known: readonly Change[]): number => {
  const chunks = Math.ceil(known.length / IDS_PER_QUERY);
  const rows = known.reduce(
    (sum, change) =>
      sum +
      ('after' in change
        ? CRITERIA_FIELDS.reduce((n, field) => n + rowsOf(field, asCampaign(change.after)), 0)
        : 0),
    0,
  );
  return chunks === 0 ? 0 : 2 * chunks + Math.max(chunks, Math.ceil(rows / ROWS_PER_PAGE));
};

/** What each type of campaign holds. */
const TAKEN: Readonly<Record<string, { readonly ad: string; readonly keywords: boolean }>> = {
  SEARCH: { ad: 'RESPONSIVE_SEARCH', keywords: true },
  DISPLAY: { ad: 'RESPONSIVE_DISPLAY', keywords: false },
  PERFORMANCE_MAX: { ad: 'ASSET_GROUP', keywords: false },
};

/** What this connector never sends, even unvalidated: Validate has refused it before. */
const refusalOf = (change: Change, seen: Observed | undefined): Failure | undefined => {
  const takes = TAKEN[change.campaignType];
  if (!takes) {
    return refused(
      'CAMPAIGN_TYPE_UNSUPPORTED',
      'type',
      `${change.campaignType} campaigns are not exported to Google yet.`,
    );
  }
  if (change.entity === 'keyword' && !takes.keywords) {
    return refused('KEYWORDS_UNSUPPORTED', 'text', 'Google has keywords in search campaigns only.');
  }
  if (change.entity === 'adGroup' && change.campaignType === 'PERFORMANCE_MAX') {
    return refused(
      'AD_GROUPS_UNSUPPORTED',
      'name',
      'Performance Max has asset groups instead of ad groups.',
    );
  }
  if (
    change.action === 'create' &&
    change.entity === 'ad' &&
    asAd(change.after).adType !== takes.ad
  ) {
    return refused(
      'AD_TYPE_UNSUPPORTED',
      'type',
      `A ${change.campaignType} campaign takes ${takes.ad} ads only.`,
    );
  }
  const sharesBudget =
    change.entity === 'campaign' &&
    change.action === 'update' &&
    change.fields.includes('budgetMicros') &&
    seen?.parts['budgetShared'] !== undefined;
  return sharesBudget
    ? refused(
        'BUDGET_SHARED',
        'budget',
        'The campaign shares its budget with other campaigns on Google. A change would affect them too.',
      )
    : undefined;
};

const refused = (code: string, field: string, message: string): Failure => ({
  kind: 'refused',
  field,
  detail: { code, message },
});
