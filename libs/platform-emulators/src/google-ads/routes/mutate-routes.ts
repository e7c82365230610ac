import type { VendorAnswer } from '../../vendor';
import { adsFailure, failureMessage } from '../errors/ads-failure';
import { failureAnswer } from '../errors/answers';
import { complaint, Refused } from '../errors/complaint';
import { MutateRun } from '../mutate/mutate-run';
import { type Operation, operationOf, type TargetKind } from '../mutate/operation';
import { type MutateOutcome, runOperations } from '../mutate/run-operations';
import { AD } from '../schema/ad-group-ad';
import type { Json, Message } from '../schema/field';
import {
  AD_OPERATION,
  collectionRequest,
  MUTATE_REQUEST,
  operationMessage,
} from '../schema/requests';
import { type KindName, KINDS, KIND_NAMES } from '../state/kinds';
import { listOf, partOf, type Row } from '../state/row';
import { isRecord } from '../schema/is-record';
import { type AccountCall, readRequest } from './call';

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

/** Results of these kinds have no member for the resource, whatever the request asks for (v25 protos). */
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
