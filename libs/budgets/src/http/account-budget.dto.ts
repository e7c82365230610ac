import {
  Amount,
  Decimal,
  Flag,
  IdOf,
  ListOf,
  MapOf,
  Nested,
  OneOf,
  Text,
  Timestamp,
  WholeNumber,
} from '@switchyard/http-kit';
import { amountFromMicros, CURRENCIES, microsFromAmount } from '@switchyard/kernel';
import {
  type AccountBudget,
  BUDGET_PERIODS,
  type BudgetPeriod,
  type BudgetSettings,
  type Pacing,
  PACING_STATUSES,
  type PacingStatus,
  unwrittenBudget,
} from '../domain';
import type { BudgetView } from '../use-cases/manage-account-budget';

const Rate = Decimal({
  min: 0,
  exclusiveMin: true,
  max: 1_000_000,
  maxDecimals: 6,
  description: 'What one unit of it is worth.',
  example: 0.92,
});
const campaignId = 'cmp_01kb4wq6m3e0sv5mwzq8a7h2rd';
const brake = { campaignId, amount: 500 };
const DEFAULTS = unwrittenBudget('', '');

/** What one campaign may spend. */
export class CampaignBrakeDto {
  @IdOf('cmp', { description: 'The campaign, in any Space of the account.', example: campaignId })
  campaignId!: string;
  @Amount({ description: 'Per period, in the currency of the budget.', example: 500 })
  amount!: number;
}

/** Body of `PUT /budget`. What is left out returns to its default. */
export class SetBudgetDto {
  @Amount({
    description: 'For the whole account and a period, in `currency`.',
    example: 3_000,
  })
  globalBudget!: number;
  @OneOf(BUDGET_PERIODS, {
    name: 'BudgetPeriod',
    description: "Days and months of the account's zone.",
    example: 'monthly',
    optional: true,
    default: DEFAULTS.period,
  })
  period?: BudgetPeriod;
  @Text({
    min: 3,
    max: 3,
    description: "ISO 4217; the account's when left out.",
    example: 'EUR',
    optional: true,
  })
  currency?: string;
  @MapOf(CURRENCIES, Rate, {
    description:
      'Units of `currency` per unit of another one. Spending in a currency without a rate is not counted.',
    example: { USD: 0.92 },
    optional: true,
    default: {},
  })
  rates?: Readonly<Record<string, number>>;
  @Flag({
    description: 'Whether to pause campaigns when the amount is spent.',
    example: true,
    optional: true,
    default: DEFAULTS.emergencyBrake,
  })
  emergencyBrake?: boolean;
  @WholeNumber({
    min: 50,
    max: 100,
    description: 'Percent of the amount that causes an alert.',
    example: 90,
    optional: true,
    default: DEFAULTS.alertThresholdPercent,
  })
  alertThresholdPercent?: number;
  @ListOf(Nested(() => CampaignBrakeDto, { description: 'One campaign.', example: brake }), {
    maxItems: 500,
    description: 'Amounts of single campaigns.',
    example: [brake],
    optional: true,
    default: [],
  })
  campaignBrakes?: readonly CampaignBrakeDto[];
}

/** How spending goes. */
export class PacingDto {
  @Amount({
    zero: true,
    description:
      "In this period; null until the platforms' figures are read, and while some of it has no rate.",
    example: 1_200,
    clearable: true,
  })
  spent!: number | null;
  @Amount({
    zero: true,
    description:
      'At the end of the period, by the mean of the last seven complete days; null with fewer than three, and with figures older than a day.',
    example: 2_900,
    clearable: true,
  })
  projected!: number | null;
  @OneOf(PACING_STATUSES, {
    description:
      'OVER: amount passed. AT_RISK: projection above it. UNKNOWN: no amount or no projection.',
    example: 'UNKNOWN',
  })
  status!: PacingStatus;
  @Timestamp({
    description: 'How fresh it is.',
    example: '2026-11-21T09:00:00.000Z',
    clearable: true,
  })
  dataAsOf!: string | null;
}

const examplePacing = { spent: null, projected: null, status: 'UNKNOWN', dataAsOf: null };

