import { eventually } from '../eventually';
import type { OwnerQueries } from './owner-queries';

/** Work that comes again and again: readings of ad accounts, the Emergency Brake, deliveries of conversions. */
export const ROUNDS = {
  account: ['read-account'],
  delivery: ['read-delivery'],
  figures: ['read-figures'],
  brake: ['spend', 'stop'],
  conversions: ['deliver-conversions', 'join-adjustments'],
} as const;
export type Rounds = keyof typeof ROUNDS;

interface Standing {
  readonly id: string;
  readonly fence: number;
  readonly isRunning: boolean;
}

const STANDING = `select id, fence, coalesce(lease_until > now(), false) as "isRunning" from work.promised`;
const DUE = `update work.promised set due_at = now() where id = any($1) and lease_until is null and due_at > now()`;
const REST = `update work.promised set due_at = now() + interval '1 day' where kind = any($1) and lease_until is null`;
const NOT_AT_REST = `${STANDING} where kind = any($1) and due_at < now() + interval '1 hour'`;
const LONGEST_ROUND_MS = 60_000;

/** Lets a test have the round that it needs at once, by the rows that the worker itself looks for. */
export class StandingRounds {
  constructor(private readonly owner: OwnerQueries) {}

  /** Makes the rounds of a Space due, and resolves when each of them has run once from its beginning to its end. */
  async run(spaceId: string, ...which: readonly Rounds[]): Promise<void> {
    const kinds = which.flatMap((one) => ROUNDS[one] as readonly string[]);
    const asked = await this.owner.rows<Standing>(
      `${STANDING} where space_id = $1 and kind = any($2)`,
      [spaceId, kinds],
    );
    if (asked.length === 0) throw new Error(`no rounds of ${kinds.join(', ')} stand in ${spaceId}`);
    const fences = new Map(asked.map(({ id, fence }) => [id, Number(fence)]));
    await eventually(() => this.expectRun(fences), LONGEST_ROUND_MS);
  }

  /** No round is under way any more, and none comes due within the hour. */
  rest(...which: readonly Rounds[]): Promise<void> {
    const kinds = which.flatMap((one) => ROUNDS[one] as readonly string[]);
    return eventually(async () => {
      await this.owner.rows(REST, [kinds]);
      const left = await this.owner.rows<Standing>(NOT_AT_REST, [kinds]);
      if (left.length > 0) throw new Error(`not at rest: ${left.map(({ id }) => id).join(', ')}`);
    }, LONGEST_ROUND_MS);
  }

  /** Standing work that nothing is at is given up, whatever it was for. */
  async end(): Promise<void> {
    await this.rest(...(Object.keys(ROUNDS) as Rounds[]));
    await this.owner.rows(
      `delete from work.promised where kind = any($1) and lease_until is null`,
      [Object.values(ROUNDS).flat()],
    );
  }

  private async expectRun(fences: ReadonlyMap<string, number>): Promise<void> {
    const rows = await this.owner.rows<Standing>(`${STANDING} where id = any($1)`, [
      [...fences.keys()],
    ]);
    const open = rows.filter(
      ({ id, fence, isRunning }) => isRunning || Number(fence) <= (fences.get(id) ?? 0),
    );
    if (open.length === 0) return;
    await this.owner.rows(DUE, [open.filter(({ isRunning }) => !isRunning).map(({ id }) => id)]);
    throw new Error(`rounds have not run yet: ${open.map(({ id }) => id).join(', ')}`);
  }
}
