import { Injectable } from '@nestjs/common';
import { Clock, type Tenant, UnitOfWork } from '@switchyard/kernel';
import type { AccessProblemCode, FoundAccount } from '@switchyard/platforms/domain';
import { type Lease, Leases } from '@switchyard/queue-kit';
import { Attempts } from '../data/attempts';
import { type Attempt, attemptAt, type ReceivedGrant } from '../domain';
import { ConnectWork, Grants } from '../use-cases/ports';
import { Vendors } from '../use-cases/vendors';
import { mayPass, problemOf } from './access-problems';
import { type OpenReceived, ReceivedGrants } from './received-grants';
import { RevokeAtVendor } from './revoke-at-vendor';
import { VendorAccess } from './vendor-access';

/** What becomes of what the platform gave. */
type Reached =
  | { readonly kind: 'failed'; readonly problem: AccessProblemCode }
  /** Consented again: nothing is to be chosen. */
  | { readonly kind: 'renewed'; readonly received: OpenReceived }
  | {
      readonly kind: 'listed';
      readonly received: OpenReceived;
      readonly accounts: readonly FoundAccount[];
      readonly isOtherPerson: boolean;
    };

/** Finds out what a consent is good for. Stores nothing but rotated secrets. */
@Injectable()
export class ReachAccounts {
  constructor(
    private readonly vendors: Vendors,
    private readonly vendorAccess: VendorAccess,
    private readonly grants: Grants,
    private readonly receivedGrants: ReceivedGrants,
    private readonly clock: Clock,
  ) {}

  async execute(
    tenant: Tenant,
    attempt: Attempt,
    sealed: ReceivedGrant,
    given: OpenReceived,
  ): Promise<Reached> {
    const over = overBy(attempt, this.clock.now());
    if (over) return { kind: 'failed', problem: over };
    if (this.lacksScope(attempt, given)) return { kind: 'failed', problem: 'SCOPE_MISSING' };
    const before = attempt.renewsGrantId
      ? await this.grants.grant(tenant, attempt.renewsGrantId)
      : undefined;
    if (before?.subject === given.subject) return { kind: 'renewed', received: given };
    const listed = await this.list(attempt, sealed, given);
    return 'problem' in listed
      ? { kind: 'failed', problem: listed.problem }
      : { kind: 'listed', ...listed, isOtherPerson: before !== undefined };
  }

  /** Keys have no permissions that a person could untick. */
  private lacksScope({ platform, keyKind }: Attempt, { scopes }: OpenReceived): boolean {
    const rules = keyKind ? [] : (this.vendors.access(platform).consent?.scopes ?? []);
    return rules.some(({ scope, neededFor }) => neededFor === 'always' && !scopes.includes(scope));
  }

  private async list(
    attempt: Attempt,
    sealed: ReceivedGrant,
    given: OpenReceived,
  ): Promise<
    | { readonly problem: AccessProblemCode }
    | { readonly received: OpenReceived; readonly accounts: readonly FoundAccount[] }
  > {
    let [stored, credentials] = [sealed, given.credentials];
    const { connection, io } = this.vendorAccess.fresh(
      attempt.platform,
      attempt.id,
      credentials,
      async (rotated) => {
        stored = await this.receivedGrants.keepRotated(attempt, stored, rotated);
        credentials = rotated;
      },
    );
    try {
      const accounts: FoundAccount[] = [];
      const reached = this.vendors.access(attempt.platform).accounts(connection, io);
      for await (const account of reached) accounts.push(account);
      if (accounts.length === 0) return { problem: 'NO_ADS_USER' };
      return { received: { ...given, credentials }, accounts };
    } catch (error) {
      const problem = problemOf(error, 'accounts');
      if (!problem || mayPass(error)) throw error;
      return { problem };
    }
  }
}

/** Why nothing of the attempt may be kept any more: it has failed for the person. */
const overBy = (attempt: Attempt, now: Date): AccessProblemCode | undefined => {
  const { status, problem } = attemptAt(attempt, now);
  return status === 'WAITING' ? undefined : (problem ?? 'NO_ANSWER');
};

/** Ends an attempt that went well, in one transaction. */
@Injectable()
export class KeepReached {
  constructor(
    private readonly work: UnitOfWork,
    private readonly attempts: Attempts,
    private readonly grants: Grants,
    private readonly receivedGrants: ReceivedGrants,
    private readonly connectWork: ConnectWork,
    private readonly leases: Leases,
    private readonly clock: Clock,
  ) {}

  /** Answers why nothing was kept: the attempt was over before all was listed. */
  execute(
    tenant: Tenant,
    attempt: Attempt,
    reached: Exclude<Reached, { readonly kind: 'failed' }>,
    lease: Lease,
  ): Promise<AccessProblemCode | undefined> {
    return this.work.run(tenant, async () => {
      const current = await this.attempts.lock(tenant, attempt.id);
      const over = current ? overBy(current, this.clock.now()) : 'NO_ANSWER';
      if (over) return over;
      await this.attempts.change(tenant, attempt.id, 'WAITING', {
        ...(await this.changes(tenant, attempt, reached)),
        updatedAt: this.clock.now(),
      });
      await this.leases.finish(lease);
      return undefined;
    });
  }

  private async changes(
    tenant: Tenant,
    attempt: Attempt,
    reached: Exclude<Reached, { readonly kind: 'failed' }>,
  ): Promise<Partial<Attempt>> {
    if (reached.kind === 'listed' && reached.isOtherPerson) {
      return { status: 'CHOOSE', isOtherPerson: true, accounts: reached.accounts };
    }
    const grantId = await this.keepGrant(tenant, attempt, reached.received);
    return reached.kind === 'renewed'
      ? { status: 'DONE', grantId, newGrant: null }
      : { status: 'CHOOSE', grantId, newGrant: null, accounts: reached.accounts };
  }

  /** Stores the grant and has it looked after. In the running transaction. */
  async keepGrant(tenant: Tenant, attempt: Attempt, received: OpenReceived): Promise<string> {
    const consent = this.receivedGrants.consentOf(attempt, received);
    const { grant } = await this.grants.keepConsent(tenant, consent);
    await this.connectWork.tend(tenant, grant.id);
    return grant.id;
  }
}

/**
 * Decides on what a platform gave: required permissions, the person, the ad accounts. Only what is
 * right becomes a grant; what is not is ended at the platform if no other grant uses it. Another
 * person than that of the grant to be renewed stays in the attempt until ad accounts are chosen.
 */
@Injectable()
export class ListReached {
  constructor(
    private readonly reaching: ReachAccounts,
    private readonly received: ReceivedGrants,
    private readonly keeping: KeepReached,
    private readonly revoking: RevokeAtVendor,
  ) {}

  /**
   * Ends the work, or answers why the attempt failed. Throws while the platform may yet answer: the
   * grant is sealed in the attempt, and the next run goes on from there.
   */
  async execute(
    tenant: Tenant,
    attempt: Attempt,
    sealed: ReceivedGrant,
    lease: Lease,
  ): Promise<AccessProblemCode | undefined> {
    const given = await this.received.open(attempt, sealed);
    const reached = await this.reaching.execute(tenant, attempt, sealed, given);
    const problem =
      reached.kind === 'failed'
        ? reached.problem
        : await this.keeping.execute(tenant, attempt, reached, lease);
    if (problem) await this.revoking.fresh(tenant, attempt, given);
    return problem;
  }
}
