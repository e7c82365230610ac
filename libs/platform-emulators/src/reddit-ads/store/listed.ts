import { askedAccount } from '../accounts/asked-account';
import { askedValues } from '../wire/asked-values';
import type { Call } from '../wire/route';
import { EFFECTIVE_STATUSES, effectiveStatus } from './effective-status';
import { CONFIGURED_STATUSES, configuredStatus, type Entity } from './entity';
import type { Resource } from './resource';
import type { World } from './world';

/** Ids in one filter (platform document 3c). */
const MAX_IDS = 200;

/** One filter of a list: what it looks at, and the values that pass. */
interface Filter {
  readonly values: ReadonlySet<string>;
  valueOf(entity: Entity): string;
}

/** What a list asks for; deleted objects only when a status filter names them (from memory, unverified). */
export function listed(resource: Resource, call: Call): readonly Entity[] {
  const { world } = call;
  const account = askedAccount(call);
  const filters = filtersOf(resource, call.query, world);
  const isDeletedAsked = filters.some(({ values }) => values.has('DELETED'));
  return [...world.table(resource.kind).of(account.id)].filter(
    (entity) =>
      (isDeletedAsked || configuredStatus(entity) !== 'DELETED') &&
      filters.every((one) => one.values.has(one.valueOf(entity))),
  );
}

function filtersOf(resource: Resource, query: URLSearchParams, world: World): readonly Filter[] {
  const member = (name: string) => (entity: Entity) => String(resource.read(entity, world)[name]);
  const all: readonly [string, Filter['valueOf'], number, (readonly string[])?][] = [
    ['id', ({ id }) => id, MAX_IDS],
    ['campaign_id', member('campaign_id'), MAX_IDS],
    ['ad_group_id', member('ad_group_id'), MAX_IDS],
    ['configured_status', configuredStatus, CONFIGURED_STATUSES.length, CONFIGURED_STATUSES],
    [
      'effective_status',
      (entity) => effectiveStatus(world, entity),
      EFFECTIVE_STATUSES.length,
      EFFECTIVE_STATUSES,
    ],
  ];
  return all.flatMap(([name, valueOf, max, known]) => {
    const values = askedValues(query, name, max, known);
    return values ? [{ values, valueOf }] : [];
  });
}
