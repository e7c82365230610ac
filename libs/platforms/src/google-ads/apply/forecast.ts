import type { EntityKind } from '../../port/attributes';
import type { Change, CreateChange, RemoveChange, UpdateChange } from '../../port/change';
import type { CallForecast } from '../../port/io';
import { asCampaign, type CampaignAttributes } from '../attributes/campaign-attributes';
import { OPERATIONS_PER_REQUEST } from '../session/mutate';
import { ROWS_PER_PAGE } from '../session/search';
import { IDS_PER_QUERY } from '../unverified';
import { pairOf } from '../wire/resource-name';
import { asAd, isDisplayAd, type DisplayAdAttributes } from '../attributes/child-attributes';
import { assetGroupCount, isAboutAssetGroup } from './asset-group-steps';
import { isCampaignField } from './campaign-body';
import { isLinkField, linkCount, LINK_FIELDS } from './campaign-links';
import { CRITERIA_FIELDS, isCriteriaField, wantedCriteria, type CriteriaField } from './criteria';
import { filesOf } from './images-of';
import { packRequests } from './requests';

/**
 * Exact for creates and removals, as long as no file is at Google already and no two objects share an asset: then it is less. What an
 * update of places, windows, negatives or links takes depends on what is there by then: each wanted row counts. A ring of names adds
 * one request that no plan can see.
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

/** A query per chunk of ad groups; where whole groups are read, at least as many pages as the changes fill. */
const pairReads = (known: readonly (UpdateChange | RemoveChange)[]): number => {
  const parents = new Set(known.map(({ remoteId }) => pairOf(remoteId).parent)).size;
  return Math.max(Math.ceil(parents / IDS_PER_QUERY), Math.ceil(known.length / ROWS_PER_PAGE));
};

/** One query for the campaigns, one for their assets and one for their criteria, of which a page holds 10,000. */
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
