import type { PlatformId } from '@switchyard/kernel';
import type { Prng } from '../scheduler/prng';
import type { Call } from '../world/api';
import { decidable } from './planner';

const MOST_ROUNDS = 30;
const LOOKS = 400;

interface Plan {
  readonly planHash: string | null;
  readonly status: string;
  readonly summary: {
    readonly imports: number;
    readonly exports: number;
    readonly removals: number;
    readonly drift: number;
    readonly blocked: number;
  } | null;
  readonly drift: readonly {
    readonly campaignId: string;
    readonly platform: PlatformId;
    readonly field: string;
  }[];
  readonly blocked: readonly {
    readonly campaignId: string;
    readonly findings: readonly { readonly code: string; readonly message: string }[];
  }[];
  readonly warnings: readonly {
    readonly code: string;
    readonly entity?: string;
    readonly id?: string;
    readonly campaignId: string;
  }[];
}

const pause = (ms: number): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, ms);
  });

const isPassing = (blocked: Plan['blocked']): boolean =>
  blocked.some(({ findings }) => findings.some(({ code }) => code === 'PLATFORM_UNAVAILABLE'));

/** Syncs until the plan is empty, and answers every question on the way. */
export class Resolver {
  constructor(
    private readonly prng: Prng,
    private readonly call: Call,
    private readonly note: (line: string) => void,
  ) {}

  /** Empty when everything came to rest; else what did not. */
  async resolve(): Promise<string> {
    let last = '';
    for (let round = 1; round <= MOST_ROUNDS; round += 1) {
      const stuck = await this.untilNoSync();
      if (stuck) return stuck;
      last = await this.round();
      if (last === '') return '';
      this.note(`round ${round}: ${last}`);
    }
    return `the plan is not empty after ${MOST_ROUNDS} rounds: ${last}`;
  }

  private async untilNoSync(): Promise<string | undefined> {
    let open: unknown[] = [];
    for (let look = 0; look < LOOKS; look += 1) {
      const { data } = await this.call('GET', '/sync?limit=100');
      open = ((data ?? []) as { finishedAt: string | null }[]).filter(
        ({ finishedAt }) => finishedAt === null,
      );
      if (open.length === 0) return undefined;
      await pause(2_000);
    }
    return `a sync never ends: ${JSON.stringify(open)}`;
  }

  /** Empty when there was nothing to do. */
  private async round(): Promise<string> {
    const plan = await this.plan({});
    if (typeof plan === 'string') return plan;
    const gone = plan.warnings.filter(({ code }) => code === 'REMOTE_MISSING');
    if (gone.length > 0) return this.giveUp(gone);
    const { imports = 0, exports = 0, removals = 0 } = plan.summary ?? {};
    if (plan.drift.length > 0) return this.decide(plan);
    if (plan.blocked.length > 0) {
      return isPassing(plan.blocked) ? this.waitOut() : this.drop(plan.blocked);
    }
    if (imports + exports + removals === 0) return '';
    const { code } = await this.call('POST', '/sync', { planHash: plan.planHash });
    return `synced ${JSON.stringify(plan.summary)} ${code ?? ''}`;
  }

  private async plan(body: object): Promise<Plan | string> {
    const asked = await this.call('POST', '/sync/preview', body);
    let plan = asked.data as (Plan & { readonly id: string }) | undefined;
    for (let look = 0; plan?.status === 'computing' && look < LOOKS; look += 1) {
      await pause(2_000);
      plan = (await this.call('GET', `/sync/preview/${plan.id}`)).data as Plan & {
        readonly id: string;
      };
    }
    return plan?.status === 'ready'
      ? plan
      : `no plan: ${asked.code ?? ''} ${JSON.stringify(plan ?? asked).slice(0, 400)}`;
  }

  /** A platform that is unavailable now blocks the walk only for a time. */
  private async waitOut(): Promise<string> {
    await pause(600_000);
    return 'waited for a platform';
  }

  /** What a person deleted on a platform is deleted here. */
  private async giveUp(gone: Plan['warnings']): Promise<string> {
    const paths: Readonly<Record<string, string>> = {
      campaign: 'campaigns',
      adGroup: 'ad-groups',
      ad: 'ads',
      keyword: 'keywords',
    };
    for (const { entity = 'campaign', id, campaignId } of gone) {
      await this.call('DELETE', `/${paths[entity] ?? 'campaigns'}/${id ?? campaignId}`);
    }
    const { code } = await this.call('POST', '/sync', {});
    return `deleted ${gone.length} here that are missing there, ${code ?? ''}`;
  }

  /** A campaign whose missing settings no actor here can add is removed. */
  private async drop(blocked: Plan['blocked']): Promise<string> {
    for (const { campaignId } of blocked) await this.call('DELETE', `/campaigns/${campaignId}`);
    return `deleted what is blocked: ${blocked.flatMap(({ findings }) => findings.map(({ code, message }) => `${code} (${message})`)).join(', ')}`;
  }

  private async decide({ drift }: Plan): Promise<string> {
    const resolve = decidable(drift).map((one) => ({
      ...one,
      take: this.prng.pick(['local', 'remote']),
    }));
    const plan = await this.plan({ resolve });
    if (typeof plan === 'string') return plan;
    const { code } = await this.call('POST', '/sync', { planHash: plan.planHash });
    return `decided ${JSON.stringify(resolve)} ${code ?? ''}`;
  }
}
