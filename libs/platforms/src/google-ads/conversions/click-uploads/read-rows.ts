import type { Verdict } from '../../../port/verdict';
import type { Said } from '../../../uploading';
import { operationIndex } from '../../failure/field-path';
import {
  codeOf,
  errorsIn,
  type GoogleError,
  type GoogleStatus,
} from '../../failure/google-failure';

/** What an upload answers (v25): a result per item, empty where it failed, and the errors by the index in their field path. */
export interface UploadAnswer {
  readonly results?: unknown;
  readonly partialFailureError?: GoogleStatus;
}

/** Which verdict an error of an item gives; `undefined` index means an error that is nobody's. */
export type Rule = (said: Said, index: number) => Verdict;

/** Of several errors of one item the one that decides most. */
const WEIGHT: readonly Verdict['outcome'][] = [
  'refused',
  'unsupported',
  'held',
  'skipped',
  'waiting',
  'unknown',
  'taken',
  'confirmed',
];

/**
 * One verdict per item. An item is taken when it has a result and no error; anything else that no error explains is unknown, and
 * so are all items without an error of their own once one error names no item.
 */
export const readRows = (answer: UploadAnswer, count: number, rule: Rule): readonly Verdict[] => {
  const errors = errorsIn(answer.partialFailureError ?? {});
  const orphan = errors.find((error) => !isWithin(operationIndex(error), count));
  const rows = Array.isArray(answer.results) ? (answer.results as readonly unknown[]) : [];
  return Array.from({ length: count }, (_, index) => {
    const own = errors
      .filter((error) => operationIndex(error) === index)
      .map((error) => rule(saidBy(error), index));
    if (own.length > 0) return heaviest(own);
    if (orphan) return orphanVerdict(orphan, rule, index);
    return isFilled(rows[index]) ? { outcome: 'taken' } : NEITHER;
  });
};

const isWithin = (index: number | undefined, count: number): boolean =>
  index !== undefined && index < count;

const saidBy = (error: GoogleError): Said => ({
  code: codeOf(error)[1],
  message: error.message ?? '',
});

const heaviest = (verdicts: readonly Verdict[]): Verdict =>
  [...verdicts].sort((a, b) => WEIGHT.indexOf(a.outcome) - WEIGHT.indexOf(b.outcome))[0] as Verdict;

/** An error that names no item may hold the whole account; it never says that an item was taken or refused. */
const orphanVerdict = (error: GoogleError, rule: Rule, index: number): Verdict => {
  const said = saidBy(error);
  const verdict = rule(said, index);
  return verdict.outcome === 'held' ? verdict : { outcome: 'unknown', ...said };
};

const isFilled = (row: unknown): boolean =>
  typeof row === 'object' && row !== null && Object.keys(row).length > 0;

const NEITHER: Verdict = {
  outcome: 'unknown',
  code: 'PLATFORM_CONTRADICTED',
  message: 'Google answered neither a result nor an error for this conversion.',
};
