import {
  currencyDigits,
  fitsCurrency,
  isCurrency,
  microsFromAmount,
  type Issue,
} from '@switchyard/kernel';
import type { ValueSettingsInput } from './action-input';
import type { ValueSettings, ValueType } from './conversion-action';

const PATH = '/valueSettings';

/** Reads what an action is worth: a fixed value needs its amount, no value takes none, and an amount has no more decimals than its currency. */
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
