import type { IdentityFacade } from '@switchyard/identity';
import type { RaisedAlert } from '@switchyard/identity/domain';
import type { PlatformId, Tenant } from '@switchyard/kernel';
import { createPlatforms, type PlatformsSettings } from '@switchyard/platforms';
import { FakeClock } from '@switchyard/test-kit';
import { NotifyVersionEnd } from './account-round';

const TENANT = { accountId: 'acc_1', spaceId: 'spc_1' } as Tenant;

/**
 * The alerts for an owner on a day when an installation with these settings looks at a connection.
 */
const alertsOn = async (day: string, platform: PlatformId, settings: PlatformsSettings = {}) => {
  const alerts: { raised?: RaisedAlert; resolved?: string } = {};
  const identity: Pick<IdentityFacade, 'raiseAlert' | 'resolveAlert'> = {
    raiseAlert: async (_tenant, raised) => void (alerts.raised = raised),
    resolveAlert: async (_tenant, key) => void (alerts.resolved = key),
  };
  const clock = new FakeClock();
  clock.set(new Date(`${day}T12:00:00Z`));
  const spoken = createPlatforms(settings).get(platform)!;
  await new NotifyVersionEnd(identity as IdentityFacade, clock).execute(TENANT, 'con_1', spoken);
  return alerts;
};

describe('the end of an API version', () => {
  const old = { 'linkedin-ads': { apiVersion: '202601' } };

  it('is reported from 30 days before, with the connection, the day and the version to use', async () => {
    expect(await alertsOn('2026-12-15', 'linkedin-ads', old)).toEqual({
      resolved: 'con_1:version-ends',
    });
    const { raised } = await alertsOn('2026-12-16', 'linkedin-ads', old);
    expect(raised).toMatchObject({
      kind: 'PLATFORM_VERSION_ENDS',
      subject: { type: 'connection', id: 'con_1' },
      key: 'con_1:version-ends',
      details: { platform: 'linkedin-ads', version: '202601', endsOn: '2027-01-15' },
    });
    expect(raised?.message).toBe(
      'Version 202601 of the API of linkedin-ads ends on 2027-01-15. All calls fail after that. The newest known version is 202609.',
    );
  });

  it('says when no day is announced, and that unchanged calls go on', async () => {
    const { raised } = await alertsOn('2027-07-10', 'meta-ads');
    expect(raised?.message).toContain('is expected to end around 2027-07-29. No day is announced.');
    expect(raised?.message).toContain('only calls that the next version did not change');
  });

  it('is over as soon as another version is used', async () => {
    const newer = { 'linkedin-ads': { apiVersion: '202609' } };
    expect(await alertsOn('2027-01-10', 'linkedin-ads', newer)).toEqual({
      resolved: 'con_1:version-ends',
    });
  });

  it('is never reported for versions without an announced end', async () => {
    expect((await alertsOn('2030-01-01', 'openai-ads')).raised).toBeUndefined();
  });
});
