import type { Type } from '@nestjs/common';
import {
  acceptPatch,
  bulk,
  checkItem,
  failedItem,
  type BulkEnvelope,
  type BulkResult,
} from '@switchyard/http-kit';
import { isId, notFound, validationError, type IdPrefix, type Tenant } from '@switchyard/kernel';
import type { ChildRow } from '../use-cases/child-store';
import type { Children } from '../use-cases/children';
import { isDone, type ItemResult } from '../use-cases/item-result';
import { underItem } from './under-item';

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

/** Applies each merge patch by itself; an item names its record by `id`. */
export const updateInBulk = async <Row extends ChildRow, Input, Changes extends object, Filter>(
  children: Children<Row, Input, Changes, Filter>,
  tenant: Tenant,
  dto: Type<Changes>,
  prefix: IdPrefix,
  items: readonly unknown[],
): Promise<BulkEnvelope> => {
  const failed: BulkResult[] = [];
  const good = items.flatMap((item, index) => {
    const { id, ...patch } = isObject(item) ? item : {};
    if (isId(prefix, id))
      return [
        { index, id, patch: (current: object) => acceptPatch(dto, patch, current) as Changes },
      ];
    failed.push(
      failedItem(
        index,
        id === undefined ? nameless(index) : notFound(),
        typeof id === 'string' ? id : undefined,
      ),
    );
    return [];
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
    isId(prefix, id)
      ? []
      : [failedItem(index, notFound(), typeof id === 'string' ? id : undefined)],
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

const nameless = (index: number) =>
  validationError([{ path: `/items/${index}/id`, code: 'REQUIRED', message: 'id is needed' }]);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
