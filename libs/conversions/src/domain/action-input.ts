import { nameKey } from '@switchyard/catalog/domain';
import {
  canonicalJson,
  currencyDigits,
  fitsCurrency,
  type Ids,
  isCurrency,
  isId,
  type Issue,
  microsFromAmount,
  validationError,
} from '@switchyard/kernel';
import {
  type ActionCategory,
  type ActionStatus,
  type ActionType,
  type AttributionModel,
  type ConversionAction,
  type CountingType,
  type LeadStage,
  type ValueSettings,
  type ValueType,
  viewAction,
} from './conversion-action';

/** Money in major units of `currencyCode`, or of the account's currency without one. */
export interface ValueSettingsInput {
  readonly type?: ValueType;
  readonly defaultValue?: number | null;
  readonly currencyCode?: string | null;
}

/** What a caller writes to make a conversion action. */
export interface ActionInput {
  readonly name: string;
  readonly type: ActionType;
  readonly category: ActionCategory;
  readonly status?: ActionStatus;
  readonly countingType?: CountingType;
  readonly valueSettings?: ValueSettingsInput;
  readonly clickThroughLookbackWindowDays?: number | null;
  readonly viewThroughLookbackWindowDays?: number | null;
  readonly attributionModel?: AttributionModel | null;
  readonly enhancedConversionsForLeads?: boolean;
  readonly leadStage?: LeadStage | null;
  readonly eventName?: string | null;
  readonly platformEvents?: ConversionAction['platformEvents'];
  readonly defaultEventValue?: number | null;
  readonly includeInConversionsMetric?: boolean;
}

/** What a merge patch changes; the type never does. */
export type ActionChanges = {
  readonly [member in Exclude<keyof ActionInput, 'type'>]?: ActionInput[member] | null;
};

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

/**
 * An action after changes; the same object when nothing changes. Throws `VALIDATION_ERROR` with
 * every problem.
 */
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
    eventName: input.eventName ?? null,
    platformEvents: input.platformEvents ?? null,
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

const PATH = '/valueSettings';

/**
 * Reads what an action is worth: a fixed value needs its amount, no value takes none, and an amount
 * has no more decimals than its currency.
 */
export const readValueSettings = ({
  type = 'noValue',
  defaultValue,
  currencyCode,
}: ValueSettingsInput): { readonly settings: ValueSettings; readonly issues: readonly Issue[] } => {
  const micros = typeof defaultValue === 'number' ? microsFromAmount(defaultValue) : undefined;
  const currency = currencyCode ?? undefined;
  const settings = {
    type,
    ...(micros === undefined ? {} : { defaultValueMicros: micros }),
    ...(currency === undefined ? {} : { currencyCode: currency }),
  };
  return { settings, issues: [...amountIssues(type, micros), ...currencyIssues(currency, micros)] };
};

const amountIssues = (type: ValueType, micros: number | undefined): Issue[] => {
  const path = `${PATH}/defaultValue`;
  if (type === 'fixedValue' && micros === undefined) {
    return [
      {
        path,
        code: 'REQUIRED',
        message: 'defaultValue is needed with type fixedValue, for example 25',
      },
    ];
  }
  return type === 'noValue' && micros !== undefined
    ? [
        {
          path,
          code: 'NOT_ALLOWED',
          message:
            'defaultValue is not allowed with type noValue. Leave it out, or use type fixedValue or variableValue',
        },
      ]
    : [];
};

const currencyIssues = (currency: string | undefined, micros: number | undefined): Issue[] => {
  if (currency === undefined) return [];
  if (!isCurrency(currency)) {
    return [
      {
        path: `${PATH}/currencyCode`,
        code: 'NOT_ONE_OF',
        message: 'currencyCode must be an ISO 4217 code such as EUR',
      },
    ];
  }
  if (micros === undefined || fitsCurrency(micros, currency)) return [];
  return [
    {
      path: `${PATH}/defaultValue`,
      code: 'TOO_PRECISE',
      message: `defaultValue must have at most ${currencyDigits(currency)} decimals, as amounts in ${currency} have`,
    },
  ];
};

const STAGES: Readonly<
  Record<LeadStage, { readonly name: string; readonly category: ActionCategory }>
> = {
  signup: { name: 'Signup', category: 'SIGNUP' },
  trial_started: { name: 'Trial started', category: 'SIGNUP' },
  qualified_lead: { name: 'Qualified lead', category: 'SUBMIT_LEAD_FORM' },
  paid: { name: 'Paid', category: 'PURCHASE' },
  expansion: { name: 'Expansion', category: 'PURCHASE' },
};

/**
 * The action that events of a stage get on first use. Counts every one of a click: Google refuses
 * its app click ids otherwise. `turn` counts the names that were taken.
 */
export const stageAction = (leadStage: LeadStage, turn: number): ActionInput => {
  const { name, category } = STAGES[leadStage];
  return {
    name: turn === 0 ? name : `${name} (funnel${turn === 1 ? '' : ` ${turn}`})`,
    category,
    type: 'UPLOAD_CLICKS',
    countingType: 'MANY_PER_CLICK',
    valueSettings: { type: 'variableValue' },
    leadStage,
    enhancedConversionsForLeads: true,
  };
};

/** What earns money: a website may claim it, and only a server makes it count. */
export const isSale = ({
  leadStage,
  category,
}: Pick<ConversionAction, 'leadStage' | 'category'>): boolean =>
  leadStage === 'paid' || leadStage === 'expansion' || category === 'PURCHASE';
