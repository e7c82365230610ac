import { createParamDecorator, type ExecutionContext, type Type } from '@nestjs/common';
import {
  acceptPatch,
  bulk,
  type BulkEnvelope,
  type BulkResult,
  checkItem,
  failedItem,
} from '@switchyard/http-kit';
import {
  type IdPrefix,
  invalidRequest,
  isId,
  type Issue,
  notFound,
  Refusal,
  type Tenant,
  validationError,
} from '@switchyard/kernel';
import type { FastifyRequest } from 'fastify';
import type { ChildRow } from '../../use-cases/children/child-store';
import type { Children } from '../../use-cases/children/children';
import { isDone, type ItemResult } from '../../use-cases/children/item-result';

/** Checks each item by itself and creates the good ones together. */
export const createInBulk = async <Row extends ChildRow, Input extends object, Changes, Filter>(
  children: Children<Row, Input, Changes, Filter>,
  tenant: Tenant,
  dto: Type<Input>,
  items: readonly unknown[],
): Promise<BulkEnvelope> => {
  const checked = items.map((item, index) => ({
    index,
    ...checkItem(dto, item, `/items/${index}`),
  }));
  const failed = checked.flatMap((item) => (item.ok ? [] : [failedItem(item.index, item.refusal)]));
  const good = checked.flatMap((item) =>
    item.ok ? [{ index: item.index, input: item.value }] : [],
  );
  const results = good.length > 0 ? await children.createMany(tenant, good) : [];
  return bulk([...failed, ...results.map((result) => answered(result, 'created'))]);
};

/**
 * Applies each merge patch by itself; an item names its record by `id`, and may name the `version`
 * that was read.
 */
export const updateInBulk = async <Row extends ChildRow, Input, Changes extends object, Filter>(
  children: Children<Row, Input, Changes, Filter>,
  tenant: Tenant,
  dto: Type<Changes>,
  prefix: IdPrefix,
  items: readonly unknown[],
): Promise<BulkEnvelope> => {
  const failed: BulkResult[] = [];
  const good = items.flatMap((item, index) => {
    const { id, version, ...patch } = isObject(item) ? item : {};
    const refusal = badPatch(prefix, index, id, version);
    if (refusal) {
      failed.push(failedItem(index, refusal, echoOf(id)));
      return [];
    }
    return [
      {
        index,
        id: id as string,
        expected: version as number | undefined,
        patch: (current: object) => acceptPatch(dto, patch, current) as Changes,
      },
    ];
  });
  const results = good.length > 0 ? await children.updateMany(tenant, good) : [];
  return bulk([...failed, ...results.map((result) => answered(result, 'updated'))]);
};

/** Deletes each by itself. */
export const deleteInBulk = async <Row extends ChildRow, Input, Changes, Filter>(
  children: Children<Row, Input, Changes, Filter>,
  tenant: Tenant,
  prefix: IdPrefix,
  ids: readonly unknown[],
): Promise<BulkEnvelope> => {
  const failed = ids.flatMap((id, index) =>
    isId(prefix, id) ? [] : [failedItem(index, notFound(), echoOf(id))],
  );
  const good = ids.flatMap((id, index) => (isId(prefix, id) ? [{ index, id }] : []));
  const results = good.length > 0 ? await children.deleteMany(tenant, good) : [];
  return bulk([...failed, ...results.map((result) => answered(result, 'deleted'))]);
};

const answered = <Row extends ChildRow>(
  result: ItemResult<Row>,
  status: 'created' | 'updated' | 'deleted',
): BulkResult =>
  isDone(result)
    ? { index: result.index, status, id: result.row.id }
    : failedItem(result.index, underItem(result.refusal, result.index), result.id);

/** What was given as an id, when it is as short as an id may be. */
const echoOf = (id: unknown): string | undefined =>
  typeof id === 'string' && id.length <= 64 ? id : undefined;

const badPatch = (
  prefix: IdPrefix,
  index: number,
  id: unknown,
  version: unknown,
): Refusal | undefined => {
  const path = `/items/${index}`;
  if (id === undefined) {
    return validationError([
      { path: `${path}/id`, code: 'REQUIRED', message: `${path}/id is required` },
    ]);
  }
  if (!isId(prefix, id)) return notFound();
  return version === undefined || (Number.isInteger(version) && Number(version) > 0)
    ? undefined
    : validationError([
        {
          path: `${path}/version`,
          code: 'WRONG_TYPE',
          message: `${path}/version must be the version that was read, such as 3`,
        },
      ]);
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const MAX_ITEMS = 1_000;

/**
 * The list of a bulk body, items unread: each is checked by itself, so that a bad one never blocks
 * the others. Throws `INVALID_REQUEST` and `VALIDATION_ERROR` about the body around them.
 */
export const BulkList = createParamDecorator(
  (member: 'items' | 'ids', context: ExecutionContext): readonly unknown[] =>
    bulkList(context.switchToHttp().getRequest<FastifyRequest>().body, member),
);

export const bulkList = (body: unknown, member: 'items' | 'ids'): readonly unknown[] => {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw invalidRequest('The body must be a JSON object.');
  }
  const given = body as Readonly<Record<string, unknown>>;
  const issues = [
    ...Object.keys(given)
      .filter((name) => name !== member)
      .map((name) => unknownField(name, member)),
    ...listIssues(given[member], member),
  ];
  if (issues.length > 0) throw validationError(issues);
  return given[member] as readonly unknown[];
};

const unknownField = (name: string, member: string): Issue => ({
  path: `/${name}`,
  code: 'UNKNOWN_FIELD',
  message: `${name} is not a known field beside ${member}`,
});

const listIssues = (list: unknown, member: string): Issue[] => {
  const path = `/${member}`;
  if (list === undefined) return [{ path, code: 'REQUIRED', message: `${member} is required` }];
  if (!Array.isArray(list)) {
    return [{ path, code: 'WRONG_TYPE', message: `${member} must be a list` }];
  }
  if (list.length === 0) {
    return [{ path, code: 'TOO_FEW', message: `${member} must have at least 1 item` }];
  }
  return list.length > MAX_ITEMS
    ? [{ path, code: 'TOO_MANY', message: `${member} must have at most ${MAX_ITEMS} items` }]
    : [];
};

/** A refusal whose paths say in which item they are. */
const underItem = (refusal: Refusal, index: number): Refusal => {
  const { issues, path, ...rest } = (refusal.details ?? {}) as {
    issues?: readonly Issue[];
    path?: string;
  };
  const details = {
    ...rest,
    ...(issues && {
      issues: issues.map((issue) => ({ ...issue, path: `/items/${index}${issue.path}` })),
    }),
    ...(path !== undefined && { path: `/items/${index}${path}` }),
  };
  return new Refusal(refusal.code, refusal.message, refusal.details && details);
};
