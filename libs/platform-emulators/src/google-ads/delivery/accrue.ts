import { windowOf } from '../rules/schedule-rules';
import type { Customer } from '../state/customer';
import { partOf, type Row, textOf } from '../state/row';
import { isServingKeyword } from './ad-group-state';
import { campaignState } from './campaign-state';
import { hourlyRate } from '../../delivery/hourly-rate';
import { remainingBudget } from './remaining-budget';
import { type Figures, times } from '../../delivery/spend-book';
import { type TimeSlice, timeSlices } from '../../delivery/time-slices';
import { UNVERIFIED } from '../unverified';

/** Delivers for a stretch of time: every enabled campaign within its dates, schedule, budget and review. */
export function accrue(customer: Customer, from: Date, to: Date): void {
  if (customer.status !== 'ENABLED') return;
  const campaigns = [...customer.store.all('campaign')].filter(
    (row) => row.data['status'] === 'ENABLED',
  );
  if (!campaigns.length) return;
  const slices = timeSlices(from, to, customer.timeZone);
  for (const campaign of campaigns) accrueCampaign(customer, campaign, slices);
}

function accrueCampaign(customer: Customer, campaign: Row, slices: readonly TimeSlice[]): void {
  const windows = scheduleOf(customer, campaign);
  const rate = hourlyRate(campaign.id, customer.currency);
  const serving = new ServingCache(customer, campaign);
  for (const slice of slices) {
    if (!isInDates(campaign, slice.date) || !isInWindows(windows, slice)) continue;
    const leaves = serving.at(slice.start);
    const remaining = leaves.length ? remainingBudget(campaign, customer, slice.date) : 0;
    if (remaining <= 0) continue;
    const wished = times(rate, slice.hours);
    book(
      customer,
      [campaign, ...leaves],
      slice.date,
      times(wished, Math.min(1, remaining / wished.costMicros)),
    );
  }
}

/** What serves only changes with reviews inside one stretch: it is looked up once per review period. */
class ServingCache {
  private period = -1;
  private leaves: readonly Row[] = [];

  constructor(
    private readonly customer: Customer,
    private readonly campaign: Row,
  ) {}

  at(now: Date): readonly Row[] {
    const period = Math.floor(now.getTime() / (UNVERIFIED.reviewMinutes * 60_000));
    if (period !== this.period) this.leaves = this.lookUp(now);
    this.period = period;
    return this.leaves;
  }

  /** A group, with an ad and a keyword where it has them, that takes what is delivered now. */
  private lookUp(now: Date): readonly Row[] {
    const { serving } = campaignState(this.campaign, this.customer, now);
    const chosen = serving[Math.floor(now.getTime() / 3_600_000) % Math.max(1, serving.length)];
    if (!chosen) return [];
    const keyword = firstKeyword(this.customer, chosen.group, now);
    return [chosen.group, ...chosen.ads.slice(0, 1), ...(keyword ? [keyword] : [])];
  }
}

function firstKeyword(customer: Customer, group: Row, now: Date): Row | undefined {
  for (const row of customer.store.childrenOf(group.name, 'adGroupCriterion')) {
    if (isServingKeyword(row, customer, now)) return row;
  }
  return undefined;
}

function book({ spend }: Customer, rows: readonly Row[], date: string, figures: Figures): void {
  const [campaign] = rows;
  if (campaign && spend.isFixed(campaign.name, date)) return;
  for (const row of rows) spend.add(row.name, date, figures);
}

function scheduleOf(customer: Customer, campaign: Row) {
  return customer.store
    .livingChildrenOf(campaign.name, 'campaignCriterion')
    .filter((row) => row.data['adSchedule'] !== undefined)
    .map((row) => windowOf(partOf(row.data, 'adSchedule')));
}

function isInWindows(
  windows: readonly ReturnType<typeof windowOf>[],
  { day, minuteOfDay }: TimeSlice,
): boolean {
  return (
    !windows.length ||
    windows.some(
      (window) => window.day === day && window.from <= minuteOfDay && minuteOfDay < window.to,
    )
  );
}

function isInDates({ data }: Row, date: string): boolean {
  const end = textOf(data, 'endDateTime').slice(0, 10);
  return textOf(data, 'startDateTime').slice(0, 10) <= date && (!end || date <= end);
}
