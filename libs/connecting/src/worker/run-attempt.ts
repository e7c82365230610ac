import { Injectable } from '@nestjs/common';
import { Clock, type Tenant, UnitOfWork } from '@switchyard/kernel';
import type { AccessProblemCode, NewGrant } from '@switchyard/platforms/domain';
import { type Lease, Leases } from '@switchyard/queue-kit';
import { Attempts } from '../data/attempts';
import type { Attempt } from '../domain';
import { Vendors } from '../use-cases/vendors';
import { problemOf } from './access-problems';
import { ListReached } from './list-reached';
import { ReceivedGrants } from './received-grants';
import { VendorAccess } from './vendor-access';

/** Opens a code with its verifier, or a key, and makes the one call that uses it. */
@Injectable()
export class TradeSecret {
  constructor(
    private readonly vendors: Vendors,
    private readonly vendorAccess: VendorAccess,
    private readonly received: ReceivedGrants,
  ) {}

  /** Everything that can fail before the code is sent fails here. */
  async prepare(attempt: Attempt): Promise<(() => Promise<NewGrant>) | AccessProblemCode> {
    const { platform, keyKind, id, redirectUri } = attempt;
    const access = this.vendors.access(platform);
    const secret = await this.received.secretOf(attempt);
    if (keyKind) {
      const { connection, io } = this.vendorAccess.fresh(platform, id, secret, noRotation);
      return () => access.tryKey(connection, io);
    }
    const app = this.vendors.app(platform);
    if (!app) return 'APP_NOT_ACCEPTED';
    const verifier = await this.received.verifierOf(attempt);
    const code = {
      app,
      code: secret['code'] ?? '',
      redirectUri: redirectUri ?? '',
      ...(verifier === undefined ? {} : { verifier }),
    };
    return () => access.trade(code, this.vendorAccess.ioFor(platform));
  }
}

/**
 * Trades the code of an attempt, or tries its key, and goes on to what it reaches. The code is
 * deleted in a transaction of its own before it is sent: whatever happens then, it is never sent
 * again.
 */
@Injectable()
export class RunAttempt {
  constructor(
    private readonly work: UnitOfWork,
    private readonly attempts: Attempts,
    private readonly received: ReceivedGrants,
    private readonly trading: TradeSecret,
    private readonly listing: ListReached,
    private readonly leases: Leases,
    private readonly clock: Clock,
  ) {}

  async execute(tenant: Tenant, id: string, lease: Lease): Promise<void> {
    const attempt = await this.attempts.get(tenant, id);
    if (attempt?.status !== 'WAITING') return this.finish(tenant, lease);
    const problem = await this.goOn(tenant, attempt, lease);
    if (problem) await this.fail(tenant, id, lease, problem);
  }

  giveUp(tenant: Tenant, id: string, lease: Lease): Promise<void> {
    return this.fail(tenant, id, lease, 'NO_ANSWER');
  }

  /** Answers why it failed; undefined when the work is over otherwise. */
  private async goOn(
    tenant: Tenant,
    attempt: Attempt,
    lease: Lease,
  ): Promise<AccessProblemCode | undefined> {
    if (attempt.newGrant) return this.listing.execute(tenant, attempt, attempt.newGrant, lease);
    // The answer to the code is lost with the run that sent it.
    if (attempt.sentAt || !attempt.code) return 'NO_ANSWER';
    const send = await this.trading.prepare(attempt);
    if (typeof send === 'string') return send;
    const sentAt = this.clock.now();
    const isMine = await this.work.run(tenant, () =>
      this.attempts.takeCode(tenant, attempt.id, sentAt),
    );
    if (!isMine) return sentAt < attempt.expiresAt ? 'NO_ANSWER' : 'CONSENT_EXPIRED';
    const traded = await this.trade(attempt, send);
    if (typeof traded === 'string') return traded;
    const received = await this.received.keep(attempt, traded);
    return this.listing.execute(tenant, { ...attempt, sentAt }, received, lease);
  }

  private async trade(
    { keyKind }: Attempt,
    send: () => Promise<NewGrant>,
  ): Promise<NewGrant | AccessProblemCode> {
    try {
      return await send();
    } catch (error) {
      const problem = problemOf(error, keyKind ? 'key' : 'code');
      if (!problem) throw error;
      return problem;
    }
  }

  private fail(
    tenant: Tenant,
    id: string,
    lease: Lease,
    problem: AccessProblemCode,
  ): Promise<void> {
    return this.work.run(tenant, async () => {
      await this.attempts.change(tenant, id, 'WAITING', {
        status: 'FAILED',
        problem,
        code: null,
        verifier: null,
        newGrant: null,
        updatedAt: this.clock.now(),
      });
      await this.leases.finish(lease);
    });
  }

  private finish(tenant: Tenant, lease: Lease): Promise<void> {
    return this.work.run(tenant, () => this.leases.finish(lease));
  }
}

/** A key that is only tried is not rotated: the person has it, too. */
const noRotation = (): Promise<never> => Promise.reject(new Error('a key is not rotated'));
