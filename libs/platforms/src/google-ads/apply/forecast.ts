import type { EntityKind } from '../../port/attributes';
import type { Change, RemoveChange, UpdateChange } from '../../port/change';
import type { CallForecast } from '../../port/io';
import { asCampaign, type CampaignAttributes } from '../attributes/campaign-attributes';
import { OPERATIONS_PER_REQUEST } from '../session/mutate';
import { ROWS_PER_PAGE } from '../session/search';
import { IDS_PER_QUERY } from '../unverified';
import { pairOf } from '../wire/resource-name';
import { isCampaignField } from './campaign-body';
import { CRITERIA_FIELDS, isCriteriaField, wantedCriteria, type CriteriaField } from './criteria';
import { packRequests } from './requests';

/**
 * Exact for creates and removals. What an update of places, windows or negatives takes depends on what is there by then: each
 * wanted row counts as one operation. A ring of names adds one request that no plan can see.
 */
export const forecast = (waves: readonly (readonly Change[])[]): CallForecast => {
  const sizes = waves.map((wave) => wave.map(operationsOf));
  const readCalls = waves.reduce((sum, wave) => sum + readsOf(wave), 0);
  const calls = sizes.reduce((sum, wave) => sum + packRequests(wave, OPERATIONS_PER_REQUEST).length, 0);
  const writes = sizes.flat().reduce((sum, size) => sum + size, 0);
  return { readCalls, calls, operations: readCalls + writes };
};

const operationsOf = (change: Change): number => {
  if (change.action === 'remove') return 1;
  if (change.action === 'create') return change.entity === 'campaign' ? 2 + CRITERIA_FIELDS.reduce((sum, field) => sum + rowsOf(field, asCampaign(change.after)), 0) : 1;
  return change.entity === 'campaign' ? campaignUpdate(change) : childUpdate(change);
};

const campaignUpdate = ({ fields, after }: UpdateChange): number => {
  const criteria = fields.filter(isCriteriaField).reduce((sum, field) => sum + rowsOf(field, asCampaign(after)), 0);
  return (fields.includes('budgetMicros') ? 1 : 0) + (fields.some(isCampaignField) ? 1 : 0) + criteria;
};

/** An ad's status and its content are two resources. */
const childUpdate = ({ entity, fields }: UpdateChange): number => {
  if (entity !== 'ad') return fields.length > 0 ? 1 : 0;
  return (fields.includes('status') ? 1 : 0) + (fields.some((field) => field !== 'status') ? 1 : 0);
};

const rowsOf = (field: CriteriaField, campaign: CampaignAttributes): number =>
  wantedCriteria(field, campaign).filter(({ implied, modifier }) => !implied || modifier !== 1).length;

const readsOf = (wave: readonly Change[]): number => {
  const known = wave.filter((change): change is UpdateChange | RemoveChange => change.action !== 'create');
  const of = (entity: EntityKind) => known.filter((change) => change.entity === entity);
  return campaignReads(of('campaign')) + Math.ceil(of('adGroup').length / IDS_PER_QUERY) + pairReads(of('ad')) + pairReads(of('keyword'));
};

/** A query per chunk of ad groups; where whole groups are read, at least as many pages as the changes fill. */
const pairReads = (known: readonly (UpdateChange | RemoveChange)[]): number => {
  const parents = new Set(known.map(({ remoteId }) => pairOf(remoteId).parent)).size;
  return Math.max(Math.ceil(parents / IDS_PER_QUERY), Math.ceil(known.length / ROWS_PER_PAGE));
};

/** One query for the campaigns and one for their criteria, of which a page holds 10,000. */
const campaignReads = (known: readonly Change[]): number => {
  const chunks = Math.ceil(known.length / IDS_PER_QUERY);
  const rows = known.reduce((sum, change) => sum + ('after' in change ? CRITERIA_FIELDS.reduce((n, field) => n + rowsOf(field, asCampaign(change.after)), 0) : 0), 0);
  return chunks === 0 ? 0 : chunks + Math.max(chunks, Math.ceil(rows / ROWS_PER_PAGE));
};
