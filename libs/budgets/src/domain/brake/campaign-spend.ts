import type { Baseline } from './baseline';
import type { ReportedDays } from './reported-days';
import type { CampaignSpend } from './spend-in-period';

/** What a campaign spent on one reporting day of one ad account. */
export interface DaySpend extends CampaignSpend {
  readonly day: string;
}

/**
 * What the campaigns of one connection spent in a period: its reporting days without what a shared first day had seen before. Never less
 * than nothing, for platforms take figures back.
 */
export const spendOfConnection = (
  rows: readonly DaySpend[],
  { from, to }: ReportedDays,
  baseline: Baseline | undefined,
): readonly CampaignSpend[] => {
  const sums = new Map<string, CampaignSpend>();
  for (const { day, ...row } of rows) {
    if (day < from || day > to) continue;
    const key = `${row.campaignId} ${row.currency}`;
    sums.set(key, { ...row, spentMicros: row.spentMicros + (sums.get(key)?.spentMicros ?? 0) });
  }
  return [...sums.values()].map((sum) => ({
    ...sum,
    spentMicros: Math.max(0, sum.spentMicros - (baseline?.spentMicros[sum.campaignId] ?? 0)),
  }));
};

/** What a shared first day has seen until now, to be kept when the period begins. Nothing, once that day is over: then nobody can tell any more. */
export const baselineOf = (
  rows: readonly DaySpend[],
  { from, to, startsEarlier }: ReportedDays,
): Readonly<Record<string, number>> =>
  startsEarlier && from === to
    ? rows
        .filter(({ day }) => day === from)
        .reduce<Record<string, number>>(
          (sums, { campaignId, spentMicros }) => ({
            ...sums,
            [campaignId]: (sums[campaignId] ?? 0) + spentMicros,
          }),
          {},
        )
    : {};
