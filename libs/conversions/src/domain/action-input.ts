import { nameKey } from '@switchyard/catalog/domain';
import type { Routing } from '@switchyard/identity/domain';
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
import {
  EVENT_NAMES,
  EVENT_NAMES_HINT,
  type EventName,
  isCustomEvent,
  isLeadStage,
  readEventName,
} from './conversion/event-names';

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
  readonly routing?: Routing | null;
  readonly defaultEventValue?: number | null;
  readonly includeInConversionsMetric?: boolean;
}

/** What a merge patch changes; the type never does. */
export type ActionChanges = {
  readonly [member in Exclude<keyof ActionInput, 'type'>]?: ActionInput[member] | null;
};

type Fields = Omit<ConversionAction, 'spaceId' | 'id' | 'createdAt' | 'updatedAt' | 'version'>;

/**
 * A new conversion action. `customEvents`: the Space takes events of any name. Throws `VALIDATION_ERROR`
 * with every problem.
 */
export const createAction = (
  spaceId: string,
  input: ActionInput,
  world: { readonly ids: Ids; readonly now: Date; readonly customEvents: boolean },
): ConversionAction => ({
  ...readFields(input, (name) => world.customEvents || !isCustomEvent(name)),
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
  { now, customEvents }: { readonly now: Date; readonly customEvents: boolean },
): ConversionAction => {
  const next = {
    ...row,
    ...readFields(
      { ...viewAction(row), ...changes } as ActionInput,
      (name) => customEvents || !isCustomEvent(name) || name === row.eventName,
    ),
  };
  return canonicalJson(viewAction(row)) === canonicalJson(viewAction(next))
    ? row
    : { ...next, updatedAt: now };
};

const readFields = (input: ActionInput, takes: (eventName: string) => boolean): Fields => {
  const { settings, issues } = readValueSettings(input.valueSettings ?? {});
  const event = readNamed(input, takes);
  const all = [...nameIssues(input.name), ...issues, ...event.issues];
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
    eventName: event.name,
    platformEvents: input.platformEvents ?? null,
    routing: input.routing ?? null,
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

/** The canonical name of the events that land on the action. */
const readNamed = (
  { eventName, leadStage }: ActionInput,
  takes: (eventName: string) => boolean,
): { readonly name: string | null; readonly issues: readonly Issue[] } => {
  if (eventName === undefined || eventName === null) return { name: null, issues: [] };
  const bad = (code: Issue['code'], message: string) => ({
    name: null,
    issues: [{ path: '/eventName', code, message }],
  });
  if (leadStage !== undefined && leadStage !== null) {
    return bad('CONFLICT', 'eventName and leadStage exclude one another. Leave one out');
  }
  const { stage, eventName: name } = readEventName(eventName) ?? {};
  if (stage !== undefined) {
    return bad('NOT_ALLOWED', `"${stage}" is a stage of the funnel. Use leadStage instead`);
  }
  return name === undefined || !takes(name)
    ? bad(
        'NOT_ONE_OF',
        `eventName must be ${EVENT_NAMES_HINT}, without the stages of the funnel. Set customEvents of the Space to take other names`,
      )
    : { name, issues: [] };
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

/**
 * The action that events of a name get on first use. It counts every conversion of a click, because
 * Google refuses its app click ids otherwise. Mere steps and custom event names are left out of the
 * conversions metric, so platforms do not optimise for them. `turn` counts the names that were
 * taken.
 */
export const eventAction = (name: string, turn: number): ActionInput => {
  const known: ActionOfEvent | undefined = isCustomEvent(name)
    ? undefined
    : EVENT_NAMES[name as EventName];
  const stage = isLeadStage(name);
  const called = known?.action ?? name;
  const suffix = `${stage ? 'funnel' : 'event'}${turn === 1 ? '' : ` ${turn}`}`;
  return {
    name: turn === 0 ? called : `${called} (${suffix})`,
    category: known?.category ?? 'DEFAULT',
    type: 'UPLOAD_CLICKS',
    countingType: 'MANY_PER_CLICK',
    valueSettings: { type: 'variableValue' },
    ...(stage ? { leadStage: name } : { eventName: name }),
    enhancedConversionsForLeads: true,
    includeInConversionsMetric: known !== undefined && known.isStep !== true,
  };
};

interface ActionOfEvent {
  readonly category: ActionCategory;
  readonly action: string;
  readonly isStep?: true;
}

/** What earns money: a website may claim it, and only a server makes it count. */
export const isSale = ({
  leadStage,
  category,
}: Pick<ConversionAction, 'leadStage' | 'category'>): boolean =>
  leadStage === 'paid' || leadStage === 'expansion' || category === 'PURCHASE';
