import type { FoundAccount, FoundAccountStatus } from '../port/access';
import { PlatformFailure } from '../port/failure';
import { select } from './client/gaql';
import type { CustomerResource } from './client/objects';
import { call, searchAll, type Session } from './client/session';

/**
 * Every ad account that the person reaches, each once: those opened to the person, and those under
 * the managers among them, however deep. One search per account that was opened to the person, and
 * one per manager below.
 */
export const reachableAccounts = async (session: Session): Promise<readonly FoundAccount[]> => {
  const tree = await readTree(session);
  const found = new Map<string, FoundAccount>();
  for (const id of tree.opened) {
    const own = tree.nodes.get(id);
    if (own && !own.customer.manager) found.set(id, accountOf(own.customer, []));
  }
  for (const root of rootsOf(tree)) descend(tree, root, [root], found);
  return [...found.values()];
};

interface Node {
  readonly customer: CustomerResource;
  readonly children: readonly string[];
}

interface Tree {
  /** What is opened to the person without a manager. */
  readonly opened: readonly string[];
  readonly nodes: ReadonlyMap<string, Node>;
}

/** A manager that is to be looked into, and the manager through which it is reached. */
interface Visit {
  readonly id: string;
  readonly through: string;
}

const readTree = async (session: Session): Promise<Tree> => {
  const opened = await openedIds(session);
  const nodes = new Map<string, Node>();
  const visits: Visit[] = opened.map((id) => ({ id, through: id }));
  const seen = new Set(opened);
  for (const visit of visits) {
    const rows = await levelBelow(session, visit);
    const own = rows.find(({ id }) => id === visit.id);
    if (!own) continue;
    const below = rows.filter(({ id }) => id !== undefined && id !== visit.id);
    nodes.set(visit.id, { customer: own, children: below.map(({ id = '' }) => id) });
    const unknown = below.filter(({ id = '' }) => !nodes.has(id));
    unknown.forEach((customer) => nodes.set(customer.id ?? '', { customer, children: [] }));
    const managers = unknown.filter(({ id = '', manager }) => manager && !seen.has(id));
    visits.push(...managers.map(({ id = '' }) => ({ id, through: visit.through })));
    managers.forEach(({ id = '' }) => seen.add(id));
  }
  return { opened, nodes };
};

const openedIds = async (session: Session): Promise<readonly string[]> => {
  const { json } = await call(
    { ...session, loginCustomerId: null },
    { path: 'customers:listAccessibleCustomers', purpose: 'read' },
  );
  const { resourceNames = [] } = json as { readonly resourceNames?: readonly string[] };
  return [...new Set(resourceNames.map((name) => name.slice('customers/'.length)))];
};

/**
 * The customer itself and what is right below it. An account that the platform refuses to open (a
 * closed account, a manager that removed the person) is left out; any other failure stops the
 * look-up.
 */
const levelBelow = async (
  session: Session,
  { id, through }: Visit,
): Promise<readonly CustomerResource[]> => {
  try {
    const there = { ...session, customerId: id, loginCustomerId: through };
    const rows = await searchAll(there, select('client', 'customer_client.level <= 1'));
    return rows.flatMap(({ customerClient }) => customerClient ?? []);
  } catch (error) {
    if (error instanceof PlatformFailure && (error.failure.kind === 'refused' || isDenied(error))) {
      return [];
    }
    throw error;
  }
};

const isDenied = ({ failure }: PlatformFailure): boolean =>
  failure.detail.code === 'USER_PERMISSION_DENIED';

/** Managers that are below no other one that the person reaches. */
const rootsOf = ({ opened, nodes }: Tree): readonly string[] => {
  const below = new Set([...nodes.values()].flatMap(({ children }) => children));
  return opened.filter((id) => nodes.get(id)?.customer.manager && !below.has(id));
};

const descend = (
  tree: Tree,
  id: string,
  path: readonly string[],
  found: Map<string, FoundAccount>,
): void => {
  for (const childId of tree.nodes.get(id)?.children ?? []) {
    const child = tree.nodes.get(childId);
    if (!child || path.includes(childId)) continue;
    if (child.customer.manager) {
      descend(tree, childId, [...path, childId], found);
    } else if (!found.has(childId)) {
      found.set(
        childId,
        accountOf(
          child.customer,
          path.map((one) => managerOf(tree, one)),
        ),
      );
    }
  }
};

const managerOf = ({ nodes }: Tree, id: string) => ({
  id,
  name: nodes.get(id)?.customer.descriptiveName ?? id,
});

const accountOf = (
  { id = '', descriptiveName = '', currencyCode, timeZone, status, testAccount }: CustomerResource,
  managerPath: FoundAccount['managerPath'],
): FoundAccount => ({
  externalAccountId: id,
  name: descriptiveName,
  currency: currencyCode ?? null,
  timeZone: timeZone ?? null,
  status: STATUSES[status ?? ''] ?? 'ACTIVE',
  isTest: testAccount === true,
  isReadOnly: false,
  managerPath,
  settings: managerPath[0] ? { loginCustomerId: managerPath[0].id } : {},
});

/** `CustomerStatus` of v25; an unknown status blocks no account. */
const STATUSES: Readonly<Record<string, FoundAccountStatus>> = {
  ENABLED: 'ACTIVE',
  SUSPENDED: 'SUSPENDED',
  CANCELED: 'CLOSED',
  CLOSED: 'CLOSED',
};
