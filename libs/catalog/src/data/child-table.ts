import {
  type Conditions,
  spaceFilter,
  statement,
  type Statement,
  type Table,
} from '@switchyard/db-kit';
import type { Ad, AdGroup, Keyword } from '../domain';
import type { KeyName } from '../use-cases/children/child-store';
import type { AdFilter, AdGroupFilter, KeywordFilter } from '../use-cases/filters';
import { adGroups, ads, assetBindings, campaigns, keywords } from './tables';

/** The columns of each key; a row with a null among them does not have that key. */
export type UniqueColumns<Row extends object> = {
  readonly [name in KeyName]?: readonly (keyof Row & string)[];
};

/** What differs between ad groups, ads and keywords in the database. */
export interface ChildTable<Row extends object, Filter> {
  readonly table: Table<Row>;
  readonly parent: 'campaign' | 'adGroup';
  /** The columns of each key that is unique within a Space; the first is the kind's own. */
  readonly unique: UniqueColumns<Row>;
  readonly narrow: (conditions: Conditions<Row>, filter: Filter) => Conditions<Row>;
  /** Removes what is below rows with the ids in `$2`. */
  readonly removals: readonly Statement[];
}

/** Children follow their campaign: those of a removed one are hidden with it. */
const notOfRemoved = <Row extends object>(conditions: Conditions<Row>): Conditions<Row> =>
  conditions.add(
    `not exists (select 1 from ${campaigns.qualified} c where c."space_id" = t."space_id" and c."id" = t."campaign_id" and c."status" = ?)`,
    'REMOVED',
  );

const belowAdGroups = ({
  qualified,
}: Table<Ad> | Table<Keyword> | typeof assetBindings): Statement =>
  statement(
    `delete from ${qualified} t where ${spaceFilter.clause('t."space_id"', '$1')} and t."ad_group_id" = any($2)`,
  );

export const adGroupTable: ChildTable<AdGroup, AdGroupFilter> = {
  table: adGroups,
  parent: 'campaign',
  unique: { own: ['campaignId', 'nameKey'], externalKey: ['campaignId', 'externalKey'] },
  narrow: (conditions, { q, updatedSince, externalKey, campaignId, status }) =>
    notOfRemoved(
      conditions
        .contains('name', q)
        .since('updatedAt', updatedSince)
        .equals('externalKey', externalKey)
        .equals('campaignId', campaignId)
        .equals('status', status),
    ),
  removals: [belowAdGroups(assetBindings), belowAdGroups(keywords), belowAdGroups(ads)],
};

export const adTable: ChildTable<Ad, AdFilter> = {
  table: ads,
  parent: 'adGroup',
  unique: { externalKey: ['adGroupId', 'externalKey'] },
  narrow: (
    conditions,
    { updatedSince, externalKey, campaignId, adGroupId, status, type, angleId, conceptId },
  ) =>
    notOfRemoved(
      conditions
        .since('updatedAt', updatedSince)
        .equals('externalKey', externalKey)
        .equals('campaignId', campaignId)
        .equals('adGroupId', adGroupId)
        .equals('status', status)
        .equals('type', type)
        .equals('angleId', angleId)
        .equals('conceptId', conceptId),
    ),
  removals: [
    statement(
      `delete from ${assetBindings.qualified} t where ${spaceFilter.clause('t."space_id"', '$1')} and t."ad_id" = any($2)`,
    ),
  ],
};

export const keywordTable: ChildTable<Keyword, KeywordFilter> = {
  table: keywords,
  parent: 'adGroup',
  unique: { own: ['adGroupId', 'textKey', 'matchType', 'negative'] },
  narrow: (conditions, { q, updatedSince, campaignId, adGroupId, status, matchType, negative }) =>
    notOfRemoved(
      conditions
        .contains('text', q)
        .since('updatedAt', updatedSince)
        .equals('campaignId', campaignId)
        .equals('adGroupId', adGroupId)
        .equals('status', status)
        .equals('matchType', matchType)
        .equals('negative', negative),
    ),
  removals: [],
};
