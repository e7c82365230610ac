import { Injectable } from '@nestjs/common';
import { IdentityFacade } from '@switchyard/identity';
import { type Failure, type Observed, PlatformFailure } from '@switchyard/platforms/domain';
import { Releases } from '../../data/adoption/releases';
import { failureFinding } from '../../domain/validation/account-findings';
import { RemoteOwnership } from '../adoption/remote-ownership';
import { readAccount } from '../basis/read-account';
import { type OpenAccount, PlatformAccounts } from '../ports';
import { findUnboundObjects, type FoundUnboundObjects, uncreatedOf } from './find-unbound-objects';
import { judgeUnit, namesKeptBy, type Verdict } from './judge-unit';
import { appliedIn, type PlanDraft, type PlanWork, seenIn, spendOfUnit } from './plan-draft';
import { Observations, type PlanUnit, unseenOf, unwantedOf } from './plan-unit';
import { StorePlan } from './store-plan';

/**
 * What is planned together: a name that one of these campaigns holds is freed by the plan before
 * another takes it.
 */
export type Planning = PlanWork & { readonly planned: ReadonlySet<string> };

interface Read extends FoundUnboundObjects {
  readonly observations: Observations;
  readonly released: ReadonlySet<string>;
}

type Reading = Read | { readonly failure: Failure };

/** Reads what an ad account holds of some units, and looks for what was made without an answer. */
@Injectable()
export class ReadUnits {
  constructor(
    private readonly accounts: PlatformAccounts,
    private readonly ownership: RemoteOwnership,
    private readonly releases: Releases,
    private readonly identity: IdentityFacade,
  ) {}

  /** All units are of one account. Nothing is asked of an account that is known to be closed. */
  async execute(plan: Planning, units: readonly PlanUnit[]): Promise<Reading> {
    const [first] = units;
    if (!first || first.target.status !== 'ACTIVE') {
      return {
        observations: new Observations([]),
        released: new Set(),
        unboundObjects: [],
        absent: [],
      };
    }
    try {
      return await this.read(plan, first, units);
    } catch (error) {
      if (!(error instanceof PlatformFailure)) throw error;
      return this.failed(plan, units, error.failure);
    }
  }

  /** Nothing is read after this failure; the connection is marked when it needs a new sign-in. */
  async failed(
    { tenant }: PlanWork,
    [first]: readonly PlanUnit[],
    failure: Failure,
  ): Promise<Reading> {
    if (first && failure.kind === 'unauthorised') {
      await this.identity.markNeedsReauth(tenant, first.target.connectionId, failure);
    }
    return { failure };
  }

  private async read(
    { tenant, request, planned, ...moments }: Planning,
    { target }: PlanUnit,
    units: readonly PlanUnit[],
  ): Promise<Read> {
    const account: OpenAccount = await this.accounts.open(tenant, target.connectionId);
    const observations = new Observations(await readAccount(account, units, request.options));
    const ours = (found: readonly Observed[]) =>
      this.ownership.oursAmong(tenant, account.connection, found);
    const lost = await findUnboundObjects(
      account,
      units.flatMap((unit) => unit.lost),
      units.flatMap(({ bindings }) => bindings),
      ours,
      uncreatedOf(units, observations, request.options, moments),
    );
    return {
      ...lost,
      observations,
      released: await namesKeptBy(this.releases, tenant, target, observations.campaigns, planned),
    };
  }
}

/**
 * Plans the units of one ad account: reads it once, judges each unit by itself and stores its part.
 * An account that cannot be read blocks its own campaigns and nothing else.
 */
@Injectable()
export class PlanAccount {
  constructor(
    private readonly reads: ReadUnits,
    private readonly store: StorePlan,
  ) {}

  /** `failure`: why the account could not be asked before; it is then not read. */
  async execute(
    plan: Planning,
    units: readonly PlanUnit[],
    failure: Failure | undefined,
    draft: PlanDraft,
  ): Promise<void> {
    const reading = failure
      ? await this.reads.failed(plan, units, failure)
      : await this.reads.execute(plan, units);
    for (const unit of units) {
      if ('failure' in reading) this.blockUnread(unit, reading.failure, draft);
      else await this.planUnit({ ...plan, ...reading }, unit, draft);
    }
  }

  private blockUnread(unit: PlanUnit, failure: Failure, draft: PlanDraft): void {
    const { campaignId, tree, target } = unit;
    draft.spending.push(...spendOfUnit(unit, appliedIn(unit), null));
    if (tree) {
      draft.block(tree, target.platform, [failureFinding(campaignId, target.platform, failure)]);
    }
  }

  private async planUnit(plan: Planning & Read, unit: PlanUnit, draft: PlanDraft): Promise<void> {
    const verdict = judgedOrFailed(unit, plan);
    if ('failure' in verdict) return this.blockUnread(unit, verdict.failure, draft);
    const { findings, part, resolved } = verdict;
    draft.spending.push(
      ...spendOfUnit(unit, seenIn(unit, plan.observations, plan.unboundObjects), part),
    );
    const absent = unwantedOf(unit)
      .map(({ address }) => address.id)
      .filter((id) => plan.absent.includes(id));
    if (unit.tree && findings.length > 0) draft.block(unit.tree, unit.target.platform, findings);
    const unseen = unseenOf(unit, plan.observations);
    if (!part && resolved.length + absent.length + unseen.length === 0) return;
    await this.store.unit(plan, unit, { part, resolved, absent, unseen }, draft.nextSeq);
    if (part) draft.add(unit, part);
  }
}

/** A campaign on which our own code fails holds up no other one. */
const judgedOrFailed = (
  unit: PlanUnit,
  plan: Planning & Read,
): Verdict | { readonly failure: Failure } => {
  try {
    return judgeUnit(unit, plan.observations, plan);
  } catch (error) {
    if (error instanceof PlatformFailure) return { failure: error.failure };
    throw error;
  }
};
