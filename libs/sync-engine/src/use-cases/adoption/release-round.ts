import { Injectable } from '@nestjs/common';
import { IdentityFacade } from '@switchyard/identity';
import { alertKeys } from '@switchyard/identity/domain';
import { Clock, digestOf, type Tenant, UnitOfWork } from '@switchyard/kernel';
import {
  type Change,
  type Gate,
  type Observed,
  type Outcome,
  PlatformFailure,
} from '@switchyard/platforms/domain';
import type { Lease } from '@switchyard/queue-kit';
import { Releases } from '../../data/adoption/releases';
import { nameAfterRelease } from '../../domain/planning/releases';
import { seeCampaigns, type SeenCampaign } from '../brake/pause-campaigns';
import { LeaseGuard, type OpenAccount, PlatformAccounts } from '../ports';
import type { DueRelease } from './links';

/** A platform that has not confirmed by then is reported to the owner. */
const REPORTED_AFTER_MS = 5 * 60 * 1_000;

/**
 * Shows the owner campaigns that were unlinked and that a platform has not paused or removed, until
 * it has.
 */
@Injectable()
export class NotifyUnlinked {
  constructor(
    private readonly identity: IdentityFacade,
    private readonly clock: Clock,
  ) {}

  /** Again and again without harm: one alert is open at a time. */
  async execute(tenant: Tenant, connectionId: string, left: readonly DueRelease[]): Promise<void> {
    const key = alertKeys.unlinkedButServing(connectionId, tenant.spaceId);
    const open = left.filter(({ isDue }) => isDue);
    if (open.length === 0) return this.identity.resolveAlert(tenant, key);
    const since = Math.min(...open.map(({ releasedAt }) => releasedAt.getTime()));
    if (this.clock.now().getTime() - since < REPORTED_AFTER_MS) return;
    await this.identity.raiseAlert(tenant, {
      kind: 'UNLINKED_BUT_SERVING',
      spaceId: tenant.spaceId,
      subject: { type: 'connection', id: connectionId },
      key,
      message: `${open.length === 1 ? 'A campaign was' : `${open.length} campaigns were`} unlinked, and the platform has not confirmed that nothing of it runs any more. It is asked again until it does.`,
      details: {
        campaigns: open.map(({ platform, campaignId, remoteId, name, effect, error }) => ({
          platform,
          campaignId,
          remoteId,
          name,
          effect,
          error,
        })),
      },
    });
  }
}

/** `open`: something is not confirmed yet. `over`: nothing is left to do. */
export type Released = 'open' | 'over';

/** A request about one released campaign, and what is noted when the platform has done it. */
interface Step {
  readonly change: Change;
  readonly due: DueRelease;
}

const CHANGED_MEANWHILE = 'The campaign was changed at the same time. It is tried again.';

/**
 * Carries out on one connection what unlinking asked for: pauses or removes what runs, and frees
 * the names of what stays. Judged by what the platform shows, so it may run any number of times.
 * Only lowers spending, so it needs no plan.
 */
@Injectable()
export class ReleaseRound {
  constructor(
    private readonly work: UnitOfWork,
    private readonly identity: IdentityFacade,
    private readonly accounts: PlatformAccounts,
    private readonly releases: Releases,
    private readonly leases: LeaseGuard,
    private readonly tell: NotifyUnlinked,
  ) {}

  /** `lease`: of the work that it is done for; without it nothing is sent. */
  async execute(tenant: Tenant, connectionId: string, lease: Lease): Promise<Released> {
    const due = await this.releases.dueOn(tenant, connectionId);
    const gate = { open: () => this.work.run(tenant, () => this.leases.assertHeld(lease)) };
    if (due.length > 0) await this.tryAll(tenant, connectionId, due, gate);
    const left = await this.releases.dueOn(tenant, connectionId);
    await this.tell.execute(tenant, connectionId, left);
    return left.length > 0 ? 'open' : 'over';
  }

  private async tryAll(
    tenant: Tenant,
    connectionId: string,
    due: readonly DueRelease[],
    gate: Gate,
  ): Promise<void> {
    try {
      const account = await this.accounts.open(tenant, connectionId);
      await this.takeEffect(tenant, account, due, gate);
      await this.freeNames(tenant, account, due, gate);
    } catch (error) {
      if (!(error instanceof PlatformFailure)) throw error;
      const { failure } = error;
      if (failure.kind === 'unauthorised') {
        await this.identity.markNeedsReauth(tenant, connectionId, failure);
      }
      const left = await this.releases.dueOn(tenant, connectionId);
      await this.note(tenant, left, failure.detail.message);
    }
  }

  /** First of all: work on names never delays a pause. */
  private async takeEffect(
    tenant: Tenant,
    account: OpenAccount,
    all: readonly DueRelease[],
    gate: Gate,
  ): Promise<void> {
    const due = all.filter(({ isDue }) => isDue);
    const seen = await this.seen(tenant, account, due);
    const steps = due.flatMap((one) => {
      const campaign = seen.get(one.remoteId);
      const change = campaign && effectOn(one, campaign);
      return change ? [{ change, due: one }] : [];
    });
    const open = new Set(steps.map((step) => step.due));
    await this.confirm(
      tenant,
      due.filter((one) => !open.has(one)),
    );
    for await (const { step, outcome } of sent(account, steps, gate)) {
      const error = errorOf(outcome);
      if (error === null) await this.confirm(tenant, [step.due]);
      else await this.note(tenant, [step.due], error);
    }
  }

