import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  CallerParam,
  ListOf,
  MapById,
  Nested,
  ok,
  one,
  OneOf,
  PostRoute,
  RequireScopes,
  Text,
  ValidBody,
} from '@switchyard/http-kit';
import type { Caller, PlatformId } from '@switchyard/kernel';
import { RELEASE_EFFECTS, type ReleaseEffect } from '../domain/planning/releases';
import {
  UnlinkCampaigns,
  type Unlinked,
  type UnlinkRequest,
  type UnlinkResult,
} from '../use-cases/adoption/unlink-campaigns';
import { CampaignId, exampleId, MANY, Platform } from './plan-fields';

/** Body of `POST /campaigns/unlink`. */
class UnlinkDto {
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
class ReleaseDto {
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
class UnlinkedDto {
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

const toUnlinkRequest = ({
  platform,
  campaignIds,
  remote = 'PAUSE',
}: UnlinkDto): UnlinkRequest => ({ platform, remote, ...(campaignIds ? { campaignIds } : {}) });

const toUnlinkedDto = ({ results, releases }: Unlinked): UnlinkedDto => ({
  results: Object.fromEntries(results),
  releases: releases.map(({ campaignId, platform, status, error }) => ({
    campaignId,
    platform,
    status,
    error: error && error.slice(0, 2_000),
  })),
});

const UNLINK =
  'The link is gone here at once. What ends or lowers spending there begins at once, without a plan, and is tried until the platform confirms; until then the delivery ' +
  'summary says `UNLINKED_BUT_SERVING`. `PAUSE` also renames it where names are unique in an ad account. The old one is never taken over again: a campaign still wanted ' +
  'there is created anew by the next sync. One unlinked before is `not_linked`, and its earlier `remote` stays. Refused while a sync of the Space runs.';

/** Links between campaigns and platforms, given up. */
@ApiTags('Campaigns')
@Controller('api/v1/campaigns')
export class UnlinkController {
  constructor(private readonly unlinkCampaigns: UnlinkCampaigns) {}

  @PostRoute('unlink', {
    operationId: 'unlinkCampaigns',
    summary: 'Unlink campaigns from a platform',
    description: UNLINK,
    answers: one(UnlinkedDto),
    body: UnlinkDto,
    errors: ['NOT_FOUND', 'SYNC_ALREADY_ACTIVE'],
  })
  @RequireScopes('campaigns:write', 'sync:write')
  async unlink(@CallerParam() caller: Caller, @ValidBody() input: UnlinkDto) {
    return ok(toUnlinkedDto(await this.unlinkCampaigns.execute(caller, toUnlinkRequest(input))));
  }
}
