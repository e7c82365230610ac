import type { ExpectedVersion, Refusal } from '@switchyard/kernel';
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
  externalKeyTaken,
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
import type { KeyName, UniqueKey } from './child-store';

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
  /** The refusal of a row whose own unique key another row has; kinds without one have none. */
  readonly taken?: (row: Row, holderId: string | undefined) => Refusal;
}

export const adGroupKind: ChildKind<AdGroup, AdGroupInput, AdGroupChanges> = {
  parentPath: '/campaignId',
  parentOf: ({ campaignId }) => campaignId,
  create: (spaceId, _campaignId, input, world) => createAdGroup(spaceId, input, world),
  revise: reviseAdGroup,
  view: viewAdGroup,
  concernsPlatforms: (before, after) => !isSameValue(withoutKey(before), withoutKey(after)),
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

const withoutKey = ({ externalKey: _key, updatedAt: _updated, ...rest }: AdGroup): object => rest;

const withoutStamp = ({
  externalKey: _key,
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
  readonly expected?: ExpectedVersion;
  /** Turns the child as it is read into what changes. */
  readonly patch: (current: object) => Changes;
}

/** A key of a row that another row has. */
export interface TakenKey {
  readonly name: KeyName;
  readonly holderId?: string;
}

/** The refusal of a row one of whose keys another row has. */
export const keyTaken = <Row extends object>(
  { taken }: Pick<ChildKind<Row, never, never>, 'taken'>,
  row: Row,
  { name, holderId }: TakenKey,
): Refusal =>
  taken && name === 'own'
    ? taken(row, holderId)
    : externalKeyTaken((row as { externalKey?: string | null }).externalKey ?? null, holderId);

/** Which key of a row that was not inserted another row has. */
export const takenKeyOf = (
  keys: readonly UniqueKey[],
  holders: ReadonlyMap<string, string>,
): TakenKey => {
  const [taken = keys[0]] = keys.filter(({ value }) => holders.has(value));
  if (!taken) throw new Error('a row without a unique key is never refused');
  const holderId = holders.get(taken.value);
  return { name: taken.name, ...(holderId === undefined ? {} : { holderId }) };
};

/**
 * Which row may have which unique key. A key that its row gives up in the same request is not free
 * yet: the database checks each row as it is written, in no order that could be relied on.
 */
export class KeyClaims {
  private readonly holders: Map<string, string>;

  constructor(holders: ReadonlyMap<string, string>) {
    this.holders = new Map(holders);
  }

  /** Claims all keys, or none: the one that another row has; undefined when the claim succeeds. */
  claim(keys: readonly UniqueKey[], id: string): TakenKey | undefined {
    for (const { name, value } of keys) {
      const holderId = this.holders.get(value);
      if (holderId !== undefined && holderId !== id) return { name, holderId };
    }
    for (const { value } of keys) this.holders.set(value, id);
    return undefined;
  }
}
