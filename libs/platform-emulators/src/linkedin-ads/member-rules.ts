import { type Fields, numberIn, objectIn, textIn } from '../core/json';
import type { Shape } from './doors/bodies';
import { idInUrn } from './doors/query';
import { type Problem, problem } from './errors';
import { decimalsOf } from './store';
import { UNVERIFIED } from './unverified';

const AMOUNT = /^\d{1,13}(?:\.(\d+))?$/;

/**
 * What is wrong with an amount of money: decimal text in the account's own currency (platform
 * document 2b).
 */
function amountProblems(value: Fields, currency: string, path: string): readonly Problem[] {
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

/**
 * An amount as reads give it back: without trailing zeros ("50" for "50.00", platform document 2c).
 */
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

/** A stretch of time in epoch milliseconds: from `start` on, up to but without `end`. */
export interface RunSchedule {
  readonly start: number | undefined;
  readonly end: number | undefined;
}

export function scheduleOf(fields: Fields): RunSchedule {
  const schedule = objectIn(fields, 'runSchedule');
  return { start: numberIn(schedule, 'start'), end: numberIn(schedule, 'end') };
}

/**
 * What is wrong with a schedule: no start, end before start, new dates in the past, passed dates
 * that were changed.
 */
export function scheduleProblems(
  fields: Fields,
  before: Fields | undefined,
  now: number,
): readonly Problem[] {
  const wanted = scheduleOf(fields);
  const { start, end } = wanted;
  const found: Problem[] = [];
  if (start === undefined && fields.runSchedule !== undefined) {
    found.push(problem('MISSING_FIELD', '/runSchedule/start', 'is required but missing'));
  }
  if (start !== undefined && end !== undefined && start >= end) {
    found.push(
      problem(
        'START_DATE_AFTER_END_DATE',
        '/runSchedule/start',
        "can't be set to a date after end date",
      ),
    );
  }
  const current = before ? scheduleOf(before) : { start: undefined, end: undefined };
  const earliest = { start: now - UNVERIFIED.startToleranceHours * 3_600_000, end: now };
  return [
    ...found,
    ...(['start', 'end'] as const).flatMap((side) =>
      dateProblems(side, wanted[side], current[side], earliest[side], now),
    ),
  ];
}

function dateProblems(
  side: 'start' | 'end',
  wanted: number | undefined,
  current: number | undefined,
  earliest: number,
  now: number,
): readonly Problem[] {
  if (wanted === current) return [];
  const path = `/runSchedule/${side}`;
  if (current !== undefined && current <= now && side === 'start') {
    return [
      problem('DATE_IMMUTABLE_WHEN_PASSED', path, "can't be updated when it has already passed"),
    ];
  }
  if (wanted === undefined || wanted >= earliest) return [];
  return [problem('DATE_TOO_EARLY', path, `value ${wanted} must be no earlier than ${earliest}`)];
}

export type ScheduleState = 'before' | 'running' | 'over';

/** Where a time is in a schedule. */
export function scheduleState(fields: Fields, at: number): ScheduleState {
  const { start, end } = scheduleOf(fields);
  if (start !== undefined && at < start) return 'before';
  return end !== undefined && at >= end ? 'over' : 'running';
}

const REST = ['ARCHIVED', 'PENDING_DELETION'];

/**
 * Statuses that may follow one another. A draft never comes back, and what is cancelled or deleted
 * stays so (vendor's pages; details unverified).
 */
const NEXT: Readonly<Record<string, readonly string[]>> = {
  DRAFT: ['ACTIVE', 'PAUSED', ...REST],
  ACTIVE: ['PAUSED', ...REST],
  PAUSED: ['ACTIVE', ...REST],
  ARCHIVED: ['ACTIVE', 'PAUSED', 'PENDING_DELETION'],
  COMPLETED: ['ACTIVE', 'PAUSED', ...REST],
};

/** A change of status that the vendor does not allow; `first` are the statuses of something new. */
export function statusProblems(
  path: string,
  wanted: string,
  before: string | undefined,
  first: readonly string[],
): readonly Problem[] {
  if (before === undefined) {
    return first.includes(wanted)
      ? []
      : [problem('INVALID_VALUE_FOR_FIELD', path, `can't be set to ${wanted}`)];
  }
  if (wanted === before || (NEXT[before] ?? []).includes(wanted)) return [];
  return [
    problem('STATUS_CHANGE_NOT_ALLOWED', path, `can't be changed from ${before} to ${wanted}`),
  ];
}

/** What is wrong with a name: blank or too long. A missing one is reported elsewhere. */
export function nameProblems(fields: Fields, max: number): readonly Problem[] {
  if (fields.name === undefined) return [];
  const name = textIn(fields, 'name');
  if (name.trim() === '') return [problem('INVALID_VALUE_BLANK_FIELD', '/name', "can't be blank")];
  return [...name].length > max
    ? [
        problem(
          'FIELD_LENGTH_TOO_LONG',
          '/name',
          `length ${[...name].length} can't exceed maximum ${max} length`,
        ),
      ]
    : [];
}

/** Whether a text is a landing page: http or https, whole, not too long. */
export function isWebAddress(text: string): boolean {
  if (text.length > UNVERIFIED.addressOfLandingPageLength || /\s/.test(text)) return false;
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

/**
 * Values that the field cannot take though their JSON type is right (see structure-faults, which
 * goes before): enums, URNs, amounts.
 */
export function valueProblems(
  shape: Shape,
  value: unknown,
  currency: string,
  path = '',
): readonly Problem[] {
  if (value === undefined || value === null) return [];
  switch (shape.kind) {
    case 'enum':
      return allowed(shape.values.includes(String(value)), path, value);
    case 'urn':
      return allowed(idInUrn(String(value), ...shape.types) !== undefined, path, value);
    case 'money':
      return amountProblems(value as Fields, currency, path);
    case 'list':
      return (value as readonly unknown[]).flatMap((item, index) =>
        valueProblems(shape.of, item, currency, `${path}/${index}`),
      );
    case 'record':
      return Object.entries(shape.members).flatMap(([name, member]) =>
        valueProblems(member, (value as Fields)[name], currency, `${path}/${name}`),
      );
    case 'text':
    case 'flag':
    case 'long':
    case 'facets':
      return [];
  }
}

const allowed = (isAllowed: boolean, path: string, value: unknown): readonly Problem[] =>
  isAllowed ? [] : [problem('INVALID_VALUE_FOR_FIELD', path, `can't be set to ${String(value)}`)];
