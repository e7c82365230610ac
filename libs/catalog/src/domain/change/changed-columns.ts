import { isSameValue } from './same-value';

/** The members of `after` that differ from `before`: what an update has to write. */
export const changedColumns = <Row extends object>(before: Row, after: Row): Partial<Row> =>
  Object.fromEntries(
    Object.entries(after).filter(
      ([member, value]) => !isSameValue(value, before[member as keyof Row]),
    ),
  ) as Partial<Row>;
