import type { UpdateChange } from '../../port/change';
import type { OperationKind, Write } from '../wire/operation';
import { PHASE, type Phase, type Step } from './step';

type Body = Readonly<Record<string, unknown>>;

/** Where one value goes. Null is cleared by an update and left out of a create. */
export type Member = readonly [path: string, value: unknown];

/** The members of those fields that a change names. */
export const membersOf = (
  { fields }: UpdateChange,
  members: Readonly<Record<string, readonly Member[]>>,
): readonly Member[] =>
  Object.entries(members).flatMap(([field, values]) => (fields.includes(field) ? values : []));

/** An update of these members; nothing when there are none. */
export const masked = (
  kind: OperationKind,
  resourceName: string,
  members: readonly Member[],
): readonly Step[] => {
  if (members.length === 0) return [];
  const updateMask = members.map(([path]) => path).join(',');
  return [stepOf(kind, PHASE.update, { update: { resourceName, ...bodyOf(members) }, updateMask })];
};

/** Paths as nested objects; null members are left out. */
export const bodyOf = (members: readonly Member[]): Body => {
  const set = members.filter(([, value]) => value !== null);
  return set.reduce<Body>((body, [path, value]) => withMember(body, path.split('.'), value), {});
};

const withMember = (
  body: Body = {},
  [name = '', ...rest]: readonly string[],
  value: unknown,
): Body => ({
  ...body,
  [name]: rest.length === 0 ? value : withMember(body[name] as Body | undefined, rest, value),
});

/** The step of the object itself. */
export const stepOf = (kind: OperationKind, phase: Phase, write: Write): Step => ({
  phase,
  field: null,
  main: true,
  operation: { kind, write },
});
