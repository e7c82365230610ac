import { AnyJson, Flag, ListOf, Nested, OneOf, Text } from '@switchyard/http-kit';
import { PLATFORM_IDS, type PlatformId } from '@switchyard/kernel';
import type { MergedFinding } from '../../domain/validation/merged-findings';
import type { Validation } from '../../use-cases/validation/validate-campaign';
import { exampleId, Platform, Platforms } from '../plan-fields';

const KINDS = ['requirement', 'unsupported', 'degraded', 'recommendation'] as const;

/** Body of `POST /campaigns/:id/validate`. */
export class ValidateCampaignDto {
  @ListOf(OneOf(PLATFORM_IDS, { description: 'A platform.', example: 'google-ads' }), {
    minItems: 1,
    maxItems: 6,
    unique: true,
    optional: true,
    example: ['google-ads', 'microsoft-ads'],
    description: 'Platforms, connected or not; else those of the campaign.',
  })
  platforms?: readonly PlatformId[];
}

export class FindingEntityDto {
  @Text({
    max: 32,
    description:
      '`asset`: about one file, sitelink, callout, structured snippet or call, wherever attached.',
    example: 'ad',
  })
  type!: string;
  @Text({ max: 64, description: 'Its id.', example: exampleId('ad') }) id!: string;
}

const example = {
  kind: 'requirement',
  source: 'platform',
  code: 'HEADLINE_TOO_LONG',
  platform: 'google-ads',
  platforms: ['google-ads', 'microsoft-ads'],
  entity: { type: 'ad', id: exampleId('ad') },
  field: 'headlines/2/text',
  message: '`headlines/2/text` has 34 characters. Google and Microsoft take at most 30.',
  limit: 30,
  actual: 34,
  fix: 'Use at most 30 characters.',
};

/** One thing to know about a campaign, and the platforms that it applies to. */
export class FindingDto {
  @OneOf(KINDS, {
    example: 'requirement',
    description:
      '`requirement`: nothing is sent until it is met. `unsupported`: left out. `degraded`: sent, not quite as asked for. `recommendation`: sent as it is.',
  })
  kind!: MergedFinding['kind'];
  @OneOf(['platform', 'switchyard'], { description: 'Whose rule it is.', example: 'platform' })
  source!: MergedFinding['source'];
  @Text({ max: 100, description: 'Stable code.', example: 'HEADLINE_TOO_LONG' }) code!: string;
  @Platform('The first of `platforms`.')
  platform!: PlatformId;
  @Platforms() platforms!: readonly PlatformId[];
  @Nested(() => FindingEntityDto, { description: 'What it is about.', example: example.entity })
  entity!: FindingEntityDto;
  @Text({
    max: 200,
    description:
      'Our field path; null: the whole object. Missing or surplus files are at the ad or campaign, as `assets` or `assets/<role>`.',
    example: 'headlines/2/text',
    clearable: true,
  })
  field!: string | null;
  @Text({ max: 2_000, description: 'For people; may change.', example: example.message })
  message!: string;
  @AnyJson({
    description: 'What the platform takes.',
    example: 30,
    optional: true,
  })
  limit?: number | string;
  @AnyJson({ description: 'What was found.', example: 34, optional: true })
  actual?: number | string;
  @Text({ max: 2_000, description: 'What to change.', example: 'Use at most 30 characters.' })
  fix!: string;
}

/** What Validate says. */
export class ValidationDto {
  @Flag({ description: 'True when no `requirement` is left.', example: false }) valid!: boolean;
  @ListOf(Nested(() => FindingDto, { description: 'One finding.', example }), {
    maxItems: 1_000_000,
    description:
      'By platform, the campaign first, then what is below it. What several platforms say alike is one finding, at the first of them.',
    example: [example],
  })
  findings!: readonly FindingDto[];
}

export const toValidationDto = ({ valid, findings }: Validation): ValidationDto => ({
  valid,
  findings: findings.map(toFindingDto),
});

const toFindingDto = ({
  kind,
  source,
  code,
  platforms,
  entity: { type, id },
  field,
  message,
  limit,
  actual,
  fix,
}: MergedFinding): FindingDto => ({
  kind,
  source,
  code,
  platform: platforms[0],
  platforms,
  entity: { type, id },
  field,
  message,
  ...(limit === undefined ? {} : { limit }),
  ...(actual === undefined ? {} : { actual }),
  fix,
});
