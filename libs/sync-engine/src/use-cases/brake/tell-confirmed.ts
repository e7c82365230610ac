import { Injectable } from '@nestjs/common';
import { ConfirmPauses } from '@switchyard/budgets';
import type { BrakeEvent } from '@switchyard/budgets/domain';
import { AccountSpaces, IdentityFacade } from '@switchyard/identity';
import type { Tenant } from '@switchyard/kernel';
import { WatchedCampaigns, type WatchedCampaign } from './ports';

/** Tells the owner when the last of all platforms confirmed what an engaged event asks for. */
@Injectable()
export class TellConfirmed {
  constructor(
    private readonly confirmations: ConfirmPauses,
    private readonly identity: IdentityFacade,
    private readonly spaces: AccountSpaces,
    private readonly campaigns: WatchedCampaigns,
  ) {}

  async execute(tenant: Tenant, engaged: readonly BrakeEvent[]): Promise<void> {
    if (engaged.every(({ confirmedAt }) => confirmedAt !== null)) return;
    const there: WatchedCampaign[] = [];
    for (const spaceId of await this.spaces.idsOf(tenant.accountId)) {
      for (const { id } of await this.identity.connectionsOf(tenant)) {
        there.push(...(await this.campaigns.of({ ...tenant, spaceId }, id)));
      }
    }
    await this.confirmations.execute(tenant, there);
  }
}
