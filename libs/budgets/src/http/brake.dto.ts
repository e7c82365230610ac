import {
  Amount,
  Flag,
  IdOf,
  ListOf,
  Nested,
  OneOf,
  Text,
  Timestamp,
  WholeNumber,
} from '@switchyard/http-kit';
import { amountFromMicros, PLATFORM_IDS, type PlatformId } from '@switchyard/kernel';
import {
  LEVEL_STATES,
  RELEASE_MODES,
  type BrakePause,
  type LevelState,
  type ReleaseMode,
} from '../domain';
import type { BrakeView, EventView, LevelView } from '../use-cases/brake/read-brake';

const eventId = 'bre_01kb4wq6m3e0sv5mwzq8a7h2rd';
const campaignId = 'cmp_01kb4wq6m3e0sv5mwzq8a7h2rd';
const connectionId = 'con_01kb4wq6m3e0sv5mwzq8a7h2rd';
const moment = '2026-11-21T09:00:00.000Z';

/** One amount that the brake watches. */
export class BrakeLevelDto {
  @Text({
    max: 40,
    description: '`global`, or `campaign:` with the id of a campaign.',
    example: 'global',
  })
  scope!: string;
  @OneOf(LEVEL_STATES, {
    description:
      'ALERTED: threshold reached. ENGAGED: amount passed, campaigns are held until a user releases them. OVERRULED: released with `resume`, ARMED again after `overruledUntil`. DISARMED: the brake is off.',
    example: 'ARMED',
  })
  state!: LevelState;
  @Amount({
    description:
      'Per period, in the currency of the budget; null while engaged after its amount is gone.',
    example: 3_000,
    clearable: true,
  })
  budget!: number | null;
  @Amount({
    zero: true,
    description: 'In the running period, as far as the platforms reported.',
    example: 1_200,
  })
  spend!: number;
  @Timestamp({
    description: 'The end of the overruled period.',
    example: moment,
    optional: true,
  })
  overruledUntil?: string;
}

/** One campaign on one platform while an event covers it. */
export class BrakePauseDto {
  @IdOf('cmp', { description: 'The campaign.', example: campaignId }) campaignId!: string;
  @OneOf(PLATFORM_IDS, { description: 'The platform.', example: 'google-ads' })
  platform!: PlatformId;
  @IdOf('con', { description: 'Its connection.', example: connectionId })
  connectionId!: string;
  @Flag({
    description:
      'Whether the platform confirmed that it is paused or gone. It is asked again until it does.',
    example: true,
  })
  confirmed!: boolean;
  @Timestamp({
    description: 'When it was confirmed, else first asked.',
    example: moment,
  })
  since!: string;
  @Text({
    max: 10_000,
    description: "Why it is not confirmed, in the platform's words; null when it is.",
    example: 'The service is unavailable.',
    clearable: true,
  })
  reason!: string | null;
}

const examplePause = {
  campaignId,
  platform: 'google-ads',
  connectionId,
  confirmed: true,
  since: moment,
  reason: null,
};

/** One engagement, from the moment the amount was passed. */
export class BrakeEventDto {
  @IdOf('bre', { description: 'The event.', example: eventId }) id!: string;
  @Text({
    max: 40,
    description: '`global`, or `campaign:` with the id of a campaign.',
    example: 'global',
  })
  scope!: string;
  @Timestamp({ description: 'When it engaged.', example: moment }) engagedAt!: string;
  @Timestamp({ description: 'When a user released it.', example: moment, optional: true })
  releasedAt?: string;
  @Timestamp({
    description: 'When platforms had first confirmed every pause; absent until then.',
    example: moment,
    optional: true,
  })
  confirmedAt?: string;
  @OneOf(RELEASE_MODES, {
    name: 'BrakeReleaseMode',
    description: 'How it was released.',
    example: 'raise',
    optional: true,
  })
  releaseMode?: ReleaseMode;
  @Amount({ description: 'The amount that was passed.', example: 3_000 }) budget!: number;
  @Amount({ zero: true, description: 'What had been spent.', example: 3_012.4 }) spend!: number;
  @Text({ min: 3, max: 3, description: 'ISO 4217.', example: 'EUR' }) currency!: string;
  @ListOf(IdOf('cmp', { description: 'A campaign.', example: campaignId }), {
    maxItems: 100_000,
    description: 'Campaigns that it paused, of Spaces that you may see.',
    example: [campaignId],
  })
  pausedCampaigns!: readonly string[];
  @WholeNumber({
    min: 0,
    max: 2_147_483_647,
    description: 'How many more it paused in other Spaces.',
    example: 0,
  })
  hiddenCampaigns!: number;
  @ListOf(
    Nested(() => BrakePauseDto, {
      description: 'A campaign on a platform.',
      example: examplePause,
    }),
    {
      maxItems: 600_000,
      description:
        'Until it is released: what platforms say of its campaigns, of Spaces that you may see. A platform not listed was not asked yet.',
      example: [examplePause],
    },
  )
  pauses!: readonly BrakePauseDto[];
}

