import { readRows } from '../wire/read-rows';
import { textIn } from '../wire/row';
import { accountPath, type Session } from '../wire/session';
import type { CreativeForm } from './creative-form';

/** Ids by key of those creatives that are there: their names say which ad and which content. All creatives of the account are listed. */
export const lostCreatives = async (
  session: Session,
  forms: readonly CreativeForm[],
): Promise<ReadonlyMap<string, string>> => {
  if (forms.length === 0) return new Map();
  const wanted = new Map(forms.map(({ name, key }) => [name, key]));
  const [rows = []] = await readRows(
    session,
    [{ path: `${accountPath(session)}/adcreatives`, fields: ['id', 'name'], isList: true }],
    'ad',
  );
  return new Map(
    rows.flatMap((row) => {
      const key = wanted.get(textIn(row, 'name'));
      return key === undefined ? [] : [[key, textIn(row, 'id')] as const];
    }),
  );
};
