import type { Tenant } from './caller';

/** One database transaction, bound to one Space by row-level security. Repeated whole on SQLSTATE 40001 and 40P01. */
export abstract class UnitOfWork {
  /** Joins the running transaction when there is one. Never call a platform inside. */
  abstract run<T>(tenant: Tenant, work: () => Promise<T>): Promise<T>;

  /** The same, and inside a transaction of another Space of the account: for what must hold across all its Spaces at one moment. */
  abstract runAcross<T>(tenant: Tenant, work: () => Promise<T>): Promise<T>;

  /** For rows that belong to no Space (accounts, tokens, promised work). Space-scoped tables look empty inside. */
  abstract runGlobal<T>(work: () => Promise<T>): Promise<T>;

  /** Called after the commit, never when it rolled back. Must be harmless when it is lost. */
  abstract afterCommit(callback: () => Promise<void> | void): void;
}
