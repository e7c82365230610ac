import { currencyDigits, fitsCurrency, isCurrency, MAX_AMOUNT, MICROS_PER_UNIT, type Issue } from '@switchyard/kernel';
import type { ClickId } from '@switchyard/platforms';
import Big from 'big.js';
import { orderIdIssues } from '../conversion/order-id-issues';
import type { AdjustmentItem } from './adjustment-item';
import { ADJUSTABLE_CLICK_IDS } from './adjustment-subject';
import type { ConversionAdjustment } from './conversion-adjustment';

/** What an item says, read. `timeless`: the caller gave no moment, so that it is now. */
export type ReadAdjustment = Pick<ConversionAdjustment, 'type' | 'orderId' | 'clickId' | 'originalAt' | 'valueMicros' | 'currency' | 'consent' | 'occurredAt'> & { readonly timeless: boolean };

/** Clocks of callers may be ahead by this much. */
const SKEW_MS = 5 * 60_000;

/** Reads an adjustment; undefined, and everything that is wrong, when it cannot be taken. What needs the original is `originalIssues`. */
export const readAdjustment = (item: AdjustmentItem, path: string, now: Date): { readonly read: ReadAdjustment | undefined; readonly issues: readonly Issue[] } => {
  const issues = [...namingIssues(item, path), ...orderIdIssues(item.orderId, path), ...valueIssues(item, path), ...momentIssues(item, path, now)];
  return { read: issues.length === 0 ? plain(item, now) : undefined, issues };
};

const plain = (item: AdjustmentItem, now: Date): ReadAdjustment => ({
  type: item.adjustmentType, orderId: item.orderId ?? null, clickId: clicksOf(item)[0] ?? null,
  originalAt: item.originalConversionDateTime === undefined ? null : new Date(item.originalConversionDateTime),
  valueMicros: item.value === undefined ? null : (microsOf(item.value) ?? null), currency: item.currency ?? null, consent: item.consent ?? null,
  occurredAt: item.occurredAt === undefined ? now : new Date(item.occurredAt), timeless: item.occurredAt === undefined,
});

const clicksOf = (item: AdjustmentItem): ClickId[] => ADJUSTABLE_CLICK_IDS.flatMap((kind): ClickId[] => (item[kind] === undefined ? [] : [{ kind, value: item[kind].trim() }]));

/** By order, or by one click and its moment; an enhancement by its order, and Google's click may be added. */
const namingIssues = (item: AdjustmentItem, path: string): Issue[] => {
  const { orderId, originalConversionDateTime: at, adjustmentType } = item;
  const clicks = clicksOf(item).length;
  const naming: Issue[] = [];
  if (adjustmentType === 'ENHANCEMENT') naming.push(...enhancementIssues(item, path));
  else if (orderId === undefined && clicks === 0) naming.push({ path: `${path}/orderId`, code: 'REQUIRED', message: 'the original is named by orderId, or by gclid or msclkid with originalConversionDateTime' });
  else if (orderId !== undefined && clicks > 0) naming.push({ path: `${path}/orderId`, code: 'CONFLICT', message: 'the original is named by orderId or by a click id, not by both' });
  if (clicks > 1) naming.push({ path: `${path}/msclkid`, code: 'CONFLICT', message: 'one click id names the original, not two' });
  if (clicks > 0 && at === undefined) naming.push({ path: `${path}/originalConversionDateTime`, code: 'REQUIRED', message: 'a click id goes with the moment of the original' });
  return naming;
};

const enhancementIssues = ({ orderId, msclkid }: AdjustmentItem, path: string): Issue[] => [
  ...(orderId === undefined ? [{ path: `${path}/orderId`, code: 'REQUIRED' as const, message: 'ENHANCEMENT names its original by orderId' }] : []),
  ...(msclkid === undefined ? [] : [{ path: `${path}/msclkid`, code: 'NOT_ALLOWED' as const, message: 'to an ENHANCEMENT only gclid may be added' }]),
];

const valueIssues = ({ adjustmentType, value, currency }: AdjustmentItem, path: string): Issue[] => {
  if (adjustmentType !== 'RESTATEMENT') {
    const given = Object.entries({ value, currency }).filter(([, one]) => one !== undefined);
    return given.map(([name]) => ({ path: `${path}/${name}`, code: 'NOT_ALLOWED', message: `${adjustmentType} carries no ${name}` }));
  }
  const unknown: Issue[] = currency === undefined || isCurrency(currency) ? [] : [{ path: `${path}/currency`, code: 'NOT_ONE_OF', message: 'currency must be a currency of ISO 4217' }];
  if (value === undefined) return [...unknown, { path: `${path}/value`, code: 'REQUIRED', message: 'RESTATEMENT needs the new value' }];
  return [...unknown, ...amountIssues(value, unknown.length > 0 ? undefined : currency, `${path}/value`)];
};

const amountIssues = (value: number | string, currency: string | undefined, path: string): Issue[] => {
  const micros = microsOf(value);
  if (micros === undefined) return [{ path, code: 'BAD_FORMAT', message: 'value must be an amount with at most 6 decimals' }];
  if (micros < 0 || micros > MAX_AMOUNT * MICROS_PER_UNIT) return [{ path, code: 'OUT_OF_RANGE', message: `value must be from 0 to ${MAX_AMOUNT}` }];
  return currency === undefined ? [] : precisionIssues(micros, currency, path);
};

/** An amount has no more decimals than its currency. */
export const precisionIssues = (micros: number, currency: string, path: string): Issue[] =>
  fitsCurrency(micros, currency) ? [] : [{ path, code: 'TOO_PRECISE', message: `${currency} has ${currencyDigits(currency)} decimals` }];

const momentIssues = ({ occurredAt, originalConversionDateTime }: AdjustmentItem, path: string, now: Date): Issue[] => {
  const given = Object.entries({ occurredAt, originalConversionDateTime }).flatMap(([name, text]) => (text === undefined ? [] : [{ name, at: Date.parse(text) }]));
  const unread = given.filter(({ at }) => Number.isNaN(at));
  if (unread.length > 0) return unread.map(({ name }) => ({ path: `${path}/${name}`, code: 'BAD_FORMAT', message: `${name} must be a moment` }));
  const late = given.filter(({ at }) => at > now.getTime() + SKEW_MS);
  const future = late.map(({ name }): Issue => ({ path: `${path}/${name}`, code: 'OUT_OF_RANGE', message: `${name} must not lie in the future` }));
  const early = occurredAt !== undefined && originalConversionDateTime !== undefined && Date.parse(occurredAt) < Date.parse(originalConversionDateTime);
  return [...future, ...(early ? [precedes(path)] : [])];
};

export const precedes = (path: string): Issue => ({ path: `${path}/occurredAt`, code: 'OUT_OF_RANGE', message: 'occurredAt must not be earlier than the original conversion' });

const DECIMAL = /^-?\d{1,15}(\.\d+)?$/;

/** Undefined for what is no decimal number, or has more decimals than micros hold. */
const microsOf = (value: number | string): number | undefined => {
  const text = typeof value === 'number' ? new Big(value).toFixed() : value;
  if (!DECIMAL.test(text)) return undefined;
  const micros = new Big(text).times(MICROS_PER_UNIT);
  return micros.eq(micros.round(0)) ? micros.toNumber() : undefined;
};
