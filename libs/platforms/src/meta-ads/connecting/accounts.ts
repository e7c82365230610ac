import type { FoundAccount, FoundAccountStatus } from '../../port/access';
import { PlatformFailure } from '../../port/failure';
import { type Row, rowIn, textIn, textsIn } from '../client/objects';
import { readRows } from '../client/requests';
import { digitsOf, type Session } from '../client/session';
import { UNVERIFIED } from '../unverified';
import { accessFailure } from './access-failures';

const FIELDS = [
  'id',
  'account_id',
  'name',
  'currency',
  'timezone_name',
  'account_status',
  'user_tasks',
  'business{id,name}',
] as const;

/**
 * Every ad account of the person's or the business's lists, each once. A list that the token may
 * not read is left out; when it may read none, the first refusal is thrown.
 */
export async function* reachedAccounts(session: Session): AsyncGenerator<FoundAccount, void> {
  const seen = new Set<string>();
  const refusals: PlatformFailure[] = [];
  const paths = listsOf(session);
  for (const path of paths) {
    const rows = await rowsOf(session, path, refusals);
    yield* rows.filter((row) => isNew(digitsOf(textIn(row, 'id')), seen)).map(foundAccount);
  }
  const [refusal] = refusals;
  if (refusal && refusals.length === paths.length) throw refusal;
}

/** True once for each id. */
const isNew = (id: string, seen: Set<string>): boolean => !seen.has(id) && seen.add(id).has(id);

const listsOf = ({ connection: { credentials } }: Session): readonly string[] => {
  const { businessId } = credentials;
  return businessId === undefined
    ? UNVERIFIED.accountLists.ofPerson
    : UNVERIFIED.accountLists.ofBusiness.map((path) =>
        path.replace('{business}', encodeURIComponent(businessId)),
      );
};

const rowsOf = async (
  session: Session,
  path: string,
  refusals: PlatformFailure[],
): Promise<readonly Row[]> => {
  try {
    const [rows = []] = await readRows(session, [{ path, fields: FIELDS, isList: true }]);
    return rows;
  } catch (error) {
    if (!(error instanceof PlatformFailure)) throw error;
    const failure = new PlatformFailure(accessFailure(error.failure));
    if (failure.failure.kind !== 'refused') throw failure;
    refusals.push(failure);
    return [];
  }
};

const foundAccount = (row: Row): FoundAccount => {
  const id = `act_${digitsOf(textIn(row, 'id'))}`;
  const business = rowIn(row, 'business');
  const businessId = textIn(business, 'id');
  return {
    externalAccountId: id,
    name: textIn(row, 'name') || id,
    currency: textIn(row, 'currency') || null,
    timeZone: textIn(row, 'timezone_name') || null,
    status: statusOf(textIn(row, 'account_status')),
    isTest: false,
    isReadOnly: !mayAdvertise(row),
    managerPath:
      businessId === '' ? [] : [{ id: businessId, name: textIn(business, 'name') || businessId }],
    settings: {},
  };
};

/** Numbers of `account_status` (spec/platforms/meta-ads.md 1a). In a grace period (9) ads run. */
const STATUSES: Readonly<Record<string, FoundAccountStatus>> = {
  '': 'ACTIVE',
  1: 'ACTIVE',
  7: 'UNDER_REVIEW',
  9: 'ACTIVE',
  100: 'CLOSED',
  101: 'CLOSED',
};

const statusOf = (status: string): FoundAccountStatus => STATUSES[status] ?? 'SUSPENDED';

/** Tasks that may change campaigns. An account without a list of tasks is not blocked. */
const WRITING: readonly string[] = ['ADVERTISE', 'MANAGE'];

/** Whether the person's tasks on the account let them change campaigns. */
export const mayAdvertise = (row: Row): boolean => {
  const tasks = textsIn(row, 'user_tasks');
  return tasks.length === 0 || tasks.some((task) => WRITING.includes(task));
};
