import { complaint, Refused } from '../errors/complaint';
import { adIdKey } from '../state/unique-keys';
import { idOf, KINDS } from '../state/kinds';
import { isRemoved, type Row } from '../state/row';
import type { MutateRun } from './mutate-run';
import type { TargetKind } from './operation';

/** The living object that an update or a remove names. */
export function findTarget(run: MutateRun, kind: TargetKind, given: string, at: string): Row {
  if (!given) {
    throw new Refused(
      complaint('requestError.RESOURCE_NAME_MISSING', at, 'The resource name is missing.'),
    );
  }
  const name = run.names.resolve(given, at);
  const collection = kind === 'ad' ? 'ads' : KINDS[kind].collection;
  if (!new RegExp(`^customers/\\d+/${collection}/[\\w~-]+$`).test(name)) {
    throw new Refused(
      complaint(
        'requestError.RESOURCE_NAME_MALFORMED',
        at,
        'The resource name is malformed.',
        name,
      ),
    );
  }
  const row = lookUp(run, kind, name);
  if (!row) {
    throw new Refused(
      complaint('mutateError.RESOURCE_NOT_FOUND', at, 'Resource was not found.', name),
    );
  }
  if (!isRemoved(row)) return row;
  throw new Refused(
    complaint(
      'contextError.OPERATION_NOT_PERMITTED_FOR_REMOVED_RESOURCE',
      at,
      'The operation is not allowed for removed resources.',
      name,
    ),
  );
}

function lookUp({ customer }: MutateRun, kind: TargetKind, name: string): Row | undefined {
  if (kind !== 'ad') return customer.store.get(kind, name);
  const own = name.startsWith(`customers/${customer.id}/`);
  return own ? customer.store.holderOf('adGroupAd', adIdKey(idOf(name))) : undefined;
}
