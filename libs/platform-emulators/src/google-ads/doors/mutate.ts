import type { VendorAnswer } from '../../vendor';
import type { Customer } from '../accounts';
import {
  adsFailure,
  complaint,
  type Complaint,
  failureAnswer,
  failureMessage,
  refuseAny,
  Refused,
  under,
} from '../errors';
import { assetGroupLacks, brandLacks } from '../rules/asset-groups';
import { AD } from '../schema/ads';
import {
  AD_OPERATION,
  collectionRequest,
  KIND_NAMES,
  type KindName,
  KINDS,
  MUTATE_REQUEST,
  operationMessage,
} from '../schema/kinds';
import { isRecord, type Json, type Message } from '../schema/message';
import { MutateRun, type Operation, operationOf, type TargetKind } from '../store/mutate-run';
import { listOf, partOf, type Row, textOf } from '../store/store';
import { createRow, removeRow, updateAd, updateRow } from '../store/write-row';
import { type AccountCall, readRequest } from './access';

export interface MutateOptions {
  readonly partialFailure: boolean;
  readonly validateOnly: boolean;
}

interface MutateOutcome {
  /** One per operation, in order; undefined where it failed or nothing was kept. */
  readonly rows: readonly (Row | undefined)[];
  readonly complaints: readonly Complaint[];
}

/**
 * Runs the operations in order. Without partial failure it is all or nothing; with validateOnly
 * nothing is kept.
 */
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

/**
 * What a whole request leaves incomplete fails the operations behind it; in a partial failure the
 * others are run again without them.
 */
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

/** Complaints by the index of the operation that they fail. */
type Failures = ReadonlyMap<number, readonly Complaint[]>;

/** Which parent a row of a kind can leave incomplete, and the member that names it. */
const PARENTS: Partial<Record<KindName, readonly [KindName, string]>> = {
  assetGroupAsset: ['assetGroup', 'assetGroup'],
  campaignAsset: ['campaign', 'campaign'],
};

/**
 * Asset groups and campaigns that a request touched and left without what they need. The operation
 * on the group itself answers for it, or else the last one on its links.
 */
function incompleteGroups({ customer }: MutateRun, rows: readonly (Row | undefined)[]): Failures {
  const blamed = new Map<string, number>();
  rows.forEach((row, index) => {
    const name = row && parentOf(row);
    const before = name && blamed.get(name);
    if (name && (typeof before !== 'number' || rows[before]?.name !== name)) {
      blamed.set(name, index);
    }
  });
  const failures = [...blamed].map(([name, index]) => [index, lacksOf(name, customer)] as const);
  return new Map(failures.filter(([, wrong]) => wrong.length));
}

function lacksOf(name: string, customer: Customer): readonly Complaint[] {
  const group = customer.store.get('assetGroup', name);
  const campaign = customer.store.get('campaign', name);
  return group ? assetGroupLacks(group, customer) : campaign ? brandLacks(campaign, customer) : [];
}

function parentOf(row: Row): string | undefined {
  if (row.kind === 'assetGroup' || row.kind === 'campaign') return row.name;
  const [, member] = PARENTS[row.kind] ?? [];
  return member && textOf(row.data, member);
}

/** Operations in one request [DOC]. */
const MAX_OPERATIONS = 10_000;

interface Collection {
  readonly kind: TargetKind;
  readonly request: Message;
}

const COLLECTIONS: ReadonlyMap<string, Collection> = new Map([
  ...KIND_NAMES.map((kind): [string, Collection] => [
    KINDS[kind].collection,
    { kind, request: collectionRequest(operationMessage(kind), kind) },
  ]),
  ['ads', { kind: 'ad', request: collectionRequest(AD_OPERATION) }],
]);

export const isMutable = (collection: string): boolean =>
  collection === 'googleAds' || COLLECTIONS.has(collection);

