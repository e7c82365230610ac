/** Processes that have a database role of their own. */
export const PROCESSES = ['api', 'worker'] as const;
export type ProcessName = (typeof PROCESSES)[number];

/** What a process may do with the rows of a table, as PostgreSQL's privileges. Locking rows needs `change`. */
export const PRIVILEGES = {
  none: [],
  read: ['SELECT'],
  change: ['SELECT', 'UPDATE'],
  write: ['SELECT', 'INSERT', 'UPDATE', 'DELETE'],
} as const;
export type Access = keyof typeof PRIVILEGES;

/** Stated for every table: `{ api: 'write', worker: 'read' }`. The role of the administration may write all of them. */
export type Rights = Readonly<Record<ProcessName, Access>>;
