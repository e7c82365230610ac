import type { Operation } from '../wire/operation';

/** An operation in which names of other resources are replaced: temporary ones by those that they stand for. */
export const renamed = (operation: Operation, names: ReadonlyMap<string, string>): Operation => {
  const { write } = operation;
  if (names.size === 0 || 'remove' in write) return operation;
  if ('create' in write) return { ...operation, write: { create: replaced(write.create, names) } };
  return { ...operation, write: { ...write, update: replaced(write.update, names) } };
};

const replaced = <T>(value: T, names: ReadonlyMap<string, string>): T => {
  if (typeof value === 'string') return (names.get(value) ?? value) as T;
  if (Array.isArray(value)) return value.map((one: unknown) => replaced(one, names)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([member, one]) => [member, replaced(one as unknown, names)]),
  ) as T;
};
