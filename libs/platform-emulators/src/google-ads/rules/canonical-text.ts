import { isRecord } from '../schema/is-record';

/** The same text for the same content, whatever the order of its members. */
export function canonicalText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalText).join()}]`;
  if (!isRecord(value)) return JSON.stringify(value) ?? '';
  return `{${Object.keys(value)
    .sort()
    .map((key) => `${key}:${canonicalText(value[key])}`)
    .join()}}`;
}
