import { type Complaint, complaint, refuseAny, Refused, under } from '../errors/complaint';
import type { Row } from '../state/row';
import { createRow } from './create-row';
import { type Failures, incompleteGroups } from './incomplete-groups';
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
export function runOperations(
  run: MutateRun,
  operations: readonly Operation[],
  options: MutateOptions,
): MutateOutcome {
  const { rows, complaints } = runToTheEnd(run, operations, options);
  const keepNothing = options.validateOnly || (complaints.length > 0 && !options.partialFailure);
  if (!keepNothing) return { rows, complaints };
  run.rollBackTo(0);
  return { rows: rows.map(() => undefined), complaints };
}

/** What a whole request leaves incomplete fails the operations behind it; in a partial failure the others are run again without them. */
function runToTheEnd(
  run: MutateRun,
  operations: readonly Operation[],
  { partialFailure }: MutateOptions,
  failed: Failures = new Map(),
): MutateOutcome {
  const complaints: Complaint[] = [];
  const rows = operations.map((operation, index) =>
    attempt(run, operation, complaints, failed.get(index)),
  );
  const late = incompleteGroups(run, rows);
  if (!late.size) return { rows, complaints };
  if (!partialFailure) {
    return {
      rows,
      complaints: [
        ...complaints,
        ...[...late].flatMap(([index, wrong]) =>
          wrong.map((one) => placed(operations[index], one)),
        ),
      ],
    };
  }
  run.restart();
  return runToTheEnd(
    run,
    operations,
    { partialFailure, validateOnly: false },
    new Map([...failed, ...late]),
  );
}

const placed = (operation: Operation | undefined, wrong: Complaint): Complaint =>
  operation ? under(`${operation.at}.${operation.verb}`, wrong) : wrong;

function attempt(
  run: MutateRun,
  operation: Operation,
  complaints: Complaint[],
  failure: readonly Complaint[] = [],
): Row | undefined {
  const mark = run.journal.length;
  try {
    refuseAny(failure);
    return execute(run, operation);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    run.rollBackTo(mark);
    const temporary = operation.body['resourceName'];
    if (operation.verb === 'create' && typeof temporary === 'string') run.names.fail(temporary);
    const prefix = operation.verb ? `${operation.at}.${operation.verb}` : operation.at;
    complaints.push(
      ...error.complaints.map((wrong) =>
        under(wrong.at === 'updateMask' ? operation.at : prefix, wrong),
      ),
    );
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