/** What an account may spend. Can be edited and sent back as a PUT. */
export class BudgetDto {
  @Amount({
    description: 'For the whole account and a period; null while no amount is set.',
    example: 3_000,
    clearable: true,
  })
  globalBudget!: number | null;
  @OneOf(BUDGET_PERIODS, {
    description: "Days and months of the account's zone.",
    example: 'monthly',
  })
  period!: BudgetPeriod;
  @Text({ min: 3, max: 3, description: 'ISO 4217.', example: 'EUR' })
  currency!: string;
  @MapOf(CURRENCIES, Rate, {
    description: 'Units of `currency` per unit of another one.',
    example: { USD: 0.92 },
  })
  rates!: Readonly<Record<string, number>>;
  @Flag({
    description: 'Whether to pause campaigns when the amount is spent.',
    example: true,
  })
  emergencyBrake!: boolean;
  @WholeNumber({
    min: 50,
    max: 100,
    description: 'Percent of the amount that causes an alert.',
    example: 90,
  })
  alertThresholdPercent!: number;
  @ListOf(Nested(() => CampaignBrakeDto, { description: 'One campaign.', example: brake }), {
    maxItems: 500,
    description: 'Amounts of single campaigns.',
    example: [brake],
  })
  campaignBrakes!: readonly CampaignBrakeDto[];
  @Nested(() => PacingDto, { description: 'How spending goes. Read-only.', example: examplePacing })
  pacing!: PacingDto;
  @Timestamp({
    description: 'When it was first written.',
    example: '2026-11-21T09:00:00.000Z',
    clearable: true,
  })
  createdAt!: string | null;
  @Timestamp({
    description: 'When it last changed.',
    example: '2026-11-21T09:00:00.000Z',
    clearable: true,
  })
  updatedAt!: string | null;
  @WholeNumber({
    min: 0,
    max: 2_147_483_647,
    description: '+1 with every change; 0 before the first write. The ETag.',
    example: 1,
  })
  version!: number;
}

export const toBudgetDto = ({ budget, pacing }: BudgetView): BudgetDto => ({
  globalBudget: amount(budget.globalBudgetMicros),
  period: budget.period,
  currency: budget.currency,
  rates: mapped(budget.ratesMicros, amountFromMicros),
  emergencyBrake: budget.emergencyBrake,
  alertThresholdPercent: budget.alertThresholdPercent,
  campaignBrakes: budget.campaignBrakes.map(({ campaignId: id, amountMicros }) => ({
    campaignId: id,
    amount: amountFromMicros(amountMicros),
  })),
  pacing: toPacingDto(pacing),
  createdAt: budget.createdAt?.toISOString() ?? null,
  updatedAt: budget.updatedAt?.toISOString() ?? null,
  version: budget.version,
});

const toPacingDto = ({ spentMicros, projectedMicros, status, dataAsOf }: Pacing): PacingDto => ({
  spent: amount(spentMicros),
  projected: amount(projectedMicros),
  status,
  dataAsOf: dataAsOf?.toISOString() ?? null,
});

const amount = (value: number | null): number | null =>
  value === null ? null : amountFromMicros(value);

/**
 * The whole record to store: what a body leaves out is its default, the currency as the record has
 * it.
 */
export const toBudgetSettings = (
  body: SetBudgetDto,
  { currency }: AccountBudget,
): BudgetSettings => ({
  globalBudgetMicros: micros(body.globalBudget),
  period: body.period ?? DEFAULTS.period,
  currency: body.currency ?? currency,
  ratesMicros: mapped(body.rates ?? {}, micros),
  emergencyBrake: body.emergencyBrake ?? DEFAULTS.emergencyBrake,
  alertThresholdPercent: body.alertThresholdPercent ?? DEFAULTS.alertThresholdPercent,
  campaignBrakes: (body.campaignBrakes ?? []).map(({ campaignId: id, amount }) => ({
    campaignId: id,
    amountMicros: micros(amount),
  })),
});

/** The fields' checks ensure that an amount has no more decimals than micros can express. */
const micros = (amount: number): number =>
  microsFromAmount(amount) ?? Math.round(amount * 1_000_000);

const mapped = (
  values: Readonly<Record<string, number>>,
  change: (value: number) => number,
): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(values).map(([currency, value]) => [currency, change(value)]));
