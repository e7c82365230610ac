import { Amount, Decimal, Flag, ListOf, Nested, Text } from '@switchyard/http-kit';
import { amountFromMicros, MAX_AMOUNT, type PlatformId } from '@switchyard/kernel';
import type { CurrencySpend, Spend } from '../../domain/planning/preview';
import { Platform } from '../plan-fields';

const Currency = (description: string) => Text({ min: 3, max: 3, description, example: 'EUR' });
const Before = () =>
  Amount({
    zero: true,
    description: 'A day, before the plan: what is enabled on the platforms, drift included.',
    example: 20,
  });
const After = () =>
  Amount({
    zero: true,
    description: 'A day, after it; what is blocked stays.',
    example: 30,
  });
const Worst = () =>
  Amount({
    zero: true,
    description:
      'Most spend from now to the end of the month, as platforms go past daily budgets (`overdelivery` of `GET /platforms/{id}`).',
    example: 600,
  });
const exampleCurrency = {
  currency: 'EUR',
  dailyBefore: 20,
  dailyAfter: 30,
  worstCaseMonthToEnd: 600,
  added: true,
};

/** What enabled campaigns may spend per day on a platform. */
export class PlatformSpendDto {
  @Platform() platform!: PlatformId;
  @Before() dailyBefore!: number;
  @After() dailyAfter!: number;
}

/** The campaigns of one currency. */
export class CurrencySpendDto {
  @Currency('ISO 4217 of the ad accounts.') currency!: string;
  @Before() dailyBefore!: number;
  @After() dailyAfter!: number;
  @Worst() worstCaseMonthToEnd!: number;
  @Flag({
    description: 'False: the budget has no rate for it; no sum has it.',
    example: true,
  })
  added!: boolean;
}

/**
 * What the plan does to spending. Days and months are those of the account's zone, today counted.
 */
export class SpendDto {
  @Currency("ISO 4217 of the sums: the budget's, where it has a rate.")
  currency!: string;
  @ListOf(
    Nested(() => PlatformSpendDto, {
      description: 'One platform.',
      example: { platform: 'google-ads', dailyBefore: 20, dailyAfter: 30 },
    }),
    {
      maxItems: 6,
      description: 'Daily budgets of what is enabled.',
      example: [{ platform: 'google-ads', dailyBefore: 20, dailyAfter: 30 }],
    },
  )
  perPlatform!: readonly PlatformSpendDto[];
  @Worst() worstCaseMonthToEnd!: number;
  @ListOf(
    Nested(() => CurrencySpendDto, { description: 'One currency.', example: exampleCurrency }),
    {
      maxItems: 200,
      description: 'By currency of the ad accounts.',
      example: [exampleCurrency],
    },
  )
  perCurrency!: readonly CurrencySpendDto[];
  @Amount({
    description:
      'What the account may spend: its monthly budget, or its daily one times the days left of the month. Absent without a budget.',
    example: 3_000,
    optional: true,
  })
  accountBudget?: number;
  @Decimal({
    min: -MAX_AMOUNT,
    max: MAX_AMOUNT,
    maxDecimals: 6,
    description:
      'What is left of it after the amount spent and the worst case; null while the amount spent is unknown. Excludes other campaigns.',
    example: 1_200,
    optional: true,
    clearable: true,
  })
  headroom?: number | null;
}

export const exampleSpend: SpendDto = {
  currency: 'EUR',
  perPlatform: [{ platform: 'google-ads', dailyBefore: 20, dailyAfter: 30 }],
  worstCaseMonthToEnd: 600,
  perCurrency: [exampleCurrency],
  accountBudget: 3_000,
  headroom: null,
};

export const toSpendDto = ({
  currency,
  perPlatform,
  worstCaseMonthToEndMicros,
  perCurrency = [],
  accountBudgetMicros,
  headroomMicros,
}: Spend): SpendDto => ({
  currency,
  perPlatform: perPlatform.map(({ platform, ...daily }) => ({ platform, ...toDaily(daily) })),
  worstCaseMonthToEnd: amountFromMicros(worstCaseMonthToEndMicros),
  perCurrency: perCurrency.map((one) => ({
    currency: one.currency,
    ...toDaily(one),
    worstCaseMonthToEnd: amountFromMicros(one.worstCaseMonthToEndMicros),
    added: one.isAdded,
  })),
  ...(accountBudgetMicros === undefined
    ? {}
    : {
        accountBudget: amountFromMicros(accountBudgetMicros),
        headroom:
          headroomMicros === undefined || headroomMicros === null
            ? null
            : amountFromMicros(headroomMicros),
      }),
});

const toDaily = ({
  dailyBeforeMicros,
  dailyAfterMicros,
}: Pick<CurrencySpend, 'dailyBeforeMicros' | 'dailyAfterMicros'>): Pick<
  PlatformSpendDto,
  'dailyBefore' | 'dailyAfter'
> => ({
  dailyBefore: amountFromMicros(dailyBeforeMicros),
  dailyAfter: amountFromMicros(dailyAfterMicros),
});
