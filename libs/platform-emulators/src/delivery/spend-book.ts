/** Figures of one day. Fractions are kept, so that the sum does not depend on how often it was added to. */
export interface Figures {
  readonly impressions: number;
  readonly clicks: number;
  readonly costMicros: number;
  readonly conversions: number;
  readonly conversionsValue: number;
}

export const NO_FIGURES: Figures = {
  impressions: 0,
  clicks: 0,
  costMicros: 0,
  conversions: 0,
  conversionsValue: 0,
};

/** What was delivered, by object and day of the account's zone. */
export class SpendBook {
  private readonly days = new Map<string, Map<string, Figures>>();
  private readonly set = new Set<string>();

  add(name: string, date: string, more: Figures): void {
    if (this.set.has(`${name} ${date}`)) return;
    this.write(name, date, plus(this.on(name, date), more));
  }

  /** Figures that a person set: the day does not move any more. */
  fix(name: string, date: string, figures: Figures): void {
    this.set.add(`${name} ${date}`);
    this.write(name, date, figures);
  }

  isFixed(name: string, date: string): boolean {
    return this.set.has(`${name} ${date}`);
  }

  on(name: string, date: string): Figures {
    return this.days.get(name)?.get(date) ?? NO_FIGURES;
  }

  daysOf(name: string): ReadonlyMap<string, Figures> {
    return this.days.get(name) ?? new Map();
  }

  private write(name: string, date: string, figures: Figures): void {
    const days = this.days.get(name) ?? new Map<string, Figures>();
    this.days.set(name, days.set(date, figures));
  }
}

export function plus(a: Figures, b: Figures): Figures {
  return {
    impressions: a.impressions + b.impressions,
    clicks: a.clicks + b.clicks,
    costMicros: a.costMicros + b.costMicros,
    conversions: a.conversions + b.conversions,
    conversionsValue: a.conversionsValue + b.conversionsValue,
  };
}

export function times(figures: Figures, factor: number): Figures {
  return {
    impressions: figures.impressions * factor,
    clicks: figures.clicks * factor,
    costMicros: figures.costMicros * factor,
    conversions: figures.conversions * factor,
    conversionsValue: figures.conversionsValue * factor,
  };
}
