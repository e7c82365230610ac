import { amountFromMicros } from '@switchyard/kernel';
import type { ConversionAction } from '../conversion-action';

export interface Worth {
  readonly valueMicros: number | null;
  readonly currency: string | null;
}

/**
 * What a conversion counts for: its own value, unless its action has a fixed one; the action's
 * default where it brings none. Without any value its currency is kept: prices of items are in it.
 */
export const worthOf = (
  { valueSettings: { type, defaultValueMicros, currencyCode } }: ConversionAction,
  given: Worth,
): Worth => {
  const fallback = {
    valueMicros: defaultValueMicros ?? null,
    currency: defaultValueMicros === undefined ? given.currency : (currencyCode ?? null),
  };
  if (type === 'fixedValue' || given.valueMicros === null) return fallback;
  return { valueMicros: given.valueMicros, currency: given.currency ?? currencyCode ?? null };
};

/**
 * The same of an event: what its action says of events without a value comes before the action's
 * other default.
 */
export const eventWorthOf = (action: ConversionAction, given: Worth): Worth => {
  const {
    defaultEventValueMicros,
    valueSettings: { type, currencyCode },
  } = action;
  if (type === 'fixedValue' || given.valueMicros !== null || defaultEventValueMicros === null) {
    return worthOf(action, given);
  }
  return { valueMicros: defaultEventValueMicros, currency: currencyCode ?? given.currency };
};

/** What is reported of an item that is taken all the same. */
export interface ItemWarning {
  readonly path: string;
  readonly code: WarningCode;
  readonly message: string;
}

export const WARNING_CODES = [
  'VALUE_NOT_COUNTED',
  'PHONE_DROPPED',
  'EMAIL_DROPPED',
  'EXTERNAL_ID_DROPPED',
  'IP_DROPPED',
  'BIRTH_DATE_DROPPED',
  'MEMBER_DROPPED',
  'READ_AS_TEXT',
  'READ_AS_AMOUNT',
  'READ_AS_CURRENCY',
  'READ_AS_TIME',
  'READ_IN_SPACE_ZONE',
  'READ_AS_NATIONAL_PHONE',
  'TEXT_REPLACED',
  'ACTION_SOURCE_CHANGED',
  'CONSENT_NOT_RAISED',
  'CONSENT_MISSING',
  'NO_ORDER_AND_EVENT_ID',
  'TAX_NOT_KNOWN',
] as const;
export type WarningCode = (typeof WARNING_CODES)[number];

type Valued = Pick<ConversionAction, 'name' | 'valueSettings'>;

/**
 * Whether platforms count the value that a conversion brings; else nothing, or a fixed value, is
 * counted for each.
 */
export const countsValue = ({
  valueSettings: { type },
}: {
  readonly valueSettings: { readonly type: ConversionAction['valueSettings']['type'] };
}): boolean => type === 'variableValue';

/** For a value that no platform will count. */
export const valueWarnings = (
  action: Valued,
  { valueMicros, currency }: Worth,
  path: string,
): readonly ItemWarning[] => {
  const { defaultValueMicros, currencyCode } = action.valueSettings;
  const isFixedValue =
    action.valueSettings.type === 'fixedValue' &&
    valueMicros === defaultValueMicros &&
    (currency ?? currencyCode) === currencyCode;
  if (valueMicros === null || countsValue(action) || isFixedValue) return [];
  return [warning(`${path}/value`, `${reason(action)} ${REMEDY}`)];
};

/** A page may send any value, so its values are used only for claims of sales. */
export const websiteValueWarnings = (
  { valueMicros }: Worth,
  path: string,
): readonly ItemWarning[] =>
  valueMicros === null
    ? []
    : [
        warning(
          `${path}/value`,
          'A value that a website sends is not counted. Report the conversion from your server to have its value counted.',
        ),
      ];

const warning = (path: string, message: string): ItemWarning => ({
  path,
  code: 'VALUE_NOT_COUNTED',
  message,
});

const reason = ({ name, valueSettings }: Valued): string => {
  if (valueSettings.type === 'noValue') {
    return `The conversion action "${name}" counts no values (valueSettings.type is noValue). The value is kept and no platform counts it.`;
  }
  const fixed = amountFromMicros(valueSettings.defaultValueMicros ?? 0);
  const money = `${fixed}${valueSettings.currencyCode === undefined ? '' : ` ${valueSettings.currencyCode}`}`;
  return `The conversion action "${name}" counts ${money} for each conversion (valueSettings.type is fixedValue), not the value that was sent.`;
};

const REMEDY = 'To count the values that you send, set valueSettings.type to variableValue.';
