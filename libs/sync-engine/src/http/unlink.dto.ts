import { ListOf, MapById, OneOf } from '@switchyard/http-kit';
import type { PlatformId } from '@switchyard/kernel';
import { RELEASE_EFFECTS, type ReleaseEffect } from '../domain/plan';
import type { UnlinkAsked, UnlinkResult } from '../use-cases/links/unlink-campaigns';
import { exampleId, MANY } from './example-id';
import { CampaignId, Platform } from './plan-fields';

/** Body of `POST /campaigns/unlink`. */
export class UnlinkDto {
  @Platform('The platform that the campaigns are to be given up on.') platform!: PlatformId;
  @ListOf(CampaignId(), {
    minItems: 1,
    maxItems: 1_000,
    unique: true,
    description: 'Which campaigns; all that are linked there when left out.',
    example: [exampleId('cmp')],
    optional: true,
  })
  campaignIds?: readonly string[];
  @OneOf(RELEASE_EFFECTS, {
    description:
      'What the next plan does to what is there: `PAUSE` what still runs, `REMOVE` it, or `LEAVE` it alone.',
    example: 'PAUSE',
    optional: true,
    default: 'PAUSE',
  })
  remote?: ReleaseEffect;
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
}

export const toUnlinkAsked = ({
  platform,
  campaignIds,
  remote = 'PAUSE',
}: UnlinkDto): UnlinkAsked => ({ platform, remote, ...(campaignIds ? { campaignIds } : {}) });

export const toUnlinkedDto = (results: ReadonlyMap<string, UnlinkResult>): UnlinkedDto => ({
  results: Object.fromEntries(results),
});
