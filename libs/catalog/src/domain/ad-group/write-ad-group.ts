import { validationError } from '@switchyard/kernel';
import { readOptionalAmount } from '../budget/read-optional-amount';
import { blankNameIssues } from '../change/blank-name';
import type { ChildWorld } from '../change/child-world';
import { nameKey } from '../change/name-key';
import { isSameValue } from '../change/same-value';
import type { AdGroup } from './ad-group';
import type { AdGroupChanges, AdGroupInput } from './ad-group-input';
import { viewAdGroup } from './ad-group-view';

type Fields = Pick<AdGroup, 'name' | 'nameKey' | 'status' | 'maxCpcMicros' | 'contextHints'>;

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

/** An ad group after changes; the same object when nothing changes. Throws `VALIDATION_ERROR` with every problem. */
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
  };
};
