import { ChangeListQuery, type Field, IdOf, OneOf, Text } from '@switchyard/http-kit';
import { isId, type Issue, referenceNotFound, validationError } from '@switchyard/kernel';
import {
  AD_ASSET_ROLES,
  type AdAssetRole,
  type AssetBinding,
  type AssetRole,
  BINDING_SCOPES,
  type BindingOwner,
  type BindingScope,
  CAMPAIGN_ASSET_ROLES,
  OWNER_MEMBER,
  viewBinding,
} from '../../domain';
import { CreatedAt, exampleId, OwnId, SpaceId, UpdatedAt, Version } from '../record.dto';

const optional = { optional: true } as const;
const clearable = { optional: true, clearable: true } as const;
const AD_SCOPES = ['AD', 'AD_GROUP'] as const;

const AssetId = (): Field =>
  IdOf('ast', { description: 'The asset; fixed after creation.', example: exampleId('ast') });
const CampaignId = (says: string, more: object = {}): Field =>
  IdOf('cmp', { description: says, example: exampleId('cmp'), ...more });
const AdGroupId = (says: string, more: object = {}): Field =>
  IdOf('adg', { description: says, example: exampleId('adg'), ...more });
const AdId = (says: string, more: object = {}): Field =>
  IdOf('ad', { description: says, example: exampleId('ad'), ...more });
const CampaignRole = (more: object = {}): Field =>
  OneOf(CAMPAIGN_ASSET_ROLES, {
    name: 'CampaignAssetRole',
    description: 'Its use; must fit the asset type.',
    example: 'SITELINK',
    ...more,
  });
const AdRole = (more: object = {}): Field =>
  OneOf(AD_ASSET_ROLES, {
    name: 'AdAssetRole',
    description: 'Its use; must fit the asset type.',
    example: 'MARKETING_IMAGE',
    ...more,
  });

/** Body of `POST /campaign-assets`. */
export class CreateCampaignAssetDto {
  @CampaignId('The campaign; fixed after creation.') campaignId!: string;
  @AssetId() assetId!: string;
  @CampaignRole() role!: AssetRole;
}

/** Body of `PATCH /campaign-assets/:id`. */
export class UpdateCampaignAssetDto {
  @CampaignRole(optional) role?: AssetRole;
}

/** An asset at a campaign as it is read. */
export class CampaignAssetDto {
  @OwnId('cas', 'The campaign asset.') id!: string;
  @SpaceId() spaceId!: string;
  @CampaignId('The campaign.') campaignId!: string;
  @AssetId() assetId!: string;
  @CampaignRole() role!: AssetRole;
  @CreatedAt() createdAt!: string;
  @UpdatedAt() updatedAt!: string;
  @Version() version!: number;
}

/** Body of `POST /ad-assets`. */
export class CreateAdAssetDto {
  @OneOf(AD_SCOPES, {
    name: 'AdAssetScope',
    description: 'Follows from adId or adGroupId.',
    example: 'AD',
    ...optional,
  })
  scope?: 'AD' | 'AD_GROUP';
  @AdId('The ad; instead of adGroupId.', { ...clearable, oneOf: 'place' }) adId?: string | null;
  @AdGroupId('The ad group, for all its ads; instead of adId.', { ...clearable, oneOf: 'place' })
  adGroupId?: string | null;
  @AssetId() assetId!: string;
  @AdRole() role!: AdAssetRole;
}

/** Body of `PATCH /ad-assets/:id`. */
export class UpdateAdAssetDto {
  @AdRole(optional) role?: AdAssetRole;
}

/** An asset at an ad or ad group as it is read. */
export class AdAssetDto {
  @OwnId('ada', 'The ad asset.') id!: string;
  @SpaceId() spaceId!: string;
  @OneOf(AD_SCOPES, { description: 'At an ad, or at an ad group for all its ads.', example: 'AD' })
  scope!: 'AD' | 'AD_GROUP';
  @AdId('The ad; null at an ad group.', { clearable: true }) adId!: string | null;
  @AdGroupId('The ad group; null at an ad.', { clearable: true }) adGroupId!: string | null;
  @CampaignId('Its campaign.') campaignId!: string;
  @AssetId() assetId!: string;
  @AdRole() role!: AssetRole;
  @CreatedAt() createdAt!: string;
  @UpdatedAt() updatedAt!: string;
  @Version() version!: number;
}

/** Body of `POST /assets/:id/attach`: one of the three ids. */
export class AttachDto {
  @CampaignId('The campaign.', { ...clearable, oneOf: 'place' }) campaignId?: string | null;
  @AdGroupId('The ad group.', { ...clearable, oneOf: 'place' }) adGroupId?: string | null;
  @AdId('The ad.', { ...clearable, oneOf: 'place' }) adId?: string | null;
  @CampaignRole() role!: AssetRole;
}

