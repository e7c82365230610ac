import type { Findings } from '../validation/findings';
import { isRecord } from '../validation/is-record';
import { isStorableText } from './text';

/** A copy of a JSON value; what no store can hold is reported under `path`. */
export const copyJson = (value: unknown, path: string, findings: Findings): unknown => {
  if (!isStorableJson(value)) {
    findings.add(path, 'BAD_FORMAT', 'must not contain control characters');
  }
  return structuredClone(value);
};

/** True for JSON whose texts and member names every store can hold. */
export const isStorableJson = (value: unknown): boolean => {
  if (typeof value === 'string') return isStorableText(value);
  if (Array.isArray(value)) return value.every(isStorableJson);
  if (!isRecord(value)) {
    return value === null || typeof value === 'boolean' || Number.isFinite(value);
  }
  return Object.entries(value).every(
    ([key, inner]) => isStorableJson(key) && isStorableJson(inner),
  );
};
