import type { Issue } from '@switchyard/kernel';
import type { ClickId } from '@switchyard/platforms/domain';
import type { ConsentSignal } from '../conversion/consent';
import { futureIssues, moneyIssues, readAmount } from '../conversion/item-issues';
import { orderIdIssues } from '../conversion/order-id';
import {
  ADJUSTABLE_CLICK_IDS,
  type AdjustmentType,
  type ConversionAdjustment,
} from './conversion-adjustment';

/** What an item says, read. `timeless`: the caller gave no moment, so that it is now. */
export type ReadAdjustment = Pick<
  ConversionAdjustment,
  | 'type'
  | 'orderId'
  | 'clickId'
  | 'originalAt'
  | 'valueMicros'
  | 'currency'
  | 'consent'
  | 'occurredAt'
> & { readonly timeless: boolean };

/**
 * Reads an adjustment; undefined, and everything that is wrong, when it cannot be taken. What needs
 * the original is `originalIssues`.
 */
export const readAdjustment = (
  item: AdjustmentItem,
  path: string,
  now: Date,
): { readonly read: ReadAdjustment | undefined; readonly issues: readonly Issue[] } => {
  const issues = [
    ...namingIssues(item, path),
    ...orderIdIssues(item.orderId, path),
    ...valueIssues(item, path),
    ...momentIssues(item, path, now),
  ];
  return { read: issues.length === 0 ? plain(item, now) : undefined, issues };
};

const plain = (item: AdjustmentItem, now: Date): ReadAdjustment => ({
  type: item.adjustmentType,
  orderId: item.orderId ?? null,
  clickId: clicksOf(item)[0] ?? null,
  originalAt:
    item.originalConversionDateTime === undefined
      ? null
      : new Date(item.originalConversionDateTime),
  valueMicros: item.value === undefined ? null : (readAmount(item.value, '').micros ?? null),
  currency: item.currency ?? null,
  consent: item.consent ?? null,
  occurredAt: item.occurredAt === undefined ? now : new Date(item.occurredAt),
  timeless: item.occurredAt === undefined,
});

const clicksOf = (item: AdjustmentItem): ClickId[] =>
  ADJUSTABLE_CLICK_IDS.flatMap((kind): ClickId[] =>
    item[kind] === undefined ? [] : [{ kind, value: item[kind].trim() }],
  );

/**
 * By order, or by one click and its moment; an enhancement by its order, and Google's click may be
 * added.
 */
const namingIssues = (item: AdjustmentItem, path: string): Issue[] => {
  const { orderId, originalConversionDateTime: at, adjustmentType } = item;
  const clicks = clicksOf(item).length;
  const naming: Issue[] = [];
  if (adjustmentType === 'ENHANCEMENT') naming.push(...enhancementIssues(item, path));
  else if (orderId === undefined && clicks === 0) {
    naming.push({
      path: `${path}/orderId`,
      code: 'REQUIRED',
      message:
        'orderId is needed to find the original conversion, or gclid or msclkid together with originalConversionDateTime',
    });
  } else if (orderId !== undefined && clicks > 0) {
    naming.push({
      path: `${path}/orderId`,
      code: 'CONFLICT',
      message: 'send orderId or a click id, not both',
    });
  }
  if (clicks > 1) {
    naming.push({
      path: `${path}/msclkid`,
      code: 'CONFLICT',
      message: 'send gclid or msclkid, not both',
    });
  }
  if (clicks > 0 && at === undefined) {
    naming.push({
      path: `${path}/originalConversionDateTime`,
      code: 'REQUIRED',
      message:
        'originalConversionDateTime is needed with a click id: the time of the original conversion, such as 2026-11-21T09:30:00+01:00',
    });
  }
  return naming;
};

const enhancementIssues = ({ orderId, msclkid }: AdjustmentItem, path: string): Issue[] => [
  ...(orderId === undefined
    ? [
        {
          path: `${path}/orderId`,
          code: 'REQUIRED' as const,
          message: 'orderId is needed for an ENHANCEMENT',
        },
      ]
    : []),
  ...(msclkid === undefined
    ? []
    : [
        {
          path: `${path}/msclkid`,
          code: 'NOT_ALLOWED' as const,
          message: 'msclkid is not allowed for an ENHANCEMENT. A gclid is',
        },
      ]),
];

const valueIssues = (
  { adjustmentType, value, currency }: AdjustmentItem,
  path: string,
): Issue[] => {
  if (adjustmentType !== 'RESTATEMENT') {
    const given = Object.entries({ value, currency }).filter(([, one]) => one !== undefined);
    return given.map(([name]) => ({
      path: `${path}/${name}`,
      code: 'NOT_ALLOWED',
      message: `${name} is not allowed for a ${adjustmentType}. Only a RESTATEMENT has one`,
    }));
  }
  if (value === undefined) {
    return [
      ...moneyIssues(currency, null, path),
      {
        path: `${path}/value`,
        code: 'REQUIRED',
        message: 'value is needed for a RESTATEMENT: the new total, such as 39.9',
      },
    ];
  }
  const amount = readAmount(value, `${path}/value`);
  return [...amount.issues, ...moneyIssues(currency, amount.micros ?? null, path)];
};

const momentIssues = (
  { occurredAt, originalConversionDateTime }: AdjustmentItem,
  path: string,
  now: Date,
): Issue[] => {
  const given = Object.entries({ occurredAt, originalConversionDateTime }).flatMap(
    ([name, text]) => (text === undefined ? [] : [{ name, at: Date.parse(text) }]),
  );
  const unread = given.filter(({ at }) => Number.isNaN(at));
  if (unread.length > 0) {
    return unread.map(({ name }) => ({
      path: `${path}/${name}`,
      code: 'BAD_FORMAT',
      message: `${name} must be a time with a zone, such as 2026-11-21T09:30:00+01:00`,
    }));
  }
  const future = given.flatMap(({ name, at }) => futureIssues(new Date(at), path, now, name));
  const early =
    occurredAt !== undefined &&
    originalConversionDateTime !== undefined &&
    Date.parse(occurredAt) < Date.parse(originalConversionDateTime);
  return [...future, ...(early ? [precedes(path)] : [])];
};

export const precedes = (path: string): Issue => ({
  path: `${path}/occurredAt`,
  code: 'OUT_OF_RANGE',
  message: 'occurredAt must not be earlier than the original conversion',
});

/** An adjustment as callers write it; every member is checked where it is read. */
export interface AdjustmentItem {
  readonly adjustmentType: AdjustmentType;
  /** Name or id. */
  readonly conversionAction: string;
  readonly orderId?: string;
  readonly gclid?: string;
  readonly msclkid?: string;
  readonly originalConversionDateTime?: string;
  /** Of a restatement the new total, in major units: a number, or decimal text. */
  readonly value?: number | string;
  readonly currency?: string;
  readonly occurredAt?: string;
  readonly consent?: ConsentSignal;
}
