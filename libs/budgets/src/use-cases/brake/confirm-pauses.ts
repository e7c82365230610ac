import { Injectable } from '@nestjs/common';
import { IdentityFacade } from '@switchyard/identity';
import { Clock, type Tenant, UnitOfWork } from '@switchyard/kernel';
import { BrakeBook, BrakePauses } from '../../data/brake';
import { type BrakeEvent, type BrakePause, campaignOf } from '../../domain';
import { brakeAlertKeys } from '../ports';

/** A campaign on a platform, as its connection knows it. */
export type CampaignThere = Pick<
  BrakePause,
  'connectionId' | 'remoteId' | 'campaignId' | 'platform'
>;

/** Notifies the owner, once per event, that platforms confirmed every pause of it. */
@Injectable()
export class ConfirmPauses {
  constructor(
    private readonly work: UnitOfWork,
    private readonly book: BrakeBook,
    private readonly pauses: BrakePauses,
    private readonly identity: IdentityFacade,
    private readonly clock: Clock,
  ) {}

  /**
   * `there`: every campaign of the account on every platform. One whose platform was not asked yet
   * is not confirmed.
   */
  async execute(tenant: Tenant, there: readonly CampaignThere[]): Promise<void> {
    const engaged = await this.book.openEvents(tenant);
    const confirmed = new Set(
      (
        await this.pauses.of(
          tenant,
          engaged.map(({ id }) => id),
        )
      )
        .filter(({ isConfirmed }) => isConfirmed)
        .map(keyOf),
    );
    for (const event of engaged.filter(({ confirmedAt }) => confirmedAt === null)) {
      const campaignId = campaignOf(event.scope);
      const covered = there.filter((one) => [undefined, one.campaignId].includes(campaignId));
      if (covered.every((one) => confirmed.has(keyOf(one)))) {
        await this.confirm(tenant, event, covered);
      }
    }
  }

  private confirm(
    tenant: Tenant,
    { id: eventId, scope }: BrakeEvent,
    covered: readonly CampaignThere[],
  ): Promise<void> {
    const paused = [...new Set(covered.map(({ platform }) => platform))].sort().map((platform) => ({
      platform,
      campaigns: covered.filter((one) => one.platform === platform).length,
    }));
    return this.work.run(tenant, async () => {
      if (!(await this.book.confirmEvent(tenant, eventId, this.clock.now()))) return;
      await this.identity.raiseAlert(tenant, {
        kind: 'BRAKE_CONFIRMED',
        subject: { type: 'brake', id: scope },
        key: brakeAlertKeys.confirmed(scope),
        details: { scope, eventId, paused },
        message: `Every campaign that the Emergency Brake holds is confirmed paused: ${inWords(paused)}. GET /api/v1/budget/brake lists them.`,
      });
    });
  }
}

const keyOf = ({ connectionId, remoteId }: Pick<BrakePause, 'connectionId' | 'remoteId'>): string =>
  `${connectionId} ${remoteId}`;

const inWords = (
  paused: readonly { readonly platform: string; readonly campaigns: number }[],
): string =>
  paused.map(({ platform, campaigns }) => `${campaigns} on ${platform}`).join(', ') ||
  'none of them is on a platform';
