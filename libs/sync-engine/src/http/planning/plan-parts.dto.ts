import { AnyJson, IdOf, ListOf, Nested, OneOf, Text } from '@switchyard/http-kit';
import { PLATFORM_IDS, type PlatformId } from '@switchyard/kernel';
import { ENTITY_KINDS, type EntityKind, type Json } from '@switchyard/platforms/domain';
import type { DriftEntry } from '../../domain/planning/plan';
import type { BlockedCampaign, PlanNotice } from '../../domain/planning/preview';
import { mergedFindings, type MergedWarning } from '../../domain/validation/merged-findings';
import {
  contractField,
  contractPath,
  contractValue,
} from '../../use-cases/planning/contract-words';
import { CampaignId, Entity, exampleId, ObjectId, Platform, Platforms } from '../plan-fields';
import { FindingDto, toValidationDto } from '../validation/validate.dto';

/** A change made on the platform that is left alone until a user decides. */
export class DriftDto {
  @CampaignId() campaignId!: string;
  @Platform('Where it was changed.') platform!: PlatformId;
  @Entity() entity!: EntityKind;
  @ObjectId() id!: string;
  @Text({ max: 100, description: 'As `resolve` takes it.', example: 'budget' })
  field!: string;
  @AnyJson({ description: 'What we last applied, money in major units.', example: 20 })
  applied!: Json;
  @AnyJson({ description: 'What we want it to be.', example: 20 }) local!: Json;
  @AnyJson({ description: 'What the platform has.', example: 25 }) remote!: Json;
}

/** Something to know before the plan is triggered; it stops nothing. */
export class PlanWarningDto {
  @Text({ max: 100, description: 'Stable code.', example: 'DRIFT_OVERWRITTEN' }) code!: string;
  @OneOf(PLATFORM_IDS, {
    description: 'The first of `platforms`; null: the whole plan.',
    example: 'google-ads',
    clearable: true,
  })
  platform!: PlatformId | null;
  @Platforms('Platforms that it holds for; empty: the whole plan.')
  platforms!: readonly PlatformId[];
  @IdOf('cmp', {
    description: 'The campaign; null: the whole plan.',
    example: exampleId('cmp'),
    clearable: true,
  })
  campaignId!: string | null;
  @OneOf(ENTITY_KINDS, {
    description: 'What kind of object it is; null: the whole plan.',
    example: 'campaign',
    clearable: true,
  })
  entity!: EntityKind | null;
  @Text({
    max: 64,
    description: 'Our id of the object; null: the whole plan.',
    example: exampleId('cmp'),
    clearable: true,
  })
  id!: string | null;
  @Text({
    max: 200,
    description: 'Our field path; null: the whole object.',
    example: 'budget',
    clearable: true,
  })
  field!: string | null;
  @Text({
    min: 0,
    max: 2_000,
    description: 'For people; may change.',
    example: 'The platform had another value. The local value replaces it.',
  })
  message!: string;
}

const exampleRequirement = {
  kind: 'requirement',
  source: 'switchyard',
  code: 'CURRENCY_MISMATCH',
  platform: 'google-ads',
  platforms: ['google-ads'],
  entity: { type: 'campaign', id: exampleId('cmp') },
  field: 'currency',
  message: 'The currency of the campaign is USD, but the ad account uses EUR on Google.',
  limit: 'EUR',
  actual: 'USD',
  fix: 'Create a campaign with the `currency` EUR, or connect an ad account in USD.',
};

/** A campaign on a platform for which nothing is sent. The rest goes on. */
export class BlockedDto {
  @CampaignId() campaignId!: string;
  @Text({ max: 255, description: 'Its name.', example: 'Autumn' }) name!: string;
  @Platform('Where it is blocked.') platform!: PlatformId;
  @ListOf(
    Nested(() => FindingDto, { description: 'One requirement.', example: exampleRequirement }),
    { maxItems: 10_000, description: 'What it still needs.', example: [exampleRequirement] },
  )
  findings!: readonly FindingDto[];
}

const place = { campaignId: exampleId('cmp'), platform: 'google-ads' } as const;
export const exampleDrift: DriftDto = {
  ...place,
  entity: 'campaign',
  id: exampleId('cmp'),
  field: 'budget',
  applied: 20,
  local: 20,
  remote: 25,
};
export const exampleBlocked = { ...place, name: 'Autumn', findings: [exampleRequirement] };
export const exampleWarning: PlanWarningDto = {
  ...place,
  platforms: ['google-ads'],
  code: 'DRIFT_OVERWRITTEN',
  entity: 'campaign',
  id: exampleId('cmp'),
  field: 'budget',
  message: 'The platform had another value. The local value replaces it.',
};

export const toDriftDto = ({
  address: { campaignId, platform, entity, id },
  field,
  applied,
  local,
  remote,
}: DriftEntry): DriftDto => ({
  campaignId,
  platform,
  entity,
  id,
  field: contractField(field),
  applied: contractValue(field, applied),
  local: contractValue(field, local),
  remote: contractValue(field, remote),
});

export const toPlanWarningDto = ({
  platforms,
  warning: {
    code,
    address: { campaignId, entity, id },
    field,
    message,
  },
}: MergedWarning): PlanWarningDto => ({
  code,
  platform: platforms[0],
  platforms,
  campaignId,
  entity,
  id,
  field: field === '' ? null : contractPath(field),
  message,
});

export const toPlanNoticeDto = ({ code, platform, message }: PlanNotice): PlanWarningDto => ({
  code,
  platform,
  platforms: platform ? [platform] : [],
  campaignId: null,
  entity: null,
  id: null,
  field: null,
  message,
});

export const toBlockedDto = ({
  campaignId,
  name,
  platform,
  findings,
}: BlockedCampaign): BlockedDto => ({
  campaignId,
  name,
  platform,
  findings: toValidationDto({ valid: false, findings: mergedFindings(findings) }).findings,
});
