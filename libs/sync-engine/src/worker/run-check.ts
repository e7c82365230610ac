import { Inject, Injectable } from '@nestjs/common';
import { GrantFacade, IdentityFacade } from '@switchyard/identity';
import { type PlatformId, type Tenant, UnitOfWork } from '@switchyard/kernel';
import {
  type AdPlatform,
  type CheckResult,
  type Failure,
  PlatformFailure,
} from '@switchyard/platforms/domain';
import type { Lease } from '@switchyard/queue-kit';
import { Checks } from '../data/checks';
import { LeaseGuard, PLATFORMS } from '../use-cases/ports';
import { OpenAccounts } from './open-accounts';

const fault = (
  code: CheckResult['findings'][number]['code'],
  message: string,
  fix: string,
): CheckResult => ({ findings: [{ code, severity: 'ERROR', message, fix }], accounts: [] });

const noConnector = fault(
  'PLATFORM_UNAVAILABLE',
  'This version has no connector for the platform.',
  'Remove the connection, or install a version with a connector for the platform.',
);
const gone = fault(
  'ACCOUNT_NOT_REACHABLE',
  'The connection no longer exists.',
  'Connect the account again.',
);
const gaveUp = fault('PLATFORM_UNAVAILABLE', 'The check failed repeatedly.', 'Check again later.');

/**
 * Tries a connection on its platform and keeps what was found. Credentials that the platform does
 * not take are noted as by any other request.
 */
@Injectable()
export class RunCheck {
  constructor(
    private readonly work: UnitOfWork,
    private readonly checks: Checks,
    private readonly identity: IdentityFacade,
    private readonly grants: GrantFacade,
    private readonly accounts: OpenAccounts,
    private readonly leases: LeaseGuard,
    @Inject(PLATFORMS) private readonly platforms: ReadonlyMap<PlatformId, AdPlatform>,
  ) {}

  async execute(tenant: Tenant, id: string, lease: Lease): Promise<void> {
    const connectionId = await this.checks.connectionOf(tenant, id);
    await this.keep(
      tenant,
      id,
      lease,
      connectionId ? await this.check(tenant, connectionId) : gone,
    );
  }

  giveUp(tenant: Tenant, id: string, lease: Lease): Promise<void> {
    return this.keep(tenant, id, lease, gaveUp);
  }

  private keep(tenant: Tenant, id: string, lease: Lease, result: CheckResult): Promise<void> {
    return this.work.run(tenant, async () => {
      await this.checks.answer(tenant, id, result);
      await this.leases.finish(lease);
    });
  }

  private async check(tenant: Tenant, connectionId: string): Promise<CheckResult> {
    const connection = await this.identity.connection(tenant, connectionId);
    const platform = connection && this.platforms.get(connection.platform);
    if (!connection) return gone;
    if (!platform) return noConnector;
    try {
      const account = await this.accounts.openAs(tenant, connection, platform);
      const { stoppedBy, ...result } = await platform.check(account.connection, account.io);
      if (stoppedBy) await this.noteRefusal(tenant, connectionId, stoppedBy);
      return result;
    } catch (error) {
      if (!(error instanceof PlatformFailure)) throw error;
      const { kind, detail } = error.failure;
      await this.noteRefusal(tenant, connectionId, error.failure);
      return fault(
        kind === 'unauthorised' ? 'CREDENTIALS_REFUSED' : 'PLATFORM_UNAVAILABLE',
        detail.message,
        connection.grantId
          ? `Consent again at ${this.grants.renewUrl({ id: connection.grantId })}.`
          : 'Send new credentials with PATCH /connections/:id.',
      );
    }
  }

  private async noteRefusal(tenant: Tenant, connectionId: string, failure: Failure): Promise<void> {
    if (failure.kind !== 'unauthorised') return;
    await this.identity.markNeedsReauth(tenant, connectionId, failure);
  }
}