const exampleLevel = { scope: 'global', state: 'ARMED', budget: 3_000, spend: 1_200 };
const exampleEvent = {
  id: eventId,
  scope: 'global',
  engagedAt: moment,
  budget: 3_000,
  spend: 3_012.4,
  currency: 'EUR',
  pausedCampaigns: [campaignId],
  hiddenCampaigns: 0,
  pauses: [examplePause],
};

/** The state of the Emergency Brake. */
export class BrakeDto {
  @Flag({ description: 'Whether it is switched on and has an amount to watch.', example: true })
  armed!: boolean;
  @Flag({ description: 'Whether any level holds campaigns.', example: false }) engaged!: boolean;
  @Timestamp({
    description: 'How fresh the oldest figure is; null before anything was read.',
    example: moment,
    clearable: true,
  })
  dataAsOf!: string | null;
  @Flag({
    description: 'Whether the figures are older than 6 hours: current spending is unknown.',
    example: false,
  })
  stale!: boolean;
  @ListOf(Nested(() => BrakeLevelDto, { description: 'A level.', example: exampleLevel }), {
    maxItems: 501,
    description: "The account's amount first, then those of single campaigns.",
    example: [exampleLevel],
  })
  levels!: readonly BrakeLevelDto[];
  @ListOf(Nested(() => BrakeEventDto, { description: 'An event.', example: exampleEvent }), {
    maxItems: 100,
    description: 'Newest first.',
    example: [exampleEvent],
  })
  events!: readonly BrakeEventDto[];
}

/** Body of `POST /budget/brake/release`. */
export class ReleaseBrakeDto {
  @OneOf(RELEASE_MODES, {
    description:
      '`raise`: watch on by the present amount; refused while more was spent. `resume`: watch again from the next period on.',
    example: 'raise',
  })
  mode!: ReleaseMode;
  @Text({
    max: 40,
    pattern: /^(global|campaign:cmp_[0-9a-z]{26})$/,
    form: 'global or a campaign such as campaign:cmp_01890a5d00f4k9r8e7h7x6a5b4',
    description: 'One level only. Default: all that are engaged.',
    example: 'global',
    optional: true,
  })
  scope?: string;
  @IdOf('bre', { description: 'One event only.', example: eventId, optional: true })
  eventId?: string;
}

export const toBrakeDto = ({
  armed,
  engaged,
  dataAsOf,
  stale,
  levels,
  events,
}: BrakeView): BrakeDto => ({
  armed,
  engaged,
  dataAsOf: dataAsOf?.toISOString() ?? null,
  stale,
  levels: levels.map(toLevelDto),
  events: events.map(toEventDto),
});

const toLevelDto = ({
  scope,
  state,
  budgetMicros,
  spentMicros,
  overruledUntil,
}: LevelView): BrakeLevelDto => ({
  scope,
  state,
  budget: budgetMicros === null ? null : amountFromMicros(budgetMicros),
  spend: amountFromMicros(spentMicros),
  ...(overruledUntil ? { overruledUntil: overruledUntil.toISOString() } : {}),
});

const toEventDto = ({
  id,
  scope,
  engagedAt,
  releasedAt,
  releaseMode,
  confirmedAt,
  budgetMicros,
  spentMicros,
  currency,
  pausedCampaigns,
  hiddenCampaigns,
  pauses,
}: EventView): BrakeEventDto => ({
  id,
  scope,
  engagedAt: engagedAt.toISOString(),
  ...(releasedAt ? { releasedAt: releasedAt.toISOString() } : {}),
  ...(releaseMode ? { releaseMode } : {}),
  ...(confirmedAt ? { confirmedAt: confirmedAt.toISOString() } : {}),
  budget: amountFromMicros(budgetMicros),
  spend: amountFromMicros(spentMicros),
  currency,
  pausedCampaigns,
  hiddenCampaigns,
  pauses: pauses.map(toPauseDto),
});

const toPauseDto = ({
  campaignId,
  platform,
  connectionId,
  isConfirmed,
  since,
  reason,
}: BrakePause): BrakePauseDto => ({
  campaignId,
  platform,
  connectionId,
  confirmed: isConfirmed,
  since: since.toISOString(),
  reason,
});
