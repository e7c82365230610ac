import { textIn } from '../client/objects';
import { readRows } from '../client/requests';
import type { Session } from '../client/session';

/** Permissions that the person granted and did not take back (`me/permissions`). */
export const grantedPermissions = async (session: Session): Promise<readonly string[]> => {
  const [rows = []] = await readRows(session, [
    { path: 'me/permissions', fields: ['permission', 'status'], isList: true },
  ]);
  return rows
    .filter((row) => textIn(row, 'status') === 'granted')
    .map((row) => textIn(row, 'permission'));
};
