import type { Tenant } from '@switchyard/kernel';
import type { LevelScope } from '../domain';

/** Reads what the campaigns of one connection spent, and judges the account by it. */
export const SPEND_ROUND = 'spend';
/** Pauses, or enables again, what the brake says on one connection. */
export const STOP_ROUND = 'stop';

/** One work item per connection: a platform that is down delays no other. */
export const roundId = (
  kind: typeof SPEND_ROUND | typeof STOP_ROUND,
  connectionId: string,
): string => `${kind}:${connectionId}`;

export const connectionOfRound = (workId: string): string => workId.slice(workId.indexOf(':') + 1);

/**
 * The standing rounds of the Emergency Brake, one of each kind for a connection. Inside the running
 * transaction.
 */
export abstract class BrakeWork {
  /**
   * Spending through the connection is watched from now on; the first look comes after so many
   * seconds.
   */
  abstract watch(tenant: Tenant, connectionId: string, afterSeconds: number): Promise<void>;
  /** The next look at what every connection spends comes at once. */
  abstract look(tenant: Tenant): Promise<void>;
  /**
   * On every connection what the brake says is done at once: each is at it until its platform
   * confirms.
   */
  abstract act(tenant: Tenant): Promise<void>;
}

/** The keys of the alerts of a level, or a connection: one of each is open at a time. */
export const brakeAlertKeys = {
  engaged: (scope: LevelScope): string => `brake:${scope}:engaged`,
  confirmed: (scope: LevelScope): string => `brake:${scope}:confirmed`,
  blind: (connectionId: string): string => `brake:${connectionId}:blind`,
  near: (scope: LevelScope): string => `brake:${scope}:near`,
};
