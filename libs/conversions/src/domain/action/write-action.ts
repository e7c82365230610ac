import { nameKey } from '@switchyard/catalog/domain';
import {
  canonicalJson,
  isId,
  microsFromAmount,
  validationError,
  type Ids,
  type Issue,
} from '@switchyard/kernel';
import type { ActionChanges, ActionInput } from './action-input';
import { viewAction } from './action-view';
import type { ConversionAction } from './conversion-action';
import { readValueSettings } from './read-value-settings';

type Fields = Omit<ConversionAction, 'spaceId' | 'id' | 'createdAt' | 'updatedAt' | 'version'>;

/** A new conversion action. Throws `VALIDATION_ERROR` with every problem. */
export const createAction = (
  spaceId: string,
  input: ActionInput,
  world: { readonly ids: Ids; readonly now: Date },
): ConversionAction => ({
  ...readFields(input),
  spaceId,
  id: world.ids.next('cva'),
  createdAt: world.now,
  updatedAt: world.now,
  version: 1,
});

/** An action after changes; the same object when nothing changes. Throws `VALIDATION_ERROR` with every problem. */
export const reviseAction = (
  row: ConversionAction,
  changes: ActionChanges,
  now: Date,
): ConversionAction => {
  const next = { ...row, ...readFields({ ...viewAction(row), ...changes } as ActionInput) };
  return canonicalJson(viewAction(row)) === canonicalJson(viewAction(next))
    ? row
    : { ...next, updatedAt: now };
};

const readFields = (input: ActionInput): Fields => {
  const { settings, issues } = readValueSettings(input.valueSettings ?? {});
  const all = [...nameIssues(input.name), ...issues];
  if (all.length > 0) throw validationError(all);
  return {
    name: input.name,
    nameKey: nameKey(input.name),
    type: input.type,
    category: input.category,
    status: input.status ?? 'ENABLED',
    countingType: input.countingType ?? 'ONE_PER_CLICK',
    valueSettings: settings,
    clickThroughLookbackWindowDays: input.clickThroughLookbackWindowDays ?? null,
    viewThroughLookbackWindowDays: input.viewThroughLookbackWindowDays ?? null,
    attributionModel: input.attributionModel ?? null,
    enhancedConversionsForLeads: input.enhancedConversionsForLeads ?? false,
    leadStage: input.leadStage ?? null,
    defaultEventValueMicros: microsOf(input.defaultEventValue),
    includeInConversionsMetric: input.includeInConversionsMetric ?? true,
  };
};

const microsOf = (amount: number | null | undefined): number | null =>
  amount === undefined || amount === null ? null : (microsFromAmount(amount) ?? null);

/** Actions are named by name or id: a name that reads as an id would mean two. */
const nameIssues = (name: string): Issue[] => {
  if (name.trim() === '') {
    return [{ path: '/name', code: 'TOO_SHORT', message: 'name must not be blank' }];
  }
  return isId('cva', name.trim())
    ? [
        {
          path: '/name',
          code: 'BAD_FORMAT',
          message: 'name must not look like an id of a conversion action',
        },
      ]
    : [];
};
