import { Injectable } from '@nestjs/common';
import {
  Clock,
  isRefusal,
  notFound,
  type Refusal,
  type Tenant,
  unavailable,
  UnitOfWork,
} from '@switchyard/kernel';
import { type Lease, Leases } from '@switchyard/queue-kit';
import { Attempts } from '../data/attempts';
import type { Attempt, Choice } from '../domain';
import { attemptOfChoice, Grants } from '../use-cases/ports';
import { KeepReached } from './list-reached';
import { ReceivedGrants } from './received-grants';

/**
 * Keeps the grant of another person, once their ad accounts are chosen, and connects those: all in
 * one transaction, or nothing.
 */
@Injectable()
export class RunChoice {
  constructor(
    private readonly work: UnitOfWork,
    private readonly attempts: Attempts,
    private readonly grants: Grants,
    private readonly received: ReceivedGrants,
    private readonly keeping: KeepReached,
    private readonly leases: Leases,
    private readonly clock: Clock,
  ) {}

  async execute(tenant: Tenant, workId: string, lease: Lease): Promise<void> {
    const attempt = await this.attempts.get(tenant, attemptOfChoice(workId));
    const choice = attempt?.choice;
    if (attempt?.status !== 'CHOOSE' || !choice || choice.results || choice.refusal) {
      return this.work.run(tenant, () => this.leases.finish(lease));
    }
    try {
      await this.connect(tenant, attempt, choice, lease);
    } catch (error) {
      if (!isRefusal(error) || error.code === 'UNAVAILABLE') throw error;
      await this.refuse(tenant, attempt, lease, error);
    }
  }

  async giveUp(tenant: Tenant, workId: string, lease: Lease): Promise<void> {
    const attempt = await this.attempts.get(tenant, attemptOfChoice(workId));
    if (!attempt) return this.work.run(tenant, () => this.leases.finish(lease));
    const failed = unavailable('The ad accounts could not be connected. Choose them again.', 5);
    await this.refuse(tenant, attempt, lease, failed);
  }

  private async connect(
    tenant: Tenant,
    attempt: Attempt,
    { accounts }: Choice,
    lease: Lease,
  ): Promise<void> {
    if (!attempt.newGrant) throw notFound();
    const given = await this.received.open(attempt, attempt.newGrant);
    await this.work.run(tenant, async () => {
      const grantId = await this.keeping.keepGrant(tenant, attempt, given);
      const results = await this.grants.connect(tenant, grantId, accounts);
      await this.attempts.change(tenant, attempt.id, 'CHOOSE', {
        status: 'DONE',
        grantId,
        newGrant: null,
        choice: { accounts, results },
        updatedAt: this.clock.now(),
      });
      await this.leases.finish(lease);
    });
  }

  /** The attempt stays open: the person may choose otherwise. */
  private refuse(
    tenant: Tenant,
    { id, choice }: Attempt,
    lease: Lease,
    { code, message, details }: Refusal,
  ): Promise<void> {
    return this.work.run(tenant, async () => {
      await this.attempts.change(tenant, id, 'CHOOSE', {
        choice: {
          accounts: choice?.accounts ?? [],
          refusal: { code, message, ...(details ? { details } : {}) },
        },
      });
      await this.leases.finish(lease);
    });
  }
}
