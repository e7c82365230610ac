import type { Refusal } from '@switchyard/kernel';
import {
  createAd, createAdGroup, createKeyword, keywordTaken, nameTaken, reviseAd, reviseAdGroup, reviseKeyword, viewAd, viewAdGroup, viewKeyword, type Ad,
  type AdChanges, type AdGroup, type AdGroupChanges, type AdGroupInput, type AdInput, type ChildWorld, type Keyword, type KeywordChanges, type KeywordInput,
} from '../domain';
import { refuseUnknown } from './refuse-unknown';

/** What differs between ad groups, ads and keywords when they are written. */
export interface ChildKind<Row, Input, Changes> {
  /** Where an input names its parent. */
  readonly parentPath: '/campaignId' | '/adGroupId';
  readonly parentOf: (input: Input) => string;
  readonly create: (spaceId: string, campaignId: string, input: Input, world: ChildWorld) => Row;
  readonly revise: (row: Row, changes: Changes, world: ChildWorld) => Row;
  readonly view: (row: Row) => object;
  /** The refusal of a row whose unique key another row holds. */
  readonly taken: (row: Row, holderId: string | undefined) => Refusal;
}

export const adGroupKind: ChildKind<AdGroup, AdGroupInput, AdGroupChanges> = {
  parentPath: '/campaignId',
  parentOf: ({ campaignId }) => campaignId,
  create: (spaceId, _campaignId, input, world) => createAdGroup(spaceId, input, world),
  revise: reviseAdGroup,
  view: viewAdGroup,
  taken: ({ name }, holderId) => nameTaken(name, holderId),
};

export const adKind: ChildKind<Ad, AdInput, AdChanges> = {
  parentPath: '/adGroupId',
  parentOf: ({ adGroupId }) => adGroupId,
  create: (spaceId, campaignId, input, world) => {
    refuseUnknownStamp(input);
    return createAd(spaceId, campaignId, input, world);
  },
  revise: (row, changes, world) => {
    refuseUnknownStamp(changes);
    return reviseAd(row, changes, world);
  },
  view: viewAd,
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
  taken: (_row, holderId) => keywordTaken(holderId),
};

const refuseUnknownStamp = ({ angleId, conceptId }: AdChanges): void => {
  refuseUnknown(angleId, '/angleId');
  refuseUnknown(conceptId, '/conceptId');
};
