import { createParamDecorator, type ExecutionContext, type Type } from '@nestjs/common';
import { checkItem, collectIssues, requireObject } from '@switchyard/http-kit';
import { type Issue, type Refusal, validationError } from '@switchyard/kernel';
import type { FastifyRequest } from 'fastify';

/** Items of a request, unread, with what their paths begin with. */
export interface ManyItems {
  readonly items: readonly unknown[];
  readonly pathOf: (index: number) => string;
  /** The body is the item itself, no list: what is wrong with it is wrong with the request. */
  readonly isOne: boolean;
}

/** How a route takes one or many. */
export interface ManySettings {
  /** The class of one item. */
  readonly item: Type;
  /** The member that holds a list of them. */
  readonly member: string;
  /** The longest list. */
  readonly most: number;
  /** A body that is the list itself is taken as well. */
  readonly bareList?: boolean;
}

/**
 * One item, which must have the right shape, or a list of them, each of which is checked by itself.
 * Throws `INVALID_REQUEST`, `VALIDATION_ERROR`.
 */
export const OneOrMany = createParamDecorator(
  (settings: ManySettings, context: ExecutionContext): ManyItems =>
    oneOrMany(context.switchToHttp().getRequest<FastifyRequest>().body, settings),
);

/** The same of a body that is at hand. */
export const oneOrMany = (given: unknown, settings: ManySettings): ManyItems => {
  const { item, member, bareList } = settings;
  if (bareList && Array.isArray(given)) {
    return manyOf(given, listIssues(given, '', settings), (index) => `/${index}`);
  }
  const body = requireObject(given);
  if (!(member in body)) {
    return { ...manyOf([body], collectIssues(item, body), () => ''), isOne: true };
  }
  const { [member]: list, ...others } = body;
  const unknownMembers = Object.keys(others).map((name): Issue => ({
    path: `/${name}`,
    code: 'UNKNOWN_FIELD',
    message: `${name} is not a known field beside ${member}`,
  }));
  return manyOf(
    list,
    [...unknownMembers, ...listIssues(list, `/${member}`, settings)],
    (index) => `/${member}/${index}`,
  );
};

const manyOf = (
  items: unknown,
  issues: readonly Issue[],
  pathOf: ManyItems['pathOf'],
): ManyItems => {
  if (issues.length > 0) throw validationError(issues);
  return { items: items as readonly unknown[], pathOf, isOne: false };
};

const listIssues = (list: unknown, path: string, { member, most }: ManySettings): Issue[] => {
  if (!Array.isArray(list)) {
    return [{ path, code: 'WRONG_TYPE', message: `${member} must be a list` }];
  }
  if (list.length === 0) {
    return [{ path, code: 'TOO_FEW', message: `${member} must have at least 1 item` }];
  }
  return list.length > most
    ? [{ path, code: 'TOO_MANY', message: `${member} must have at most ${most} items` }]
    : [];
};

/** An item of the right shape, with its path. */
export interface GoodItem<Item> {
  readonly index: number;
  readonly path: string;
  readonly item: Item;
}

export interface RejectedItem {
  readonly index: number;
  readonly status: 'rejected';
  readonly error: Refusal;
}

/**
 * Checks each item by itself and hands the good ones on together; one result for each, in their
 * order. A body that is one item, no list, is refused as a request is: throws what its result would
 * hold.
 */
export const judgeItems = async <Item extends object, Result extends { readonly index: number }>(
  shape: Type<Item>,
  { items, pathOf, isOne }: ManyItems,
  take: (good: readonly GoodItem<Item>[]) => Promise<readonly Result[]>,
): Promise<readonly (Result | RejectedItem)[]> => {
  const checked = items.map((item, index) => ({
    index,
    path: pathOf(index),
    ...checkItem(shape, item, pathOf(index)),
  }));
  const bad = checked.flatMap((one): RejectedItem[] =>
    one.ok ? [] : [{ index: one.index, status: 'rejected', error: one.refusal }],
  );
  const good = checked.flatMap((one) =>
    one.ok ? [{ index: one.index, path: one.path, item: one.value }] : [],
  );
  const results = good.length > 0 ? await take(good) : [];
  const all = [...bad, ...results].toSorted((a, b) => a.index - b.index);
  if (isOne) throwRejected(all[0]);
  return all;
};

const throwRejected = (result: object | undefined): void => {
  if (result && isRejected(result)) throw result.error;
};

const isRejected = (result: object): result is RejectedItem =>
  'status' in result && result.status === 'rejected';
