import { Injectable } from '@nestjs/common';
import { BrakeFacade } from '@switchyard/budgets';
import { IdentityFacade } from '@switchyard/identity';
import type { Tenant } from '@switchyard/kernel';

/** What a platform made of what the brake asks for. `error`: why it is not so yet; null while an answer to something else is waited for. */
export type Confirmed = 'done' | { readonly error: string | null };

/** Shows the owner a platform that does not do what the brake asks, until it does. */
@Injectable()
export class TellUnconfirmed {
  constructor(
    private readonly identity: IdentityFacade,
    private readonly brake: BrakeFacade,
  ) {}

  /** Again and again without harm: one alert is open at a time. */
  async execute(tenant: Tenant, connectionId: string, confirmed: Confirmed): Promise<void> {
    const key = `brake:${connectionId}:unconfirmed`;
    if (confirmed === 'done') return this.identity.settleAlert(tenant, key);
    if (confirmed.error === null) return;
    const platform = (await this.identity.connection(tenant, connectionId))?.platform ?? null;
    const there = (await this.brake.pausesOf(tenant)).filter(
      (pause) => pause.connectionId === connectionId,
    );
    const paused = there.filter(({ isConfirmed }) => isConfirmed).length;
    await this.identity.raiseAlert(tenant, {
      kind: 'BRAKE_ENGAGED',
      subject: { type: 'connection', id: connectionId },
      key,
      details: { platform, error: confirmed.error, paused, unconfirmed: there.length - paused },
      message:
        'A platform has not done yet what the Emergency Brake asks: campaigns may go on spending there. It is asked again until it does.',
    });
  }
}
