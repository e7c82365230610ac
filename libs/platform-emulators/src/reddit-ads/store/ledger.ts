import { DateTime } from 'luxon';
import { type Figures, NO_FIGURES, plus, SpendBook } from '../../core/delivery';

/**
 * Whose figures they are; outlives the objects. Ad and ad group are empty for figures that a person
 * set on a campaign without ads.
 */
export interface Served {
  readonly accountId: string;
  readonly campaignId: string;
  readonly adGroupId: string;
  readonly adId: string;
  /** The event that conversions count as. */
  readonly event: ConversionEvent;
}

/** The events that this emulator's conversions are of. */
export type ConversionEvent = 'PURCHASE' | 'LEAD' | 'SIGN_UP' | 'ADD_TO_CART';

/** One hour of one ad. */
export interface HourFigures {
  readonly served: Served;
  /** Milliseconds of the hour's start. */
  readonly hour: number;
  readonly figures: Figures;
}

const HOUR_MS = 3_600_000;
/** Name of the page that holds an object's whole life. */
const EVER = 'ever';

/**
 * What was delivered: by ad and hour for reports in any zone, by object and day of the account's
 * zone for budgets.
 */
export class Ledger {
  private readonly hours = new Map<
    string,
    { readonly served: Served; readonly byHour: Map<number, Figures> }
  >();
  private readonly spent = new SpendBook();

  add(served: Served, at: number, date: string, more: Figures): void {
    if (this.isFixed(served.campaignId, date)) return;
    this.write(served, at, more);
    for (const name of [served.adGroupId, served.campaignId]) {
      this.spent.add(name, date, more);
      this.spent.add(name, EVER, more);
    }
  }

  /**
   * Replaces a campaign's day by what a person set, divided among its ads; put at noon, so that
   * most zones see the same day.
   */
  fix(
    shares: readonly { readonly served: Served; readonly figures: Figures }[],
    campaignId: string,
    date: string,
    timeZone: string,
  ): void {
    const day = DateTime.fromISO(date, { zone: timeZone });
    this.clear(campaignId, day.toMillis(), day.plus({ days: 1 }).toMillis());
    for (const { served, figures } of shares) {
      this.write(served, day.set({ hour: 12 }).toMillis(), figures);
    }
    this.spent.fix(
      campaignId,
      date,
      shares.reduce((sum, { figures }) => plus(sum, figures), NO_FIGURES),
    );
  }

  isFixed(campaignId: string, date: string): boolean {
    return this.spent.isFixed(campaignId, date);
  }

  /** Micros that a campaign or ad group spent on a day of the account's zone. */
  spentOn(id: string, date: string): number {
    return this.spent.on(id, date).costMicros;
  }

  /** Micros that a campaign or ad group spent in its life. */
  spentEver(id: string): number {
    return this.spent.on(id, EVER).costMicros;
  }

  /** Every hour of an account within two times. */
  between(accountId: string, from: number, to: number): readonly HourFigures[] {
    return [...this.hours.values()]
      .filter(({ served }) => served.accountId === accountId)
      .flatMap(({ served, byHour }) =>
        [...byHour]
          .filter(([hour]) => hour >= from && hour < to)
          .map(([hour, figures]) => ({ served, hour, figures })),
      );
  }

  private write(served: Served, at: number, more: Figures): void {
    const name = `${served.campaignId} ${served.adId} ${served.event}`;
    const page = this.hours.get(name) ?? { served, byHour: new Map<number, Figures>() };
    const hour = Math.floor(at / HOUR_MS) * HOUR_MS;
    page.byHour.set(hour, plus(page.byHour.get(hour) ?? NO_FIGURES, more));
    this.hours.set(name, page);
  }

  private clear(campaignId: string, from: number, to: number): void {
    for (const { served, byHour } of this.hours.values()) {
      if (served.campaignId === campaignId) clearHours(byHour, from, to);
    }
  }
}

function clearHours(byHour: Map<number, Figures>, from: number, to: number): void {
  for (const hour of [...byHour.keys()]) if (hour >= from && hour < to) byHour.delete(hour);
}
