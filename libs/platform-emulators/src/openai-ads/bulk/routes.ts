import { type Fields, listIn, objectIn, textIn } from '../../core/json';
import { type Call, pageOf, type Route, route } from '../doors/call';
import {
  ApiRefusal,
  invalidUrl,
  invalidValue,
  malformedIdentifier,
  missingParameter,
  notFound,
} from '../errors';
import { idempotencyKey } from '../store/calls';
import { UNVERIFIED } from '../unverified';
import type { BulkJob, Operation, OperationResult, OperationType } from './bulk-job';
import { jobShape } from './operations';
import { runJob } from './run-job';

const LARGEST_REQUEST = 16 * 1024 * 1024;
const LARGEST_OPERATION = 512 * 1024;

/** The operations of a job; what is wrong with the job itself is refused as a whole. */
function readJob({ body, request }: Call): readonly Operation[] {
  if (request.body.length > LARGEST_REQUEST) throw tooLarge();
  jobShape(body, '');
  const operations = listIn<Fields>(body, 'operations').map(readOperation);
  refuseRepeated(operations, 'operation_id', (one) => one.operationId);
  refuseRepeated(operations, 'idempotency_key', (one) => one.idempotencyKey);
  refuseRepeated(operations, 'target_resource_id', (one) => one.targetId);
  return operations;
}

function readOperation(fields: Fields, index: number): Operation {
  const param = `operations[${index}]`;
  if (Buffer.byteLength(JSON.stringify(fields)) > LARGEST_OPERATION) {
    throw invalidValue(param, 'An operation has at most 512 KiB.');
  }
  const type = textIn(fields, 'type') as OperationType;
  const [wanted, unwanted] = type.endsWith('.create')
    ? (['idempotency_key', 'target_resource_id'] as const)
    : (['target_resource_id', 'idempotency_key'] as const);
  if (fields[wanted] === undefined) throw missingParameter(`${param}.${wanted}`);
  if (fields[unwanted] !== undefined) {
    throw invalidValue(`${param}.${unwanted}`, `${type} takes no ${unwanted}.`);
  }
  const name = textIn(fields, wanted);
  return {
    operationId: textIn(fields, 'operation_id'),
    type,
    input: objectIn(fields, 'input'),
    ...(wanted === 'idempotency_key' ? { idempotencyKey: name } : { targetId: name }),
  };
}

function refuseRepeated(
  operations: readonly Operation[],
  member: string,
  valueOf: (operation: Operation) => string | undefined,
): void {
  const seen = new Set<string>();
  operations.forEach((operation, index) => {
    const value = valueOf(operation);
    if (value !== undefined && seen.has(value)) {
      throw invalidValue(
        `operations[${index}].${member}`,
        `${member} must be unique within a job.`,
      );
    }
    if (value !== undefined) seen.add(value);
  });
}

const tooLarge = () =>
  new ApiRefusal({
    status: 413,
    code: UNVERIFIED.codes.requestTooLarge,
    message: 'A job has at most 16 MiB.',
  });

const JOBS = '/bulk_mutation_jobs';
const MAX_RESULTS = 100;

/**
 * Many writes in one asynchronous job (developers.openai.com/ads/bulk-api): per account, and a 404
 * where it is not switched on.
 */
export const bulkRoutes: readonly Route[] = [
  route('POST', JOBS, submit, { status: 202 }),
  route('GET', `${JOBS}/{id}`, (call) => readJobState(namedJob(call), call.world.now())),
  route('GET', `${JOBS}/{id}/operations`, listResults, { query: { single: ['limit', 'after'] } }),
];

async function submit(call: Call): Promise<Fields> {
  refuseWithoutAccess(call);
  const { world, account, body } = call;
  const key = idempotencyKey(call.request.headers);
  const scope = `${account.id} job`;
  const known =
    key === undefined ? undefined : world.jobs.get(world.keys.find(scope, key, body) ?? '');
  if (known) return readJobState(known, world.now());
  const operations = readJob(call);
  const results = await runJob(operations, call, {
    isValidateOnly: body.validate_only === true,
    isPartialFailure: body.partial_failure !== false,
  });
  const job = {
    id: `blkmtnjob_${world.nextNumber()}`,
    accountId: account.id,
    createdAt: world.now(),
    results,
  };
  world.jobs.set(job.id, job);
  if (key !== undefined) world.keys.remember(scope, key, body, job.id);
  return readJobState(job, world.now());
}

function namedJob(call: Call): BulkJob {
  refuseWithoutAccess(call);
  const [id = ''] = call.ids;
  if (!/^blkmtnjob_\w+$/.test(id)) throw malformedIdentifier(id);
  const job = call.world.jobs.get(id);
  if (job?.accountId !== call.account.id) throw notFound('bulk mutation job', id);
  return job;
}

function refuseWithoutAccess({ account, request }: Call): void {
  if (!account.features.bulk_api) throw invalidUrl(request.method, request.path);
}

const doneAt = ({ createdAt }: BulkJob): number =>
  createdAt + UNVERIFIED.bulkEndsAfterSeconds * 1_000;
const isDone = (job: BulkJob, now: number): boolean => now >= doneAt(job);
const isStarted = ({ createdAt }: BulkJob, now: number): boolean =>
  now >= createdAt + UNVERIFIED.bulkStartsAfterSeconds * 1_000;

function readJobState(job: BulkJob, now: number): Fields {
  const status = isDone(job, now)
    ? outcomeOf(job)
    : isStarted(job, now)
      ? 'in_progress'
      : 'pending';
  const completed = isDone(job, now) ? Math.floor(doneAt(job) / 1_000) : null;
  return {
    id: job.id,
    status,
    operation_count: job.results.length,
    created_at: Math.floor(job.createdAt / 1_000),
    completed_at: completed,
  };
}

function outcomeOf({ results }: BulkJob): 'completed' | 'partially_failed' | 'failed' {
  const lost = results.filter(
    ([, { status }]) => status === 'failed' || status === 'skipped',
  ).length;
  return lost === 0 ? 'completed' : lost === results.length ? 'failed' : 'partially_failed';
}

/**
 * While a job runs, the first half of its results stands for the snapshot; cursors come when it is
 * complete.
 */
function listResults(call: Call): Fields {
  const job = namedJob(call);
  const isComplete = isDone(job, call.world.now());
  if (!isComplete && call.query.has('after')) {
    throw invalidValue('after', 'Cursors are available once the job is complete.');
  }
  const seen = isComplete
    ? job.results.length
    : isStarted(job, call.world.now())
      ? Math.floor(job.results.length / 2)
      : 0;
  const { items, hasMore } = pageOf(
    job.results.slice(0, seen),
    ([{ operationId }]) => operationId,
    call.query,
    MAX_RESULTS,
    MAX_RESULTS,
  );
  return {
    object: 'list',
    data: items.map(([operation, result]) => readResult(operation, result)),
    has_more: hasMore,
    complete: isComplete,
    error: null,
  };
}

function readResult({ operationId, type }: Operation, result: OperationResult): Fields {
  const made = 'resourceId' in result ? result : undefined;
  const refusal = result.status === 'failed' ? result.refusal : undefined;
  return {
    operation_id: operationId,
    type,
    status: result.status,
    resource_id: made?.resourceId ?? null,
    submitted_version_id: made?.versionId ?? null,
    error_code: refusal?.facts.code ?? null,
    error: refusal?.message ?? null,
    retryable: refusal ? false : null,
    retry_after_seconds: null,
  };
}
