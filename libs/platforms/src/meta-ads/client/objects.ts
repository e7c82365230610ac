import { minorUnitMicros } from '@switchyard/kernel';
import { DateTime } from 'luxon';
import type { ServingStatus } from '../../port/draft';
import type { HttpAnswer } from '../../port/io';

/** An object as Meta writes it. */
export type Row = Readonly<Record<string, unknown>>;

export const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Numbers are read as texts too: Meta writes ids both ways. Anything else is empty. */
export const textIn = (row: Row, member: string): string => {
  const value = row[member];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

/** Undefined for what is no number, nor the text of one. */
export const numberIn = (row: Row, member: string): number | undefined => {
  const text = textIn(row, member);
  return text === '' || Number.isNaN(Number(text)) ? undefined : Number(text);
};

export const rowIn = (row: Row, member: string): Row => (isRow(row[member]) ? row[member] : {});

export const listIn = <T = unknown>(row: Row, member: string): readonly T[] =>
  Array.isArray(row[member]) ? (row[member] as readonly T[]) : [];

export const rowsIn = (row: Row, member: string): readonly Row[] =>
  listIn(row, member).filter(isRow);

export const textsIn = (row: Row, member: string): readonly string[] =>
  listIn(row, member).filter((one) => typeof one === 'string');

/** What Meta answered to one call, read but not yet believed. */
export interface GraphAnswer {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** Undefined when the body is no JSON object. */
  readonly body: Row | undefined;
}

export const readAnswer = ({ status, headers, body }: HttpAnswer): GraphAnswer => ({
  status,
  headers,
  body: rowOf(parsed(body.toString('utf8'))),
});

/**
 * The answers to the parts of a batch, in their order; null for a part that did not come to an end.
 * Undefined when it is no list.
 */
export const readParts = ({
  headers,
  body,
}: HttpAnswer): readonly (GraphAnswer | null)[] | undefined => {
  const parts = parsed(body.toString('utf8'));
  return Array.isArray(parts)
    ? parts.map((part: unknown) => (isRow(part) ? partOf(part, headers) : null))
    : undefined;
};

/** Headers of the whole stand in for those that a part does not have. */
const partOf = (part: Row, whole: HttpAnswer['headers']): GraphAnswer => {
  const own = listIn(part, 'headers')
    .filter(isRow)
    .map((header) => [textIn(header, 'name').toLowerCase(), textIn(header, 'value')] as const);
  return {
    status: Number(part['code'] ?? 0),
    headers: { ...whole, ...Object.fromEntries(own) },
    body: rowOf(parsed(textIn(part, 'body'))),
  };
};

/** The error object of an answer; empty when there is none. */
export const errorIn = ({ body }: GraphAnswer): Row => rowIn(body ?? {}, 'error');

const rowOf = (value: unknown): Row | undefined => (isRow(value) ? value : undefined);

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/** The first moment of a day in a zone, as Meta writes moments: `2026-12-01T00:00:00+0100`. */
export const firstMoment = (date: string, timeZone: string): string =>
  written(DateTime.fromISO(date, { zone: timeZone }).startOf('day'));

/** The last second of a day. */
export const lastMoment = (date: string, timeZone: string): string =>
  written(DateTime.fromISO(date, { zone: timeZone }).endOf('day'));

/** A moment that is the start of no day: the value when no start is set. */
export const plainMoment = (milliseconds: number, timeZone: string): string => {
  const at = DateTime.fromMillis(milliseconds, { zone: timeZone });
  return written(isStartOfDay(at) ? at.plus({ seconds: 1 }) : at);
};

/** The day whose first moment it is, in the zone; null when it is no first moment. */
export const dayStarting = (moment: string, timeZone: string): string | null => {
  const at = DateTime.fromISO(moment, { zone: timeZone });
  return at.isValid && isStartOfDay(at) ? at.toISODate() : null;
};

/** The day in which it lies, in the zone. A day that ends at midnight is the one before. */
export const dayEnding = (moment: string, timeZone: string): string | null => {
  const at = DateTime.fromISO(moment, { zone: timeZone });
  return at.isValid && at.toMillis() > 0 ? at.minus({ seconds: 1 }).toISODate() : null;
};

const isStartOfDay = (at: DateTime): boolean =>
  Math.floor(at.toSeconds()) === Math.floor(at.startOf('day').toSeconds());

const written = (at: DateTime): string => at.toFormat("yyyy-MM-dd'T'HH:mm:ssZZZ");

/**
 * Currencies that Meta counts in whole units; all others count in hundredths
 * (spec/platforms/meta-ads.md 1b).
 */
const WHOLE: ReadonlySet<string> = new Set([
  'JPY',
  'KRW',
  'CLP',
  'COP',
  'CRC',
  'HUF',
  'ISK',
  'IDR',
  'PYG',
  'TWD',
  'VND',
]);

/**
 * Micros of Meta's unit of a currency: EUR 10,000, JPY and HUF 1,000,000. Throws for what is no
 * currency.
 */
export const unitMicros = (currency: string): number =>
  WHOLE.has(currency) ? 1_000_000 : Math.max(10_000, minorUnitMicros(currency));

/** Micros as Meta writes an amount; the amount must have been rounded before. */
export const unitsOf = (micros: number, currency: string): number =>
  Math.round(micros / unitMicros(currency));

export const microsOf = (units: number, currency: string): number => units * unitMicros(currency);

/** What Meta calls our two statuses. */
export const META_STATUS: Readonly<Record<ServingStatus, string>> = {
  ENABLED: 'ACTIVE',
  PAUSED: 'PAUSED',
};

/** Our word; Meta's own (ARCHIVED) where we have none. */
export const statusOf = (status: string): string => (status === 'ACTIVE' ? 'ENABLED' : status);

export const metaStatus = (status: string): string =>
  META_STATUS[status as ServingStatus] ?? status;
