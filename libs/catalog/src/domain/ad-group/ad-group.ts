import { amountFromMicros, type Ids, validationError } from '@switchyard/kernel';
import { readOptionalAmount } from '../budget';
import { blankNameIssues, isSameValue, nameKey } from '../change';
import type { KnownStamps } from '../creative/stamp';
import type { ServingStatus } from '../delivery/delivery-state';

/** An ad group as it is stored. */
export interface AdGroup {
  readonly spaceId: string;
  readonly id: string;
  readonly campaignId: string;
  readonly name: string;
  /** What makes the name unique within the campaign. */
  readonly nameKey: string;
  readonly status: ServingStatus;
  /** Micros of the campaign's currency. */
  readonly maxCpcMicros: number | null;
  readonly contextHints: readonly string[];
  /** The caller's own key: unique in the campaign, and sent to no platform. */
  readonly externalKey: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly version: number;
}

/** What a caller writes to make an ad group; money in major units of the campaign's currency. */
export interface AdGroupInput {
  readonly campaignId: string;
  readonly name: string;
  readonly status?: ServingStatus;
  readonly maxCpc?: number | null;
  readonly contextHints?: readonly string[];
  readonly externalKey?: string | null;
}

/** What a merge patch changes: whole members, already merged with what is stored; null clears. */
export type AdGroupChanges = {
  readonly [member in keyof AdGroupInput]?: AdGroupInput[member] | null;
};

/** An ad group as it is read: money in major units. */
export interface AdGroupView {
  readonly id: string;
  readonly spaceId: string;
  readonly campaignId: string;
  readonly name: string;
  readonly status: ServingStatus;
  readonly maxCpc: number | null;
  readonly contextHints: readonly string[];
  readonly externalKey: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly version: number;
}

export const viewAdGroup = (row: AdGroup): AdGroupView => ({
  id: row.id,
  spaceId: row.spaceId,
  campaignId: row.campaignId,
  name: row.name,
  status: row.status,
  maxCpc: row.maxCpcMicros === null ? null : amountFromMicros(row.maxCpcMicros),
  contextHints: row.contextHints,
  externalKey: row.externalKey,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  version: row.version,
});

type Fields = Pick<
  AdGroup,
  'name' | 'nameKey' | 'status' | 'maxCpcMicros' | 'contextHints' | 'externalKey'
>;

/** A new ad group. Throws `VALIDATION_ERROR` with every problem. */
export const createAdGroup = (
  spaceId: string,
  input: AdGroupInput,
  world: ChildWorld,
): AdGroup => ({
  ...readFields(input, world.currency),
  spaceId,
  id: world.ids.next('adg'),
  campaignId: input.campaignId,
  createdAt: world.now,
  updatedAt: world.now,
  version: 1,
});

/**
 * An ad group after changes; the same object when nothing changes. Throws `VALIDATION_ERROR` with
 * every problem.
 */
export const reviseAdGroup = (
  row: AdGroup,
  changes: AdGroupChanges,
  world: ChildWorld,
): AdGroup => {
  const input = { ...viewAdGroup(row), ...changes } as AdGroupInput;
  const next = { ...row, ...readFields(input, world.currency) };
  return isSameValue(viewAdGroup(row), viewAdGroup(next)) ? row : { ...next, updatedAt: world.now };
};

const readFields = (input: AdGroupInput, currency: string): Fields => {
  const bid = readOptionalAmount(input.maxCpc, currency, '/maxCpc');
  const issues = [...blankNameIssues(input.name), ...bid.issues];
  if (issues.length > 0) throw validationError(issues);
  return {
    name: input.name,
    nameKey: nameKey(input.name),
    status: input.status ?? 'ENABLED',
    maxCpcMicros: bid.micros,
    contextHints: input.contextHints ?? [],
    externalKey: input.externalKey ?? null,
  };
};

/** The facts from outside that the rules of ad groups, ads and keywords need. */
export interface ChildWorld {
  /** Of the campaign, ISO 4217. */
  readonly currency: string;
  readonly ids: Ids;
  readonly now: Date;
}

/** The same for whatever may carry a stamp. */
export interface StampedWorld extends ChildWorld {
  /** Those that the changes name. */
  readonly stamps: KnownStamps;
}
