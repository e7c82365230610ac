import { type Complaint, complaint, Refused, under } from '../errors/complaint';
import type { Row } from '../state/row';
import { createRow } from './create-row';
import type { MutateRun } from './mutate-run';
import type { Operation } from './operation';
import { removeRow } from './remove-row';
import { updateAd, updateRow } from './update-row';

export interface MutateOptions {
  readonly partialFailure: boolean;
  readonly validateOnly: boolean;
}

export interface MutateOutcome {
  /** One per operation, in order; undefined where it failed or nothing was kept. */
  readonly rows: readonly (Row | undefined)[];
  readonly complaints: readonly Complaint[];
}

/** Runs the operations in order. Without partial failure it is all or nothing; with validateOnly nothing is kept. */
export function runOperations(run: MutateRun, operations: readonly Operation[], options: MutateOptions): MutateOutcome {
  const complaints: Complaint[] = [];
  const rows = operations.map((operation) => attempt(run, operation, complaints));
  const keepNothing = options.validateOnly || (complaints.length > 0 && !options.partialFailure);
  if (!keepNothing) return { rows, complaints };
  run.rollBackTo(0);
  return { rows: rows.map(() => undefined), complaints };
}

function attempt(run: MutateRun, operation: Operation, complaints: Complaint[]): Row | undefined {
  const mark = run.journal.length;
  try {
    return execute(run, operation);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    run.rollBackTo(mark);
    const temporary = operation.body['resourceName'];
    if (operation.verb === 'create' && typeof temporary === 'string') run.names.fail(temporary);
    const prefix = operation.verb ? `${operation.at}.${operation.verb}` : operation.at;
    complaints.push(...error.complaints.map((wrong) => under(wrong.at === 'updateMask' ? operation.at : prefix, wrong)));
    return undefined;
  }
}

function execute(run: MutateRun, { kind, verb, body, mask, removed = '' }: Operation): Row {
  switch (verb) {
    case 'create':
      if (kind === 'ad') break;
      return createRow(run, kind, body);
    case 'update':
      return kind === 'ad' ? updateAd(run, body, mask) : updateRow(run, kind, body, mask);
    case 'remove':
      if (kind === 'ad') break;
      return removeRow(run, kind, removed);
    case undefined:
      break;
  }
  throw new Refused(complaint('requestError.OPERATION_REQUIRED', '', 'An operation is required.'));
}
