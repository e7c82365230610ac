import type { Refusal } from '@switchyard/kernel';
import {
  type Ad,
  type AdChanges,
  type AdGroup,
  type AdGroupChanges,
  type AdGroupInput,
  type AdInput,
  createAd,
  createAdGroup,
  createKeyword,
  isSameValue,
  type Keyword,
  type KeywordChanges,
  type KeywordInput,
  keywordTaken,
  nameTaken,
  reviseAd,
  reviseAdGroup,
  reviseKeyword,
  type StampedWorld,
  viewAd,
  viewAdGroup,
  viewKeyword,
  type WrittenStamp,
} from '../../domain';
import type { Expected } from '../require-version';

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
  /** False for a change that is never sent to any platform. */
  readonly concernsPlatforms: (before: Row, after: Row) => boolean;
  /** The refusal of a row whose unique key another row has. */
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

/** One item of an update. */
export interface ChildPatch<Changes> {
  readonly index: number;
  readonly id: string;
  readonly expected?: Expected;
  /** Turns the child as it is read into what changes. */
  readonly patch: (current: object) => Changes;
}

/**
 * Who may have which unique key. A key that its holder gives up in the same request is not free
 * yet: the database checks each row as it is written, in no order that could be relied on.
 */
export class KeyClaims {
  private readonly holders: Map<string, string>;

  constructor(holders: ReadonlyMap<string, string>) {
    this.holders = new Map(holders);
  }

  /** The other row that has the key; undefined when the claim succeeds. */
  claim(key: string, id: string): string | undefined {
    const holder = this.holders.get(key);
    if (holder === undefined) this.holders.set(key, id);
    return holder === id ? undefined : holder;
  }
}
