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
    await this.keep(tenant, id, lease, answer ?? { failure: 'The connection no longer exists.' });
  }

  giveUp(tenant: Tenant, id: string, lease: Lease): Promise<void> {
    return this.keep(tenant, id, lease, {
      failure: 'The platform did not answer. Ask again later.',
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
      return { failure: sentenceOf(error) };
    }
  }

  private keep(tenant: Tenant, id: string, lease: Lease, answer: AssetAnswer): Promise<void> {
    return this.work.run(tenant, async () => {
      await this.questions.answer(tenant, id, answer);
      await this.leases.finish(lease);
    });
  }
}

const sentenceOf = ({ failure: { kind } }: PlatformFailure): string =>
  kind === 'unauthorised'
    ? 'The platform does not accept the credentials of this connection. Renew its grant, or send new credentials.'
    : 'The platform did not answer the question for pages, pixels and tags. Ask again later.';