/** Where an asset is attached. */
export class AttachmentDto {
  @Text({
    max: 64,
    description: 'The campaign asset (cas_…) or ad asset (ada_…).',
    example: exampleId('cas'),
  })
  id!: string;
  @SpaceId() spaceId!: string;
  @OneOf(BINDING_SCOPES, { name: 'AssetScope', description: 'At what.', example: 'CAMPAIGN' })
  scope!: BindingScope;
  @CampaignId('Its campaign.') campaignId!: string;
  @AdGroupId('The ad group; null unless it is attached to one.', { clearable: true }) adGroupId!:
    string | null;
  @AdId('The ad; null unless it is attached to one.', { clearable: true }) adId!: string | null;
  @AssetId() assetId!: string;
  @CampaignRole() role!: AssetRole;
  @CreatedAt() createdAt!: string;
  @UpdatedAt() updatedAt!: string;
  @Version() version!: number;
}

/** The query of `GET /campaign-assets`. */
export class CampaignAssetQuery extends ChangeListQuery {
  @CampaignId('Only of this campaign.', optional) campaignId?: string;
  @IdOf('ast', { description: 'Only this asset.', example: exampleId('ast'), ...optional })
  assetId?: string;
  @CampaignRole(optional) role?: AssetRole;
}

/** The query of `GET /ad-assets`: exactly one of the first three. */
export class AdAssetQuery extends ChangeListQuery {
  @AdId('Only at this ad.', optional) adId?: string;
  @AdGroupId('Only at this ad group.', optional) adGroupId?: string;
  @CampaignId('At every ad group and ad of this campaign.', optional) campaignId?: string;
  @IdOf('ast', { description: 'Only this asset.', example: exampleId('ast'), ...optional })
  assetId?: string;
  @AdRole(optional) role?: AdAssetRole;
}

/** The query of `DELETE /assets/:id/attach`: one of the three ids; every role without `role`. */
export class DetachQuery {
  @CampaignId('The campaign.', optional) campaignId?: string;
  @AdGroupId('The ad group.', optional) adGroupId?: string;
  @AdId('The ad.', optional) adId?: string;
  @CampaignRole(optional) role?: AssetRole;
}

export const toAttachmentDto = (row: AssetBinding): AttachmentDto => viewBinding(row);

export const toCampaignAssetDto = (row: AssetBinding): CampaignAssetDto => {
  const { scope: _scope, adGroupId: _adGroupId, adId: _adId, ...view } = viewBinding(row);
  return view;
};

export const toAdAssetDto = (row: AssetBinding): AdAssetDto => {
  const { scope, ...view } = viewBinding(row);
  return { ...view, scope: scope === 'AD' ? 'AD' : 'AD_GROUP' };
};

type Named = { readonly [member in (typeof OWNER_MEMBER)[BindingScope]]?: string | null };

const PREFIXES = { CAMPAIGN: 'cmp', AD_GROUP: 'adg', AD: 'ad' } as const;

/** The one place that a body names. Throws `VALIDATION_ERROR` for none and for several. */
export const ownerInBody = (named: Named): BindingOwner => ownerOf(named, '/', BINDING_SCOPES);

/** The ad or ad group that a body names. A `scope` that says otherwise is a `CONFLICT`. */
export const adOwner = ({
  scope,
  ...named
}: Named & { readonly scope?: BindingScope }): BindingOwner => {
  const owner = ownerOf(named, '/', ['AD', 'AD_GROUP']);
  if (scope === undefined || scope === owner.scope) return owner;
  throw validationError([
    {
      path: '/scope',
      code: 'CONFLICT',
      message: `${OWNER_MEMBER[owner.scope]} makes the scope ${owner.scope}`,
    },
  ]);
};

/** A list of ad assets is of one ad, one ad group or one campaign. */
export const requireOneOwner = (named: Named): void => {
  ownerOf(named, 'query.', ['AD', 'AD_GROUP', 'CAMPAIGN']);
};

/** The one place that a query names; an id that cannot be is answered like an unknown one. */
export const ownerInQuery = (named: Named): BindingOwner => {
  const owner = ownerOf(named, 'query.', BINDING_SCOPES);
  if (!isId(PREFIXES[owner.scope], owner.id)) {
    throw referenceNotFound(`query.${OWNER_MEMBER[owner.scope]}`);
  }
  return owner;
};

const ownerOf = (named: Named, prefix: string, among: readonly BindingScope[]): BindingOwner => {
  const given = among.flatMap((scope) => {
    const id = named[OWNER_MEMBER[scope]];
    return id === undefined || id === null ? [] : [{ scope, id }];
  });
  const [owner] = given;
  if (owner && given.length === 1) return owner;
  const members = among.map((scope) => OWNER_MEMBER[scope]);
  throw validationError(
    owner
      ? given.slice(1).map(({ scope }) => tooMany(`${prefix}${OWNER_MEMBER[scope]}`, members))
      : [missing(`${prefix}${members[0]}`, members)],
  );
};

const missing = (path: string, members: readonly string[]): Issue => ({
  path,
  code: 'REQUIRED',
  message: `Send one of ${members.join(', ')}`,
});

const tooMany = (path: string, members: readonly string[]): Issue => ({
  path,
  code: 'CONFLICT',
  message: `Send only one of ${members.join(', ')}`,
});
