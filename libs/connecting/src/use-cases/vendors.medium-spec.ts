import type { PlatformId } from '@switchyard/kernel';
import { type AdPlatform, type VendorApp } from '@switchyard/platforms/domain';
import { ScriptedPlatform } from '../testing/scripted-platform';
import { Vendors } from './vendors';

const PUBLIC_URL = 'https://ads.example';

const vendors = (apps: readonly (readonly [PlatformId, VendorApp])[]): Vendors => {
  const platforms = (['google-ads', 'openai-ads'] as const).map((id): [PlatformId, AdPlatform] => [
    id,
    new ScriptedPlatform(id).platform,
  ]);
  return new Vendors(new Map(platforms), { publicUrl: PUBLIC_URL, apps: new Map(apps) });
};

describe('where no application is registered', () => {
  it('no person can consent, and the refusal says who changes that', () => {
    const ask = () => vendors([]).requireConsent('google-ads');
    expect(ask).toThrow(
      expect.objectContaining({
        code: 'PLATFORM_NOT_SET_UP',
        status: 409,
        message: expect.stringContaining('docs/connecting.md'),
        details: { platform: 'google-ads' },
      }),
    );
  });

  it('the settings that are missing are named, and keys are taken all the same', () => {
    expect(vendors([]).all()).toMatchObject([
      {
        platform: 'google-ads',
        available: false,
        byConsent: false,
        missingSettings: ['SWITCHYARD_GOOGLE_ADS_CLIENT_ID', 'SWITCHYARD_GOOGLE_ADS_CLIENT_SECRET'],
      },
      { platform: 'openai-ads', available: true, byConsent: false, missingSettings: [] },
    ]);
  });
});

it('the client id is enough for the api, which knows no secret', () => {
  const withApp = vendors([['google-ads', { clientId: 'fake-client' }]]);
  expect(withApp.requireConsent('google-ads').app).toEqual({ clientId: 'fake-client' });
  expect(withApp.all()[0]).toMatchObject({ available: true, byConsent: true, missingSettings: [] });
});

it('a platform of keys alone has no consent page', () => {
  expect(() => vendors([]).requireConsent('openai-ads')).toThrow(
    expect.objectContaining({ code: 'VALIDATION_ERROR' }),
  );
});
