import {
  Flag,
  IdOf,
  ListOf,
  Nested,
  OneOf,
  Text,
  Timestamp,
  WholeNumber,
} from '@switchyard/http-kit';
import { GRANT_STATUSES, type GrantStatus } from '@switchyard/identity/domain';
import { PLATFORM_IDS, type PlatformId } from '@switchyard/kernel';
import type { AssetChoice, NeededFor } from '@switchyard/platforms/domain';
import type { EnteredKey } from '../use-cases/enter-key';
import type { GrantView } from '../use-cases/read-connect';
import type { ConnectablePlatform } from '../use-cases/vendors';

const NEEDS = ['always', 'campaigns', 'conversions'] as const satisfies readonly NeededFor[];
const MOMENT = '2026-11-21T09:00:00.000Z';
const GRANT = 'gnt_01kb4wq6m3e0sv5mwzq8a7h2rd';
const CONNECTION = 'con_01kb4wq6m3e0sv5mwzq8a7h2rd';

/** A permission that the person did not give. */
export class MissingScopeDto {
  @Text({ max: 200, description: "The platform's own word.", example: 'rw_conversions' })
  scope!: string;
  @OneOf(NEEDS, { description: 'What does not work without it.', example: 'conversions' })
  neededFor!: NeededFor;
  @Text({
    min: 0,
    max: 500,
    description: 'For people: what cannot be done.',
    example: 'Conversions cannot be reported.',
  })
  meaning!: string;
}

const exampleScope = {
  scope: 'rw_conversions',
  neededFor: 'conversions',
  meaning: 'Conversions cannot be reported.',
};

/** A connection that uses a grant. */
export class GrantConnectionDto {
  @IdOf('con', { description: 'The connection.', example: CONNECTION }) id!: string;
  @Text({ min: 0, max: 255, description: 'Its name.', example: 'Shop EU' }) name!: string;
}

const exampleConnection = { id: CONNECTION, name: 'Shop EU' };

/** What one person (or key) allowed this account to do on one platform, without its secrets. */
export class GrantDto {
  @IdOf('gnt', { description: 'The grant.', example: GRANT }) id!: string;
  @OneOf(PLATFORM_IDS, { description: 'The ad platform.', example: 'google-ads' })
  platform!: PlatformId;
  @Text({
    min: 0,
    max: 500,
    description: 'Who consented, as the platform names them; empty when unknown.',
    example: 'ada@example.com',
  })
  person!: string;
  @OneOf(GRANT_STATUSES, {
    description: 'NEEDS_REAUTH: the person must consent again, at `renewUrl`.',
    example: 'ACTIVE',
  })
  status!: GrantStatus;
  @ListOf(Text({ max: 200, description: 'One permission.', example: 'r_ads' }), {
    maxItems: 100,
    description: "What the person allowed, in the platform's own words.",
    example: ['r_ads'],
  })
  scopes!: readonly string[];
  @ListOf(
    Nested(() => MissingScopeDto, { description: 'One permission.', example: exampleScope }),
    {
      maxItems: 100,
      description: 'What the person did not allow.',
      example: [exampleScope],
    },
  )
  missingScopes!: readonly MissingScopeDto[];
  @ListOf(
    Nested(() => GrantConnectionDto, {
      description: 'One connection.',
      example: exampleConnection,
    }),
    {
      maxItems: 100_000,
      description: 'Connections that use it.',
      example: [exampleConnection],
    },
  )
  connections!: readonly GrantConnectionDto[];
  @Timestamp({
    description: 'When it ends unless the person consents again; null: by no date.',
    example: '2027-11-21T09:00:00.000Z',
    clearable: true,
  })
  endsAt!: string | null;
  @Text({
    max: 2_048,
    description: 'Where the person consents again.',
    example: `https://switchyard.example/console/connections/grants/${GRANT}/renew`,
  })
  renewUrl!: string;
  @Text({
    max: 2_048,
    description: 'Where the person takes the consent back at the platform; null for keys.',
    example: 'https://myaccount.google.com/permissions',
    clearable: true,
  })
  withdrawAt!: string | null;
  @Timestamp({ description: 'When it was made.', example: MOMENT }) createdAt!: string;
  @Timestamp({ description: 'When it last changed.', example: MOMENT }) updatedAt!: string;
  @WholeNumber({
    min: 1,
    max: 2_147_483_647,
    description: '+1 with every consent and status; the ETag.',
    example: 1,
  })
  version!: number;
}

/** Whitelists what is shown: never a secret. */
export const toGrantDto = (grant: GrantView): GrantDto => ({
  id: grant.id,
  platform: grant.platform,
  person: grant.subjectName,
  status: grant.status,
  scopes: grant.scopes,
  missingScopes: grant.missingScopes.map(({ scope, neededFor, meaning }) => ({
    scope,
    neededFor,
    meaning,
  })),
  connections: grant.connections.map(({ id, name }) => ({ id, name })),
  endsAt: grant.refreshEndsAt?.toISOString() ?? null,
  renewUrl: grant.renewUrl,
  withdrawAt: grant.withdrawAt,
  createdAt: grant.createdAt.toISOString(),
  updatedAt: grant.updatedAt.toISOString(),
  version: grant.version,
});

