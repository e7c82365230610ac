import { Flag, IdOf, ListOf, Nested, OneOf, Text } from '@switchyard/http-kit';
import { PLATFORM_IDS, type PlatformId } from '@switchyard/kernel';
import { EVERYTHING, type PlanRequest } from '../../domain/planning/preview';
import { CONTRACT_FIELDS, planField } from '../../use-cases/planning/contract-words';
import { CampaignId, exampleId, Platform } from '../plan-fields';

const level = (what: string) => ({
  description: `Whether ${what} take part; else they are neither sent nor removed.`,
  example: true,
  optional: true,
  default: true,
  alwaysAnswered: true,
});

/** Which levels take part. */
class PlanOptionsDto {
  @Flag(level('ad groups and all below them')) includeAdGroups?: boolean;
  @Flag(level('keywords')) includeKeywords?: boolean;
  @Flag(level('ads')) includeAds?: boolean;
}

/** An answer to one entry of `drift`. */
export class ResolutionDto {
  @IdOf('cmp', {
    description: 'Its campaign.',
    example: exampleId('cmp'),
  })
  campaignId!: string;
  @OneOf(PLATFORM_IDS, { description: 'Where it drifted.', example: 'google-ads' })
  platform!: PlatformId;
  @OneOf(CONTRACT_FIELDS, {
    name: 'DriftField',
    description: 'The field as `drift` names it.',
    example: 'budget',
  })
  field!: string;
  @OneOf(['local', 'remote'], {
    name: 'DriftSide',
    description: "`local` sends our value; `remote` takes over the platform's.",
    example: 'local',
  })
  take!: 'local' | 'remote';
}

const Resolutions = ListOf(
  Nested(() => ResolutionDto, {
    description: 'One answer.',
    example: {
      campaignId: exampleId('cmp'),
      platform: 'google-ads',
      field: 'budget',
      take: 'local',
    },
  }),
  {
    maxItems: 1_000,
    optional: true,
    description: 'What to do about `drift` of an earlier preview.',
    unique: resolutionKey,
    example: [
      { campaignId: exampleId('cmp'), platform: 'google-ads', field: 'budget', take: 'local' },
    ],
  },
);

/**
 * Digits, or words joined as in `urn:li:sponsoredCampaignGroup:5`: ids become parts of queries and
 * addresses of platforms.
 */
const A_REMOTE_ID = /^[A-Za-z0-9_:-]+$/;

/** Campaigns of an ad account that are to be taken over. */
export class AdoptionDto {
  @OneOf(PLATFORM_IDS, { description: 'Where they are.', example: 'google-ads' })
  platform!: PlatformId;
  @IdOf('con', {
    description: "The ad account; else the platform's default connection.",
    example: exampleId('con'),
    optional: true,
  })
  connectionId?: string;
  @ListOf(
    Text({
      min: 1,
      max: 200,
      pattern: A_REMOTE_ID,
      form: 'the id of a campaign on the platform, such as 21478',
      description: "The platform's own id of a campaign.",
      example: '21478',
    }),
    {
      minItems: 1,
      maxItems: 100,
      unique: true,
      description: 'Their ids on the platform.',
      example: ['21478'],
    },
  )
  remoteIds!: readonly string[];
}

const exampleAdoption = { platform: 'google-ads', remoteIds: ['21478'] };
const Adoptions = ListOf(
  Nested(() => AdoptionDto, {
    description: 'Campaigns of one ad account.',
    example: exampleAdoption,
  }),
  {
    minItems: 1,
    maxItems: 20,
    optional: true,
    example: [exampleAdoption],
    description:
      'Takes over campaigns not made here, with all below them. Nothing is sent. Only for users of the account that owns the Space. `blocked` lists the others.',
  },
);

/** Body of `POST /sync/preview`: all of the Space unless narrowed. */
export class PlanRequestDto {
  @ListOf(Platform(), {
    minItems: 1,
    maxItems: 6,
    unique: true,
    description: 'Only these platforms.',
    example: ['google-ads'],
    optional: true,
  })
  platforms?: readonly PlatformId[];
  @ListOf(CampaignId(), {
    minItems: 1,
    maxItems: 1_000,
    unique: true,
    description: 'Only these campaigns.',
    example: [exampleId('cmp')],
    optional: true,
  })
  campaignIds?: readonly string[];
  @Flag({
    description: 'Send unchanged values again, nothing else.',
    example: false,
    optional: true,
  })
  force?: boolean;
  @Nested(() => PlanOptionsDto, {
    description: 'Which levels take part.',
    example: { includeAdGroups: true, includeKeywords: true, includeAds: false },
    optional: true,
  })
  options?: PlanOptionsDto;
  @Resolutions resolve?: readonly ResolutionDto[];
  @Adoptions adopt?: readonly AdoptionDto[];
}

/** What a body asks for, in the words that plans are computed in. */
export const toPlanRequest = ({
  platforms,
  campaignIds,
  force = false,
  options,
  resolve = [],
  adopt,
}: PlanRequestDto): PlanRequest => ({
  scope: { ...(platforms ? { platforms } : {}), ...(campaignIds ? { campaignIds } : {}) },
  options: { ...EVERYTHING, ...options },
  force,
  resolve: resolve.map((one) => ({ ...one, field: planField(one.field) })),
  ...(adopt ? { adopt } : {}),
});

/** Two answers to the same question are one too many. */
function resolutionKey(item: unknown): unknown {
  const { campaignId, platform, field } = (item ?? {}) as Partial<ResolutionDto>;
  return `${campaignId} ${platform} ${field}`;
}

const shown = { includeAdGroups: true, includeKeywords: true, includeAds: true };

/** What was asked for. */
export class PlanScopeDto {
  @ListOf(Platform(), {
    maxItems: 6,
    description: 'Only these platforms; null: all.',
    example: ['google-ads'],
    clearable: true,
  })
  platforms!: readonly PlatformId[] | null;
  @ListOf(CampaignId(), {
    maxItems: 1_000,
    description: 'Only these campaigns; null: all.',
    example: [exampleId('cmp')],
    clearable: true,
  })
  campaignIds!: readonly string[] | null;
  @Flag({ description: 'Whether unchanged values are sent again.', example: false })
  force!: boolean;
  @Nested(() => PlanOptionsDto, { description: 'Which levels take part.', example: shown })
  options!: PlanOptionsDto;
}

export const exampleScope = {
  platforms: null,
  campaignIds: [exampleId('cmp')],
  force: false,
  options: shown,
};

export const toPlanScopeDto = ({
  scope: { platforms, campaignIds },
  force,
  options,
}: PlanRequest): PlanScopeDto => ({
  platforms: platforms ?? null,
  campaignIds: campaignIds ?? null,
  force,
  options,
});
