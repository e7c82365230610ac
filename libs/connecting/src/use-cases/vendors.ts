import { Inject, Injectable } from '@nestjs/common';
import { PLATFORM_IDS, type PlatformId, type Refusal, validationError } from '@switchyard/kernel';
import { appSettingsOf } from '@switchyard/platforms';
import {
  type AdPlatform,
  type ConsentRules,
  type Credentials,
  type PlatformAccess,
  PLATFORMS,
  type VendorApp,
} from '@switchyard/platforms/domain';
import { type KeyKind, platformNotSetUp } from '../domain';

export const CONNECT_SETTINGS = Symbol('settings of connecting');
export interface ConnectSettings {
  /** The address of this installation; undefined in a worker without the setting. */
  readonly publicUrl: string | undefined;
  /** What the operator registered at the vendors, as far as this process knows it. */
  readonly apps: ReadonlyMap<PlatformId, VendorApp>;
}

/** What a platform needs before it can be connected. */
export interface ConnectablePlatform {
  readonly platform: PlatformId;
  readonly name: string;
  /** Whether a person can start: by consent or by key. */
  readonly available: boolean;
  readonly byConsent: boolean;
  readonly keys: readonly {
    readonly kind: KeyKind;
    readonly label: string;
    readonly hint: string;
  }[];
  /** Settings of the installation that are missing, e.g. `SWITCHYARD_GOOGLE_ADS_CLIENT_ID`. */
  readonly missingSettings: readonly string[];
}

/** The vendors, as far as this installation is set up for them. */
@Injectable()
export class Vendors {
  constructor(
    @Inject(PLATFORMS) private readonly platforms: ReadonlyMap<PlatformId, AdPlatform>,
    @Inject(CONNECT_SETTINGS) private readonly settings: ConnectSettings,
  ) {}

  all(): readonly ConnectablePlatform[] {
    return PLATFORM_IDS.flatMap((platform) => {
      const access = this.platforms.get(platform)?.access;
      if (!access) return [];
      const missingSettings = access.consent ? this.missingSettings(platform, access.consent) : [];
      const byConsent = access.consent !== null && missingSettings.length === 0;
      return [
        {
          platform,
          name: this.nameOf(platform),
          available: byConsent || access.keys.length > 0,
          byConsent,
          keys: access.keys.map(({ kind, label, hint }) => ({ kind, label, hint })),
          missingSettings,
        },
      ];
    });
  }

  access(platform: PlatformId): PlatformAccess {
    const known = this.platforms.get(platform);
    if (!known) throw unknownPlatform(platform);
    return known.access;
  }

  nameOf(platform: PlatformId): string {
    return this.platforms.get(platform)?.capabilities.name ?? platform;
  }

  app(platform: PlatformId): VendorApp | undefined {
    return this.settings.apps.get(platform);
  }

  /** What connectors are given beside the secrets of a grant. */
  appCredentials(platform: PlatformId): Credentials {
    const { clientId, clientSecret, developerToken } = this.app(platform) ?? {};
    return {
      ...(clientId === undefined ? {} : { clientId }),
      ...(clientSecret === undefined ? {} : { clientSecret }),
      ...(developerToken === undefined ? {} : { developerToken }),
    };
  }

  /** Throws PLATFORM_NOT_SET_UP, and VALIDATION_ERROR where people enter a key. */
  requireConsent(platform: PlatformId): {
    readonly consent: ConsentRules;
    readonly app: VendorApp;
  } {
    const { consent } = this.access(platform);
    if (!consent) throw onlyByKey(this.nameOf(platform));
    const app = this.app(platform);
    if (!app || this.missingSettings(platform, consent).length > 0) {
      throw platformNotSetUp(platform, this.nameOf(platform));
    }
    return { consent, app };
  }

  /** Where the consent page sends the browser: one address per platform (RFC 9700, mix-up). */
  callbackOf(platform: PlatformId): string {
    return `${this.publicUrl}/app/connect/${platform}/callback`;
  }

  /** Where a signed-in person goes on with an attempt. */
  connectUrl(attemptId: string): string {
    return `${this.publicUrl}/console/connect/${attemptId}`;
  }

  /** Where a person consents again. */
  renewUrl(grantId: string): string {
    return `${this.publicUrl}/console/connections/grants/${grantId}/renew`;
  }

  get publicUrl(): string {
    return this.settings.publicUrl ?? '';
  }

  /**
   * Without an application every required setting is missing. With one, the api still knows the
   * public members alone: a secret is not missed here.
   */
  private missingSettings(platform: PlatformId, { requires }: ConsentRules): readonly string[] {
    const app = this.app(platform);
    const settings = appSettingsOf(platform);
    if (!app) return settings.filter(({ isRequired }) => isRequired).map(({ name }) => name);
    return settings
      .filter(
        ({ member, readBy }) =>
          readBy.includes('api') && requires.includes(member) && app[member] === undefined,
      )
      .map(({ name }) => name);
  }
}

const unknownPlatform = (platform: string): Refusal =>
  validationError([
    {
      path: '/platform',
      code: 'NOT_ONE_OF',
      message: `platform must be one of ${PLATFORM_IDS.join(', ')}; "${platform}" is none.`,
    },
  ]);

const onlyByKey = (name: string): Refusal =>
  validationError([
    {
      path: '/platform',
      code: 'NOT_ALLOWED',
      message: `${name} has no consent page. Send a key with POST /api/v1/connections/grants.`,
    },
  ]);
