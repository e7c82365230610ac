import { collectionRoutes, SERVICE } from '../store/collection-routes';
import type { Entity } from '../store/entity';
import { readByIds } from '../store/read-by-ids';
import { deleteItems } from '../store/update-items';
import { unverifiedCodes as codes } from '../unverified';
import { type Fields, listIn } from '../../json/fields';
import { optionalList } from '../wire/limits';
import { batchError, problem } from '../wire/problem';
import { type Call, type Route, route } from '../wire/route';
import { id, list } from '../wire/shape';
import { budgets } from './budgets';

/** How many campaigns spend each budget of the account. */
function associations({ world, account }: Call): ReadonlyMap<unknown, number> {
  const counts = new Map<unknown, number>();
  for (const { fields } of world.table('Campaign').under(account.id)) {
    counts.set(fields.BudgetId, (counts.get(fields.BudgetId) ?? 0) + 1);
  }
  return counts;
}

/** Without ids every budget of the account is answered. */
function query(call: Call): Fields {
  const counts = associations(call);
  const read = ({ id: budgetId, fields }: Entity) => ({
    Id: budgetId,
    ...fields,
    AssociationCount: counts.get(budgetId) ?? 0,
  });
  if (optionalList(call.body, 'BudgetIds', budgets.maxPerCall)) {
    return readByIds(call, budgets, call.account.id, budgets.maxPerCall, read);
  }
  return {
    Budgets: [...call.world.table('Budget').under(call.account.id)].map(read),
    PartialErrors: [],
  };
}

/** A budget that campaigns spend stays (from memory, unverified). */
function remove(call: Call): Fields {
  const counts = associations(call);
  const ids = listIn<string | null>(call.body, 'BudgetIds');
  const inUse = ids.flatMap((budgetId, index) =>
    counts.has(budgetId) ? [batchError(problem(codes.budgetInUse, null, 'In use.'), index)] : [],
  );
  if (inUse.length > 0) return { PartialErrors: inUse };
  return deleteItems(budgets, call, call.account.id);
}

export const budgetRoutes: readonly Route[] = [
  ...collectionRoutes(budgets).map((one) =>
    one.method === 'DELETE' ? { ...one, answer: remove } : one,
  ),
  route('POST', `${SERVICE}/Budgets/QueryByIds`, { BudgetIds: list(id) }, query),
];
