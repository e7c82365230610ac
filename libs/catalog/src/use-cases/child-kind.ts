import type { Refusal } from '@switchyard/kernel';
import {
  createAd,
  createAdGroup,
  createKeyword,
  keywordTaken,
  nameTaken,
  reviseAd,
  reviseAdGroup,
  reviseKeyword,
  viewAd,
  viewAdGroup,
  viewKeyword,
  isSameValue,
  type Ad,
  type AdChanges,
  type AdGroup,
  type AdGroupChanges,
  type AdGroupInput,
  type AdInput,
  type Keyword,
  type KeywordChanges,
  type KeywordInput,
  type StampedWorld,
  type WrittenStamp,
} from '../domain';

/** What differs between ad groups, ads and keywords when they are written. */
export interface ChildKind<Row, Input, Changes> {
  /** Where an input names its parent. */
  readonly parentPath: '/campaignId' | '/adGroupId';
  readonly parentOf: (input: Input) => string;
  readonly create: (spaceId: string, campaignId: string, input: Input, world: StampedWorld) => Row;
  readonly revise: (row: Row, changes: Changes, world: StampedWorld) => Row;
  readonly view: (row: Row) => object;
  /** The stamp that a row has or an input or a change writes; kinds without it carry none. */
  readonly stampOf?: (written: Row | Input | Changes) => WrittenStamp;
  /** False for a change that no platform is ever told of. */
  readonly concernsPlatforms: (before: Row, after: Row) => boolean;
  /** The refusal of a row whose unique key another row holds. */
  readonly taken: (row: Row, holderId: string | undefined) => Refusal;
}

export const adGroupKind: ChildKind<AdGroup, AdGroupInput, AdGroupChanges> = {
  parentPath: '/campaignId',
  parentOf: ({ campaignId }) => campaignId,
  create: (spaceId, _campaignId, input, world) => createAdGroup(spaceId, input, world),
  revise: reviseAdGroup,
  view: viewAdGroup,
  concernsPlatforms: () => true,
  taken: ({ name }, holderId) => nameTaken(name, holderId),
};

export const adKind: ChildKind<Ad, AdInput, AdChanges> = {
  parentPath: '/adGroupId',
  parentOf: ({ adGroupId }) => adGroupId,
  create: createAd,
  revise: reviseAd,
  view: viewAd,
  stampOf: ({ angleId, conceptId }) => ({
    ...(angleId === undefined ? {} : { angleId }),
    ...(conceptId === undefined ? {} : { conceptId }),
  }),
  concernsPlatforms: (before, after) => !isSameValue(withoutStamp(before), withoutStamp(after)),
  taken: ({ id }) => {
    throw new Error(`an ad has nothing unique but its id: ${id}`);
  },
};

export const keywordKind: ChildKind<Keyword, KeywordInput, KeywordChanges> = {
  parentPath: '/adGroupId',
  parentOf: ({ adGroupId }) => adGroupId,
  create: createKeyword,
  revise: reviseKeyword,
  view: viewKeyword,
  concernsPlatforms: () => true,
  taken: (_row, holderId) => keywordTaken(holderId),
};

const withoutStamp = ({
  angleId: _angle,
  conceptId: _concept,
  stampProvenance: _provenance,
  updatedAt: _updated,
  ...rest
}: Ad): object => rest;
