import type { TableScope } from './table';

const CONDITION = {
  space: `"space_id" = nullif(current_setting('app.space_id', true), '')`,
  account: `"account_id" = nullif(current_setting('app.account_id', true), '')`,
} as const;

/** The statements that put a table under row-level security, for its owner too. None for global tables. */
export const rowSecurityStatements = (qualified: string, scope: TableScope): readonly string[] => {
  if (scope === 'global') return [];
  const condition = CONDITION[scope];
  return [
    `ALTER TABLE ${qualified} ENABLE ROW LEVEL SECURITY`,
    `ALTER TABLE ${qualified} FORCE ROW LEVEL SECURITY`,
    `CREATE POLICY "tenant" ON ${qualified} USING (${condition}) WITH CHECK (${condition})`,
  ];
};
