import { setTimeout as wait } from 'node:timers/promises';
import type { Caller } from './busy-user';

const LONGEST_MS = 150_000;
const LOOKS = 240;
/** A platform that just failed on request keeps its ad account waiting for up to a minute after. */
const PASSING = new Set(['PLATFORM_UNAVAILABLE']);

interface Plan {
  readonly id: string;
  readonly planHash: string | null;
  readonly status: string;
  readonly summary: Readonly<
    Record<'imports' | 'exports' | 'removals' | 'drift' | 'blocked', number>
  > | null;
  readonly drift: readonly {
    readonly campaignId: string;
    readonly platform: string;
    readonly field: string;
  }[];
  readonly blocked: readonly {
    readonly campaignId: string;
    readonly findings: readonly { readonly code: string }[];
  }[];
}

/** Waits until no sync is under way. Throws when one never ends. */
const untilIdle = async (caller: Caller): Promise<void> => {
  for (let look = 0; look < LOOKS; look += 1) {
    const open = (await caller.all<{ finishedAt: string | null }>('/sync')).filter(
      ({ finishedAt }) => finishedAt === null,
    );
    if (open.length === 0) return;
    await wait(250);
  }
  throw new Error('a sync never ends');
};

/**
 * A request may find no process that is ready yet: it is sent again. A sync that began meanwhile is
 * waited for.
 */
const askUntilAnswered = async (
  caller: Caller,
  method: string,
  path: string,
  body?: object,
): Promise<Plan> => {
  let status = 0;
  for (let look = 0; look < LOOKS; look += 1) {
    const answer = await caller.call(method, path, body);
    if (answer.data) return answer.data as Plan;
    ({ status } = answer);
    if (!isPassingStatus(status)) break;
    await wait(250);
  }
  throw new Error(`${method} ${path} answered ${status}`);
};

/**
 * No answer, an api that cannot answer yet, or another request of the same Space at the same time.
 */
const isPassingStatus = (status: number): boolean =>
  status === 0 || status === 409 || status === 429 || status >= 500;

const planOf = async (caller: Caller, body: object): Promise<Plan> => {
  let plan = await askUntilAnswered(caller, 'POST', '/sync/preview', body);
  for (let look = 0; plan.status === 'computing' && look < LOOKS; look += 1) {
    await wait(250);
    plan = await askUntilAnswered(caller, 'GET', `/sync/preview/${plan.id}`);
  }
  if (plan.status !== 'ready') throw new Error(`no plan: ${JSON.stringify(plan)}`);
  return plan;
};

/** What is here wins over what a person edited by hand. */
const decided = ({ drift }: Plan) => [
  ...new Map(
    drift.map(({ campaignId, platform, field }) => [
      `${campaignId} ${platform} ${field}`,
      { campaignId, platform, field, take: 'local' },
    ]),
  ).values(),
];

const isPassing = ({ findings }: Plan['blocked'][number]): boolean =>
  findings.every(({ code }) => PASSING.has(code));

/**
 * Waits for what passes, and drops what can never be sent: the request that was to complete it died
 * with its process.
 */
const clearTheWay = async (caller: Caller, { blocked }: Plan): Promise<void> => {
  const lost = blocked.filter((one) => !isPassing(one));
  for (const { campaignId } of lost) await caller.call('DELETE', `/campaigns/${campaignId}`);
  if (lost.length === 0) await wait(1_000);
};

const COUNTED = ['imports', 'exports', 'removals', 'drift', 'blocked'] as const;

const nothingIsLeft = ({ summary }: Plan): boolean => COUNTED.every((count) => !summary?.[count]);

const sync = async (caller: Caller, plan: Plan): Promise<void> => {
  const { planHash } =
    plan.drift.length > 0 ? await planOf(caller, { resolve: decided(plan) }) : plan;
  await caller.call('POST', '/sync', { planHash });
};

/** Syncs until the plan is empty; returns after how many plans. Throws the obstacle. */
export const comeToRest = async (caller: Caller): Promise<number> => {
  let last: Plan | undefined;
  const until = Date.now() + LONGEST_MS;
  for (let round = 1; Date.now() < until; round += 1) {
    await untilIdle(caller);
    const plan = (last = await planOf(caller, {}));
    if (nothingIsLeft(plan)) return round;
    await (plan.blocked.length > 0 ? clearTheWay(caller, plan) : sync(caller, plan));
  }
  throw new Error(
    `the plan is never empty: ${JSON.stringify(last?.summary)} ${JSON.stringify([...(last?.drift ?? []), ...(last?.blocked ?? [])].slice(0, 5))}`,
  );
};
