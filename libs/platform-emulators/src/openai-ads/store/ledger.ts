import { type Figures, NO_FIGURES, plus } from '../../core/delivery';

/**
 * What a figure belongs to: an ad with all above it, or a campaign alone where a person set its
 * day.
 */
export interface Leaf {
  readonly accountId: string;
  readonly campaignId: string;
  readonly adGroupId?: string;
  readonly adId?: string;
}

/**
 * Figures of one leaf, by the hour of the account's clock they were delivered in (Unix seconds of
 * its start).
 */
export interface LedgerEntry {
  readonly leaf: Leaf;
  readonly hours: Map<number, Figures>;
}

/**
 * What was delivered. Everything reported is summed up from here, so that levels never disagree.
 */
export class Ledger {
  private readonly byAccount = new Map<string, Map<string, LedgerEntry>>();
  private readonly spent = new Map<string, number>();
  private readonly fixed = new Set<string>();

  /** Adds to an hour of a day, unless a person set that day of the campaign. */
  add(leaf: Leaf, date: string, hour: number, more: Figures): void {
    if (this.fixed.has(`${leaf.campaignId} ${date}`)) return;
    this.write(leaf, date, hour, more);
  }

  /**
   * Sets a day of a campaign, shared by its leaves: what was delivered in these hours is gone, and
   * the day does not move any more.
   */
  fix(
    campaignId: string,
    date: string,
    hours: readonly number[],
    shares: readonly { readonly leaf: Leaf; readonly figures: Figures }[],
  ): void {
    const [first = 0] = hours;
    const entries = [...this.byAccount.values()]
      .flatMap((of) => [...of.values()])
      .filter((one) => one.leaf.campaignId === campaignId);
    for (const entry of entries) hours.forEach((hour) => entry.hours.delete(hour));
    this.charge(campaignId, date, -this.spentOn(campaignId, date));
    this.fixed.add(`${campaignId} ${date}`);
    for (const { leaf, figures } of shares) this.write(leaf, date, first, figures);
  }

  isFixed(campaignId: string, date: string): boolean {
    return this.fixed.has(`${campaignId} ${date}`);
  }

  /** Micros of the account's currency. */
  spentOn(campaignId: string, date: string): number {
    return this.spent.get(`${campaignId} ${date}`) ?? 0;
  }

  spentEver(campaignId: string): number {
    return this.spent.get(campaignId) ?? 0;
  }

  entriesOf(accountId: string): readonly LedgerEntry[] {
    return [...(this.byAccount.get(accountId)?.values() ?? [])];
  }

  private write(leaf: Leaf, date: string, hour: number, more: Figures): void {
    const key = leaf.adId ?? leaf.campaignId;
    const entries = this.byAccount.get(leaf.accountId) ?? new Map<string, LedgerEntry>();
    const entry = entries.get(key) ?? { leaf, hours: new Map<number, Figures>() };
    this.byAccount.set(leaf.accountId, entries.set(key, entry));
    entry.hours.set(hour, plus(entry.hours.get(hour) ?? NO_FIGURES, more));
    this.charge(leaf.campaignId, date, more.costMicros);
  }

  private charge(campaignId: string, date: string, micros: number): void {
    for (const key of [`${campaignId} ${date}`, campaignId]) {
      this.spent.set(key, (this.spent.get(key) ?? 0) + micros);
    }
  }
}
