import { Injectable } from '@nestjs/common';
import { type Tenant, UnitOfWork } from '@switchyard/kernel';
import { PlatformFailure } from '@switchyard/platforms/domain';
import { type Lease, Leases } from '@switchyard/queue-kit';
import { AssetQuestions } from '../data/requests-to-worker';
import type { AssetAnswer } from '../domain';
import { Vendors } from '../use-cases/vendors';
import { VendorIo } from './ports';

/** Asks a platform what the settings of a connection can name. */
@Injectable()
export class RunAssets {
  constructor(
    private readonly work: UnitOfWork,
    private readonly questions: AssetQuestions,
    private readonly vendors: Vendors,
    private readonly doors: VendorIo,
    private readonly leases: Leases,
  ) {}

  async execute(tenant: Tenant, id: string, lease: Lease): Promise<void> {
    const question = await this.questions.get(tenant, id);
    const answer = question && (await this.ask(tenant, question.connectionId));
    await this.keep(tenant, id, lease, answer ?? GONE);
  }

  giveUp(tenant: Tenant, id: string, lease: Lease): Promise<void> {
    return this.keep(tenant, id, lease, {
      failure: 'The platform did not answer. Ask again later.',
      isRefused: false,
    });
  }

  private async ask(tenant: Tenant, connectionId: string): Promise<AssetAnswer | undefined> {
    try {
      const opened = await this.doors.open(tenant, connectionId);
      if (!opened) return undefined;
      const { connection, io } = opened;
      return { assets: await this.vendors.access(connection.platform).assets(connection, io) };
    } catch (error) {
      if (!(error instanceof PlatformFailure)) throw error;
      return failureOf(error);
    }
  }

  private keep(tenant: Tenant, id: string, lease: Lease, answer: AssetAnswer): Promise<void> {
    return this.work.run(tenant, async () => {
      await this.questions.answer(tenant, id, answer);
      await this.leases.finish(lease);
    });
  }
}

const GONE: AssetAnswer = { failure: 'The connection no longer exists.', isRefused: false };

const failureOf = ({ failure: { kind } }: PlatformFailure): AssetAnswer => {
  if (kind === 'unauthorised') {
    return {
      failure:
        'The platform does not accept the credentials of this connection. Renew its grant, or send new credentials.',
      isRefused: true,
    };
  }
  if (kind === 'refused') {
    return {
      failure:
        'The platform does not list pages, pixels and tags for the credentials of this connection. Check the connection to see what is missing.',
      isRefused: true,
    };
  }
  return {
    failure:
      'The platform did not answer the question for pages, pixels and tags. Ask again later.',
    isRefused: false,
  };
};
