import type { PlatformId } from '@switchyard/kernel';
import type { CheckCode } from './codes/failure-texts';
import type { Failure } from './failure';

/** What something is needed for; `always`: nothing works without it. */
export type NeededFor = 'always' | 'campaigns' | 'conversions';

export type Credentials = Readonly<Record<string, string>>;

/**
 * A connection as a connector sees it: opened by the worker, never stored or logged in this form.
 */
export interface OpenConnection {
  readonly id: string;
  readonly platform: PlatformId;
  readonly externalAccountId: string;
  readonly currency: string;
  /** IANA. */
  readonly timeZone: string;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly credentials: Credentials;
}

export interface PlatformAccount {
  readonly externalAccountId: string;
  readonly name: string;
  readonly currency: string | null;
  readonly timeZone: string | null;
}

export interface CheckResult {
  readonly findings: readonly CheckFinding[];
  /** Ad accounts that these credentials reach. */
  readonly accounts: readonly PlatformAccount[];
  /** Why the platform was not asked for all of it; one of the findings says it for people. */
  readonly stoppedBy?: Failure;
}

/** `ERROR` means the connection cannot be used as it is for what `neededFor` says. */
export interface CheckFinding {
  /** What does not work because of it; `always` when nothing does. Absent: `always`. */
  readonly neededFor?: NeededFor;
  readonly code: CheckCode;
  readonly severity: 'ERROR' | 'WARNING';
  readonly message: string;
  readonly fix: string;
}
