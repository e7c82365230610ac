import { isRefusal, type Issue, PLATFORM_IDS } from '@switchyard/kernel';
import { ListOf, MapOf } from '../fields/collections';
import { PartialOf, ReadOnly } from '../fields/field';
import { CalendarDate, Timestamp, WebUrl } from '../fields/formats';
import { Amount, Decimal, Flag, WholeNumber } from '../fields/number';
import { Either, FreeObject, Nested } from '../fields/objects';
import { IdOf, OneOf, Text } from '../fields/text';

const say = (example: unknown) => ({ description: 'A member of the sample.', example });

export class PlaceDto {
  @Text({ max: 40, ...say('geo_1'), example: 'geo_1', optional: true })
  id?: string;

  @Text({ max: 20, ...say('Berlin'), example: 'Berlin' })
  name!: string;

  @Decimal({ min: 0, max: 500, exclusiveMin: true, ...say(5), optional: true, clearable: true })
  radius?: number | null;

  @ReadOnly(WholeNumber({ min: 0, max: 1_000_000, ...say(10) }))
  reach?: number;
}

export class StrategyDto {
  @OneOf(['MANUAL_CPC', 'TARGET_CPA'], { ...say('MANUAL_CPC'), name: 'Bidding' })
  type!: string;

  @Amount({ ...say(2.5), optional: true })
  targetCpa?: number;
}

export class TargetingDto {
  @Nested(() => PlaceDto, { ...say({ name: 'Berlin' }), optional: true, clearable: true })
  home?: PlaceDto | null;

  @Flag({ ...say(true), optional: true })
  expand?: boolean;

  @ReadOnly(Text({ max: 10, ...say('echo'), example: 'echo' }))
  schedule?: string;
}

/** One member of every kind: what the tests of this library are about. */
export class CreateSampleDto {
  @Text({ max: 10, ...say('Autumn'), example: 'Autumn' })
  name!: string;

  @Amount(say(12.5))
  budget!: number;

  @IdOf('biz', { ...say('biz_01890a5d00f4k9r8e7h7x6a5b4'), optional: true, clearable: true })
  businessId?: string | null;

  @WebUrl({
    ...say('https://example.com'),
    example: 'https://example.com',
    optional: true,
    clearable: true,
  })
  url?: string | null;

  @CalendarDate({ ...say('2026-02-28'), optional: true })
  startDate?: string;

  @Timestamp({ ...say('2026-02-28T10:00:00Z'), optional: true })
  occurredAt?: string;

  @ListOf(OneOf(PLATFORM_IDS, say('google-ads')), {
    minItems: 1,
    maxItems: 6,
    unique: true,
    ...say(['google-ads']),
    optional: true,
  })
  platforms?: string[];

  @ListOf(Nested(() => PlaceDto, say({ name: 'Berlin' })), {
    maxItems: 3,
    ...say([{ name: 'Berlin' }]),
    optional: true,
  })
  places?: PlaceDto[];

  @MapOf(PLATFORM_IDS, Amount(say(1)), {
    ...say({ 'google-ads': 1 }),
    optional: true,
    replaceWhole: true,
  })
  split?: Record<string, number>;

  @MapOf(PLATFORM_IDS, OneOf(['ENABLED', 'PAUSED'], { ...say('PAUSED'), name: 'Status' }), {
    ...say({ 'google-ads': 'PAUSED' }),
    optional: true,
  })
  platformStatus?: Record<string, string>;

  @Nested(() => StrategyDto, { ...say({ type: 'MANUAL_CPC' }), optional: true, replaceWhole: true })
  strategy?: StrategyDto;

  @Nested(() => TargetingDto, { ...say({ expand: true }), optional: true })
  targeting?: TargetingDto;

  @Either(
    OneOf(['ALWAYS'], { ...say('ALWAYS'), name: 'Schedule' }),
    Nested(() => StrategyDto, say({ type: 'MANUAL_CPC' })),
    { ...say('ALWAYS'), optional: true, clearable: true },
  )
  schedule?: string | StrategyDto | null;

  @OneOf(['LOW', 'HIGH'], { ...say('LOW'), name: 'Level', optional: true, clearable: true })
  level?: string | null;

  @FreeObject({ maxLength: 100, ...say({}), optional: true })
  settings?: Record<string, unknown>;
}

export class UpdateSampleDto extends PartialOf(CreateSampleDto, ['startDate']) {}

/**
 * What a call was refused for: `path CODE` of each issue, or the refusal's code alone. Fails when
 * it was not refused.
 */
export const issuesOf = (call: () => unknown): string[] => {
  try {
    call();
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const issues = error.details?.['issues'] as readonly Issue[] | undefined;
    return issues ? issues.map((issue) => `${issue.path} ${issue.code}`).sort() : [error.code];
  }
  throw new Error('the call was not refused');
};