  private async freeNames(
    tenant: Tenant,
    account: OpenAccount,
    all: readonly DueRelease[],
    gate: Gate,
  ): Promise<void> {
    const due = all.filter(({ isNameDue }) => isNameDue);
    const seen = await this.seen(tenant, account, due);
    const holders = await holdersOfNames(account, [...seen.values()]);
    const steps = due.flatMap((one) => {
      const campaign = holders.has(one.remoteId) ? seen.get(one.remoteId) : undefined;
      return campaign ? [{ change: renaming(one, campaign), due: one }] : [];
    });
    const open = new Set(steps.map((step) => step.due));
    await this.nameFreed(
      tenant,
      due.filter((one) => !open.has(one)),
    );
    for await (const { step, outcome } of sent(account, steps, gate)) {
      // A name that the platform does not allow to change stays: the next plan reports what to do
      // about it.
      const isOver = errorOf(outcome) === null || isRefused(outcome);
      if (isOver) await this.nameFreed(tenant, [step.due]);
    }
  }

  private async seen(
    tenant: Tenant,
    account: OpenAccount,
    due: readonly DueRelease[],
  ): Promise<ReadonlyMap<string, SeenCampaign>> {
    if (due.length === 0) return new Map();
    const watched = due.map((one) => ({ ...one, spaceId: tenant.spaceId }));
    const campaigns = await seeCampaigns(account, watched);
    return new Map(campaigns.map((campaign) => [campaign.watched.remoteId, campaign]));
  }

  private async confirm(tenant: Tenant, done: readonly DueRelease[]): Promise<void> {
    if (done.length > 0) await this.work.run(tenant, () => this.releases.resolve(tenant, done));
  }

  private async nameFreed(tenant: Tenant, done: readonly DueRelease[]): Promise<void> {
    if (done.length > 0) await this.work.run(tenant, () => this.releases.nameFreed(tenant, done));
  }

  private async note(tenant: Tenant, left: readonly DueRelease[], error: string): Promise<void> {
    const unconfirmed = left.filter(({ isDue }) => isDue);
    if (unconfirmed.length === 0) return;
    await this.work.run(tenant, () => this.releases.noteError(tenant, unconfirmed, error));
  }
}

/** Undefined where nothing is left to do. */
const effectOn = ({ effect }: DueRelease, campaign: SeenCampaign): Change | undefined => {
  if (effect === 'REMOVE') return { ...aboutCampaign(campaign), action: 'remove' };
  const isOn = campaign.observed.attributes['status'] === 'ENABLED';
  return effect === 'PAUSE' && isOn ? updating(campaign, 'status', 'PAUSED') : undefined;
};

const renaming = ({ remoteId }: DueRelease, campaign: SeenCampaign): Change =>
  updating(campaign, 'name', nameAfterRelease(nameOf(campaign.observed), remoteId));

const updating = (campaign: SeenCampaign, field: string, value: string): Change => ({
  ...aboutCampaign(campaign),
  action: 'update',
  after: { ...campaign.observed.attributes, [field]: value },
  fields: [field],
});

const aboutCampaign = ({ watched, observed }: SeenCampaign) => ({
  id: watched.remoteId,
  entity: 'campaign' as const,
  localId: watched.campaignId,
  campaignType: watched.campaignType,
  remoteId: watched.remoteId,
  seenDigest: digestOf(observed.attributes),
});

const nameOf = ({ attributes }: Observed): string => String(attributes['name'] ?? '');

/** A platform that finds a campaign by its name lets no other one have it. */
const holdersOfNames = async (
  { platform, connection, io }: OpenAccount,
  campaigns: readonly SeenCampaign[],
): Promise<ReadonlySet<string>> => {
  if (campaigns.length === 0) return new Set();
  const names = new Map(
    campaigns.map(({ watched, observed }) => [watched.remoteId, nameOf(observed)]),
  );
  const found = new Set<string>();
  const scope = {
    campaignRemoteIds: [],
    entities: ['campaign' as const],
    campaignNames: [...new Set(names.values())],
  };
  for await (const { remoteId } of platform.read(connection, scope, io)) {
    const name = names.get(remoteId);
    if (name !== undefined && nameAfterRelease(name, remoteId) !== name) found.add(remoteId);
  }
  return found;
};

/** Ahead of what a day's quota would defer. Throws PlatformFailure when a whole request failed. */
async function* sent(
  account: OpenAccount,
  steps: readonly Step[],
  gate: Gate,
): AsyncGenerator<{ readonly step: Step; readonly outcome: Outcome }> {
  if (steps.length === 0) return;
  const byId = new Map(steps.map((step) => [step.change.id, step]));
  for await (const outcome of account.platform.apply(
    account.connection,
    steps.map(({ change }) => change),
    account.urgentIo ?? account.io,
    gate,
  )) {
    const step = byId.get(outcome.changeId);
    if (step) yield { step, outcome };
  }
}

/** Null: it is so on the platform now. */
const errorOf = (outcome: Outcome): string | null => {
  switch (outcome.kind) {
    case 'applied':
    case 'removed':
      return null;
    case 'drifted':
      return outcome.missing ? null : CHANGED_MEANWHILE;
    case 'failed':
    case 'half-made':
      return outcome.failure.detail.message;
    default:
      return outcome satisfies never;
  }
};

const isRefused = (outcome: Outcome): boolean =>
  outcome.kind === 'failed' && outcome.failure.kind === 'refused';
