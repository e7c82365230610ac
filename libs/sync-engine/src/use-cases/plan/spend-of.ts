import type { Attributes } from '@switchyard/platforms';
import type { PlatformId } from '@switchyard/kernel';

interface DailySpend {
  readonly dailyBeforeMicros: number;
  readonly dailyAfterMicros: number;
}

const enabledBudget = (attributes: Attributes | null | undefined): number =>
  attributes?.['status'] === 'ENABLED' ? Number(attributes['budgetMicros'] ?? 0) : 0;

/** Adds up what enabled campaigns may spend per day, before a plan and after it. */
export class SpendTally {
  private readonly perPlatform = new Map<PlatformId, DailySpend>();

  add(platform: PlatformId, before: Attributes | undefined, after: Attributes | null): void {
    const sum = this.perPlatform.get(platform) ?? { dailyBeforeMicros: 0, dailyAfterMicros: 0 };
    this.perPlatform.set(platform, {
      dailyBeforeMicros: sum.dailyBeforeMicros + enabledBudget(before), dailyAfterMicros: sum.dailyAfterMicros + enabledBudget(after),
    });
  }

  list(): readonly (DailySpend & { readonly platform: PlatformId })[] {
    return [...this.perPlatform.entries()].map(([platform, spend]) => ({ platform, ...spend }));
  }
}