/** `POST /vNN/customers/{id}/{collection}:mutate`, the one of all kinds included. */
export function mutate(call: AccountCall, collection: string): VendorAnswer {
  const known = COLLECTIONS.get(collection);
  const body = readRequest(known?.request ?? MUTATE_REQUEST, call.request);
  const operations = known
    ? listOf(body, 'operations').map((message, index) =>
        operationOf(known.kind, message, `operations[${index}]`),
      )
    : mixedOperations(body);
  refuseCount(call, operations);
  const run = new MutateRun(call.customer, call.now, () => call.world.nextId());
  const options = {
    partialFailure: body['partialFailure'] === true,
    validateOnly: body['validateOnly'] === true,
  };
  const outcome = runOperations(run, operations, options);
  if (outcome.complaints.length && !options.partialFailure) {
    return failureAnswer(outcome.complaints, call.context);
  }
  return {
    status: 200,
    headers: { 'request-id': call.context.requestId },
    body: answerBody(call, known, operations, outcome, body),
  };
}

function refuseCount({ isManager }: AccountCall, operations: readonly Operation[]): void {
  if (isManager) {
    throw new Refused(
      complaint(
        'requestError.CANNOT_BE_EXECUTED_BY_MANAGER_ACCOUNT',
        '',
        'This request cannot be executed by a manager account.',
      ),
    );
  }
  if (!operations.length) {
    throw new Refused(
      complaint('requestError.REQUIRED_FIELD_MISSING', 'operations', 'Required field is missing.'),
    );
  }
  if (operations.length > MAX_OPERATIONS) {
    throw new Refused(
      complaint(
        'requestError.TOO_MANY_MUTATE_OPERATIONS',
        '',
        'Too many mutate operations in a single request.',
      ),
    );
  }
}

function mixedOperations(body: Json): readonly Operation[] {
  return listOf(body, 'mutateOperations').map((message, index) => {
    const [key = '', inner] = Object.entries(message)[0] ?? [];
    const at = `mutateOperations[${index}]`;
    if (!isRecord(inner)) return { kind: 'campaign', verb: undefined, body: {}, at };
    return operationOf(kindOfKey(key), inner, `${at}.${key}`);
  });
}

function kindOfKey(key: string): TargetKind {
  return KIND_NAMES.find((kind) => key === `${kind}Operation`) ?? 'ad';
}

function answerBody(
  call: AccountCall,
  known: Collection | undefined,
  operations: readonly Operation[],
  { rows, complaints }: MutateOutcome,
  body: Json,
) {
  const withResource = body['responseContentType'] === 'MUTABLE_RESOURCE';
  const results = rows.map((row, index) =>
    row ? result(row, operations[index]?.kind ?? row.kind, withResource) : {},
  );
  const wrapped = known
    ? results
    : results.map((one, index) =>
        rows[index] ? { [`${operations[index]?.kind}Result`]: one } : {},
      );
  const failure = complaints.length
    ? {
        partialFailureError: {
          code: 3,
          message: failureMessage(complaints),
          details: [adsFailure(complaints, call.context)],
        },
      }
    : {};
  const nothingKept = body['validateOnly'] === true;
  return {
    ...failure,
    ...(nothingKept ? {} : { [known ? 'results' : 'mutateOperationResponses']: wrapped }),
  };
}

/**
 * Results of these kinds have no member for the resource, whatever the request asks for (v25
 * protos).
 */
const NAMES_ONLY: readonly TargetKind[] = ['assetGroup', 'assetGroupAsset'];

function result(row: Row, kind: TargetKind, withResource: boolean): Json {
  const shown = withResource && !NAMES_ONLY.includes(kind);
  if (kind !== 'ad') {
    return { resourceName: row.name, ...(shown ? { [kind]: mutableMembers(row, kind) } : {}) };
  }
  const resourceName = row.name.replace(/adGroupAds\/\d+~/, 'ads/');
  return {
    resourceName,
    ...(shown ? { ad: writtenMembers(AD, resourceName, partOf(row.data, 'ad')) } : {}),
  };
}

function mutableMembers(row: Row, kind: KindName): Json {
  return writtenMembers(KINDS[kind].message, row.name, row.data);
}

/** Of an image only its bytes can be written, and they never read back. */
function writtenMembers({ fields }: Message, resourceName: string, data: Json): Json {
  const members = Object.entries(data).filter(
    ([member]) =>
      fields[member] && fields[member].behaviour !== 'output' && member !== 'imageAsset',
  );
  return { resourceName, ...Object.fromEntries(members) };
}
