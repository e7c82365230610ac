import { decimalsOf } from '../accounts/account';
import { type Fields, objectIn, textIn } from '../../json/fields';
import { type Problem, problem } from '../wire/problem';

const AMOUNT = /^\d{1,13}(?:\.(\d+))?$/;

/** What is wrong with an amount of money: decimal text in the account's own currency (platform document 2b). */
export function amountProblems(value: Fields, currency: string, path: string): readonly Problem[] {
  const [amount, code] = [textIn(value, 'amount'), textIn(value, 'currencyCode')];
  const found: Problem[] = [];
  if (amount === '') {
    found.push(problem('MISSING_FIELD', `${path}/amount`, 'is required but missing'));
  } else if (!isAmount(amount, currency)) {
    found.push(problem('INVALID_VALUE_FOR_FIELD', `${path}/amount`, `can't be set to ${amount}`));
  }
  if (code === '') {
    found.push(problem('MISSING_FIELD', `${path}/currencyCode`, 'is required but missing'));
  } else if (code !== currency) {
    found.push(
      problem(
        'CURRENCY_MISMATCH',
        `${path}/currencyCode`,
        `doesn't match the currency ${currency} of the account.`,
      ),
    );
  }
  return found;
}

function isAmount(amount: string, currency: string): boolean {
  const [isDecimal, decimals = ''] = AMOUNT.exec(amount) ?? [];
  return isDecimal !== undefined && decimals.replace(/0+$/, '').length <= decimalsOf(currency);
}

/** Units of a currency in a money member; undefined when there is none that can be read. */
export function unitsIn(fields: Fields, member: string): number | undefined {
  const amount = textIn(objectIn(fields, member), 'amount');
  return AMOUNT.test(amount) ? Number(amount) : undefined;
}

/** An amount as reads give it back: without trailing zeros ("50" for "50.00", platform document 2c). */
export function trimmedMoney(value: unknown): unknown {
  const { amount, currencyCode } = value as Fields;
  return {
    currencyCode,
    amount: String(amount)
      .replace(/^0+(?=\d)/, '')
      .replace(/(\.\d*?)0+$/, '$1')
      .replace(/\.$/, ''),
  };
}

/** The smallest budget of a currency, from that of dollars. */
export const smallestIn = (currency: string, dollars: number): number =>
  decimalsOf(currency) === 0 ? dollars * 100 : dollars;

/** A budget below the smallest one. */
export function budgetProblems(
  fields: Fields,
  member: string,
  currency: string,
  smallest: number,
): readonly Problem[] {
  const units = unitsIn(fields, member);
  const min = smallestIn(currency, smallest);
  return units === undefined || units >= min
    ? []
    : [
        problem(
          'FIELD_VALUE_TOO_LOW',
          `/${member}/amount`,
          `value ${units} can't be lower than ${min}`,
        ),
      ];
}
