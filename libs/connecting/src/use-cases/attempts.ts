import { Injectable } from '@nestjs/common';
import type { Grant } from '@switchyard/identity/domain';
import type { Caller, PlatformId, Tenant, Visitor } from '@switchyard/kernel';
import type { FoundAccount } from '@switchyard/platforms/domain';
import type { Attempt } from '../domain';

/** Who connects: a signed-in user, or a token of the account. */
export type Connecting = Pick<Visitor, 'accountId' | 'userId'> | Caller;

export interface NewAttempt {
  readonly platform: PlatformId;
  /** To renew this grant. */
  readonly grantId?: string;
  /** A path below `/app/`. */
  readonly returnTo?: string;
}

/**
 * Starts an attempt. Throws PLATFORM_NOT_SET_UP, NOT_FOUND for the grant, VALIDATION_ERROR for the
 * path, ROLE_TOO_LOW.
 */
@Injectable()
export class StartAttempt {
  async execute(_who: Connecting, _request: NewAttempt): Promise<Attempt> {
    throw new Error('not there yet');
  }
}

/**
 * Sends the browser of a signed-in user of the same account to the consent page; binds the attempt
 * to this session. Throws NOT_FOUND, ATTEMPT_NOT_READY.
 */
@Injectable()
export class LeaveForConsent {
  async execute(_visitor: Visitor, _attemptId: string): Promise<{ readonly authorizeUrl: string }> {
    throw new Error('not there yet');
  }
}

/**
 * Takes what the consent page answered: consumes the state in one statement, seals the code, asks
 * the worker to trade it. Throws CONNECT_STATE_INVALID, and nothing is kept.
 */
@Injectable()
export class TakeAnswer {
  async execute(
    _visitor: Visitor,
    _platform: PlatformId,
    _answer: URLSearchParams,
  ): Promise<Attempt> {
    throw new Error('not there yet');
  }
}

export interface EnteredKey {
  readonly platform: PlatformId;
  /** Which of the platform's `keys`. */
  readonly kind: 'apiKey' | 'serviceAccount';
  readonly key: string;
  readonly grantId?: string;
}

/** Starts an attempt with a key instead of a consent. Throws VALIDATION_ERROR, ROLE_TOO_LOW. */
@Injectable()
export class EnterKey {
  async execute(_who: Connecting, _entered: EnteredKey): Promise<Attempt> {
    throw new Error('not there yet');
  }
}

/** An ad account that a grant reaches, as an attempt shows it. */
export interface ChoosableAccount extends FoundAccount {
  /** The connection of the account that it is connected by already; null when there is none. */
  readonly connectionId: string | null;
  /** Whether that connection is one of this very grant. */
  readonly isOfThisGrant: boolean;
  /** Neither test, nor suspended, nor read-only, nor connected. */
  readonly isPreselected: boolean;
}

export interface AttemptView extends Omit<
  Attempt,
  'accounts' | 'code' | 'verifier' | 'stateDigest'
> {
  readonly accounts: readonly ChoosableAccount[];
  readonly grant: Grant | null;
}

/** One attempt of the account. Throws NOT_FOUND. */
@Injectable()
export class ReadAttempt {
  async execute(_who: Connecting, _id: string): Promise<AttemptView> {
    throw new Error('not there yet');
  }
}

export interface ChosenAccount {
  readonly externalAccountId: string;
  readonly settings?: Readonly<Record<string, unknown>>;
  /** An ad account that another grant serves is served by this one from now on. */
  readonly takeOver?: boolean;
}

export interface ChosenResult {
  readonly externalAccountId: string;
  readonly connectionId: string;
  readonly outcome: 'CREATED' | 'TAKEN_OVER' | 'UNCHANGED';
}

/**
 * Connects chosen ad accounts; all or none of the listed ones: an id that the attempt does not list
 * is 422 with its path, one that another connection serves is CONNECTION_EXISTS unless it is taken
 * over. Throws NOT_FOUND, ATTEMPT_NOT_READY, ROLE_TOO_LOW.
 */
@Injectable()
export class ChooseAccounts {
  async execute(
    _who: Connecting,
    _attemptId: string,
    _chosen: readonly ChosenAccount[],
  ): Promise<readonly ChosenResult[]> {
    throw new Error('not there yet');
  }
}

/** What a platform needs before anybody can connect it. */
export interface ConnectablePlatform {
  readonly platform: PlatformId;
  readonly name: string;
  /** Whether a person can start: by consent or by key. */
  readonly available: boolean;
  readonly byConsent: boolean;
  readonly keys: readonly {
    readonly kind: EnteredKey['kind'];
    readonly label: string;
    readonly hint: string;
  }[];
  /** Settings of the installation that are missing, e.g. `SWITCHYARD_GOOGLE_ADS_CLIENT_ID`. */
  readonly missingSettings: readonly string[];
}

export interface GrantView extends Omit<Grant, 'credentials' | 'accessToken'> {
  readonly connections: readonly { readonly id: string; readonly name: string }[];
  /** Where the person consents again. */
  readonly renewUrl: string;
  /** Where the person takes the consent back at the vendor. */
  readonly withdrawAt: string | null;
  /** Permissions that are missing, and for what. */
  readonly missingScopes: readonly {
    readonly scope: string;
    readonly neededFor: string;
    readonly meaning: string;
  }[];
}

@Injectable()
export class ReadConnect {
  platforms(): readonly ConnectablePlatform[] {
    throw new Error('not there yet');
  }

  async grants(_who: Connecting): Promise<readonly GrantView[]> {
    throw new Error('not there yet');
  }

  /** Throws NOT_FOUND. */
  async grant(_who: Connecting, _id: string): Promise<GrantView> {
    throw new Error('not there yet');
  }
}

/**
 * Ends a grant that no connection uses: revoked at the vendor by the worker unless the same person
 * has another grant of this installation; its secrets are deleted at once. Throws NOT_FOUND,
 * GRANT_IN_USE, ROLE_TOO_LOW.
 */
@Injectable()
export class RevokeGrant {
  async execute(_who: Connecting, _id: string): Promise<void> {
    throw new Error('not there yet');
  }

  /** Inside the transaction that deleted a connection: ends its grant when it was the last one. */
  async afterConnection(_tenant: Tenant, _grantId: string): Promise<void> {
    throw new Error('not there yet');
  }
}
