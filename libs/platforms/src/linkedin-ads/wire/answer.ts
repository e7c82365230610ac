import type { HttpAnswer } from '../../port/io';

export type Json = Readonly<Record<string, unknown>>;

/** An answer of the vendor, read but not yet believed. */
export interface WireAnswer {
  readonly status: number;
  /** Undefined when the body is no JSON object; empty when there is none. */
  readonly body: Json | undefined;
  /** Of what a create made: LinkedIn tells it in a header, under one of two names. */
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