/** Something that a setting of a connection can name. */
export class AssetChoiceDto {
  @Text({ max: 100, description: "Member of the connection's `settings`.", example: 'pageId' })
  setting!: string;
  @OneOf(['campaigns', 'conversions'], {
    description: 'What the setting is needed for.',
    example: 'campaigns',
  })
  neededFor!: AssetChoice['neededFor'];
  @Text({ min: 0, max: 500, description: 'What the setting is to hold.', example: '104455' })
  value!: string;
  @Text({ min: 0, max: 500, description: 'Its name there.', example: 'Shop' })
  name!: string;
  @Flag({ description: 'False: it cannot be taken; `note` says why.', example: true })
  isUsable!: boolean;
  @Text({ min: 0, max: 1_000, description: 'What to know; may be empty.', example: '' })
  note!: string;
}

const exampleAsset = {
  setting: 'pageId',
  neededFor: 'campaigns',
  value: '104455',
  name: 'Shop',
  isUsable: true,
  note: '',
};

/** What the settings of a connection can name. */
export class AssetsDto {
  @ListOf(Nested(() => AssetChoiceDto, { description: 'One choice.', example: exampleAsset }), {
    maxItems: 100_000,
    description: 'Pages, pixels, tags and whatever else settings name.',
    example: [exampleAsset],
  })
  assets!: readonly AssetChoiceDto[];
}

export const toAssetsDto = (assets: readonly AssetChoice[]): AssetsDto => ({
  assets: assets.map(({ setting, neededFor, value, name, isUsable, note }) => ({
    setting,
    neededFor,
    value,
    name,
    isUsable,
    note,
  })),
});

/** A key that a platform takes in place of a consent. */
export class KeyFormDto {
  @OneOf(['apiKey', 'serviceAccount'], {
    description: 'The member of the body that holds it.',
    example: 'apiKey',
  })
  kind!: EnteredKey['kind'];
  @Text({ max: 200, description: 'What it is called.', example: 'API key' }) label!: string;
  @Text({
    min: 0,
    max: 1_000,
    description: 'Where the person finds it.',
    example: 'In the settings of the ad account.',
  })
  hint!: string;
}

const exampleKey = {
  kind: 'apiKey',
  label: 'API key',
  hint: 'In the settings of the ad account.',
};

/** How a platform can be connected on this installation. */
export class ConnectablePlatformDto {
  @OneOf(PLATFORM_IDS, { description: 'The ad platform.', example: 'google-ads' })
  platform!: PlatformId;
  @Text({ max: 100, description: 'Its name.', example: 'Google Ads' }) name!: string;
  @Flag({ description: 'Whether a person can start, by consent or by key.', example: true })
  available!: boolean;
  @Flag({ description: 'Whether there is a consent page.', example: true }) byConsent!: boolean;
  @ListOf(Nested(() => KeyFormDto, { description: 'One kind of key.', example: exampleKey }), {
    maxItems: 10,
    description: 'Keys that stand for a consent.',
    example: [exampleKey],
  })
  keys!: readonly KeyFormDto[];
  @ListOf(
    Text({
      max: 100,
      description: 'The name of a setting.',
      example: 'SWITCHYARD_GOOGLE_ADS_CLIENT_ID',
    }),
    {
      maxItems: 20,
      description: 'What the operator of this installation has not set (docs/connecting.md).',
      example: ['SWITCHYARD_GOOGLE_ADS_CLIENT_ID'],
    },
  )
  missingSettings!: readonly string[];
}

const examplePlatform = {
  platform: 'google-ads',
  name: 'Google Ads',
  available: true,
  byConsent: true,
  keys: [],
  missingSettings: [],
};

/** What can be connected, and what is. */
export class ConnectDto {
  @ListOf(
    Nested(() => ConnectablePlatformDto, {
      description: 'One platform.',
      example: examplePlatform,
    }),
    { maxItems: 20, description: 'Every platform.', example: [examplePlatform] },
  )
  platforms!: readonly ConnectablePlatformDto[];
  @ListOf(Nested(() => GrantDto, { description: 'One grant.', example: {} }), {
    maxItems: 10_000,
    description: 'The grants of the account, newest first.',
    example: [],
  })
  grants!: readonly GrantDto[];
}

export const toConnectDto = (
  platforms: readonly ConnectablePlatform[],
  grants: readonly GrantView[],
): ConnectDto => ({
  platforms: platforms.map((one) => ({
    platform: one.platform,
    name: one.name,
    available: one.available,
    byConsent: one.byConsent,
    keys: one.keys.map(({ kind, label, hint }) => ({ kind, label, hint })),
    missingSettings: one.missingSettings,
  })),
  grants: grants.map(toGrantDto),
});
