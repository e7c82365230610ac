import type { System } from '@switchyard/test-kit';

const rowsOf = (table: string, where: string): string =>
  `select '${table}' as name, count(*)::int as rows, md5(coalesce(string_agg((to_jsonb(t) - 'seen_at')::text, '|' order by t::text), '')) as digest from identity.${table} t where ${where}`;

const OF_USERS = 'user_id in (select id from identity.app_user where account_id = $1)';

/**
 * How many rows the people and credentials of an account have, with a digest of them: equal before
 * and after what was refused.
 */
export const peopleRows = (system: System, accountId: string): Promise<readonly unknown[]> =>
  system.owner.rows(
    [
      rowsOf('app_user', 'account_id = $1'),
      rowsOf('profile', OF_USERS),
      rowsOf('session', OF_USERS),
      rowsOf('mail_link', OF_USERS),
      rowsOf('access_token', 'account_id = $1'),
      rowsOf('website_key', 'account_id = $1'),
    ].join(' union all '),
    [accountId],
  );
