import { amountFromMicros, minorUnitMicros, roundToCurrency } from '@switchyard/kernel';
import { DateTime } from 'luxon';
import type { ServingStatus } from '../../port/draft';
import type { HttpAnswer } from '../../port/io';

export type Json = Readonly<Record<string, unknown>>;

/** An answer of the vendor, read but not yet believed. */
export interface WireAnswer {
  readonly status: number;
  /** Undefined when the body is no JSON object; empty when there is none. */
  readonly body: Json | undefined;
  /** The id of a created object: LinkedIn sends it in a header, under one of two names. */
  readonly createdId: string | undefined;
  /** The vendor's own id of the request. */
  readonly requestId: string | undefined;
}

export const readAnswer = ({ status, headers, body }: HttpAnswer): WireAnswer => ({
  status,
  body: objectIn(body),
  createdId: headers['x-restli-id'] || headers['x-linkedin-id'] || undefined,
  requestId: headers['x-li-uuid'] || headers['x-li-request-id'] || undefined,
});

export const recordOf = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

const objectIn = (body: Buffer): Json | undefined => {
  if (body.length === 0) return {};
  try {
    const value: unknown = JSON.parse(body.toString('utf8'));
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Json)
      : undefined;
  } catch {
    return undefined;
  }
};

/**
 * Objects of the account, as bodies name them; addresses carry bare numbers, but for creatives
 * (platform document 2a).
 */
export type UrnKind =
  | 'sponsoredAccount'
  | 'sponsoredCampaignGroup'
  | 'sponsoredCampaign'
  | 'sponsoredCreative'
  | 'organization';

export const urnOf = (kind: UrnKind, id: string): string => `urn:li:${kind}:${id}`;

/**
 * The part after the last colon: `urn:li:sponsoredCampaign:1` and `1` are both 1. Empty for a value
 * that is not an id.
 */
export const idIn = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number'
    ? (/(?:^|:)(\d+)$/.exec(String(value).trim())?.[1] ?? '')
    : '';

/**
 * Statuses of what exists for us; deleted and cancelled objects do not come back (platform document
 * 2b).
 */
export const LIVING = ['ACTIVE', 'ARCHIVED', 'COMPLETED', 'DRAFT', 'PAUSED'] as const;

/** The same without what only campaigns have. */
export const LIVING_GROUPS = ['ACTIVE', 'ARCHIVED', 'DRAFT', 'PAUSED'] as const;

export const isLiving = (status: unknown): boolean =>
  (LIVING as readonly unknown[]).includes(status);

export const statusName = (status: ServingStatus): 'ACTIVE' | 'PAUSED' =>
  status === 'ENABLED' ? 'ACTIVE' : 'PAUSED';

/** What its owner set: a campaign that has run out of money or time is still switched on. */
export const servingStatus = (status: unknown): ServingStatus =>
  status === 'ACTIVE' || status === 'COMPLETED' ? 'ENABLED' : 'PAUSED';

/** Money as LinkedIn takes it: a decimal text in the account's currency (platform document 2b). */
export interface Money {
  readonly amount: string;
  readonly currencyCode: string;
}

export const moneyOf = (micros: number, currency: string): Money => ({
  amount: amountFromMicros(micros).toFixed(Math.max(0, 6 - Math.log10(minorUnitMicros(currency)))),
  currencyCode: currency,
});

/**
 * Micros of an amount that LinkedIn answered, whatever decimals it has; null when it holds none.
 */
export const microsOf = (money: unknown, currency: string): number | null => {
  const amount = (money as Partial<Money> | null | undefined)?.amount;
  const units = amount === undefined || amount === '' ? Number.NaN : Number(amount);
  return Number.isFinite(units) ? roundToCurrency(Math.round(units * 1_000_000), currency) : null;
};

/** A stretch of time in epoch milliseconds: from `start` on, up to but without `end`. */
export interface RunSchedule {
  readonly start: number;
  readonly end?: number;
}

/** The first moment of a day in a zone. */
export const startOfDay = (date: string, timeZone: string): number =>
  DateTime.fromISO(date, { zone: timeZone }).startOf('day').toMillis();

/** The first moment after a day. */
export const endOfDay = (date: string, timeZone: string): number =>
  DateTime.fromISO(date, { zone: timeZone }).plus({ days: 1 }).startOf('day').toMillis();

/**
 * A start for what shall start at once. LinkedIn insists on one; a moment that is no day's first is
 * read as "no date".
 */
export const startNow = (now: number, timeZone: string): number =>
  isStartOfDay(now, timeZone) ? now + 1 : now;

/** The day that a start was set to; null for one that was only set because there has to be one. */
export const startDateOf = (start: unknown, timeZone: string, now: number): string | null => {
  if (typeof start !== 'number') return null;
  return isStartOfDay(start, timeZone) || start > now ? dayOf(start, timeZone) : null;
};

/** The last day before an end. */
export const endDateOf = (end: unknown, timeZone: string): string | null =>
  typeof end === 'number' ? dayOf(end - 1, timeZone) : null;

const isStartOfDay = (moment: number, timeZone: string): boolean =>
  DateTime.fromMillis(moment, { zone: timeZone }).startOf('day').toMillis() === moment;

const dayOf = (moment: number, timeZone: string): string =>
  DateTime.fromMillis(moment, { zone: timeZone }).toISODate() ?? '';

/**
 * Characters that mean something in the text of a post; a hash is left alone, so that hashtags stay
 * (vendor's page on little text format).
 */
const RESERVED = /[\\|{}@[\]()<>*_~]/g;
const ESCAPED = /\\([\\|{}@[\]()<>*_~#])/g;

/** A text as posts take it: unescaped brackets would cut it off. */
export const littleText = (text: string): string =>
  text.replace(RESERVED, (character) => `\\${character}`);

/** What people see of it. */
export const plainText = (text: string): string => text.replace(ESCAPED, '$1');
