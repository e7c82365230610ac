import { ListOf, MapById, Nested, OneOf, Text } from '@switchyard/http-kit';
import type { PlatformId } from '@switchyard/kernel';
import { RELEASE_EFFECTS, type ReleaseEffect } from '../domain/planning/releases';
import type { UnlinkRequest, Unlinked, UnlinkResult } from '../use-cases/adoption/unlink-campaigns';
import { CampaignId, exampleId, MANY, Platform } from './plan-fields';

/** Body of `POST /campaigns/unlink`. */
export class UnlinkDto {
  @Platform('The platform to unlink from.') platform!: PlatformId;
  @ListOf(CampaignId(), {
    minItems: 1,
    maxItems: 1_000,
    unique: true,
    description: 'The campaigns; else all that are linked there.',
    example: [exampleId('cmp')],
    optional: true,
  })
  campaignIds?: readonly string[];
  @OneOf(RELEASE_EFFECTS, {
    name: 'UnlinkEffect',
    description:
      'What happens there at once: `PAUSE` what still runs, `REMOVE` it, or `LEAVE` it alone. What is left keeps its name until the campaign is created anew; that plan renames ' +
      'it where the platform wants unique names.',
    example: 'PAUSE',
    optional: true,
    default: 'PAUSE',
  })
  remote?: ReleaseEffect;
}

const RELEASE_STATES = ['pending', 'confirmed', 'failed'] as const;

const exampleRelease = {
  campaignId: exampleId('cmp'),
  platform: 'google-ads',
  status: 'pending',
  error: null,
};

/** What becomes of an object that a campaign gave up. */
export class ReleaseDto {
  @CampaignId() campaignId!: string;
  @Platform('Where.') platform!: PlatformId;
  @OneOf(RELEASE_STATES, {
    description:
      '`confirmed`: done there, or nothing to do. `failed`: the last try failed; it is tried again while the connection exists.',
    example: 'pending',
  })
  status!: (typeof RELEASE_STATES)[number];
  @Text({
    max: 2_000,
    description: 'Why the last try failed.',
    example: 'The platform could not be reached.',
    clearable: true,
  })
  error!: string | null;
}

/** What became of each campaign. */
export class UnlinkedDto {
  @MapById(
    'cmp',
    OneOf(['unlinked', 'not_linked'], {
      description: 'Whether there was a link.',
      example: 'unlinked',
    }),
    {
      maxEntries: MANY,
      description: 'By campaign. Without `campaignIds` only those that were linked.',
      example: { [exampleId('cmp')]: 'unlinked' },
    },
  )
  results!: Readonly<Record<string, UnlinkResult>>;
  @ListOf(Nested(() => ReleaseDto, { description: 'One campaign.', example: exampleRelease }), {
    maxItems: MANY,
    description:
      'What became of what they gave up last. Send the same call again to see how far it is.',
    example: [exampleRelease],
  })
  releases!: readonly ReleaseDto[];
}

export const toUnlinkRequest = ({
  platform,
  campaignIds,
  remote = 'PAUSE',
}: UnlinkDto): UnlinkRequest => ({ platform, remote, ...(campaignIds ? { campaignIds } : {}) });

export const toUnlinkedDto = ({ results, releases }: Unlinked): UnlinkedDto => ({
  results: Object.fromEntries(results),
  releases: releases.map(({ campaignId, platform, status, error }) => ({
    campaignId,
    platform,
    status,
    error: error && error.slice(0, 2_000),
  })),
});
