import { stateOfVersion, VENDOR_VERSIONS } from '@switchyard/vendor-versions';
import { PlatformFailure } from '../../port/failure';
import { create } from '../changes';
import { ContractWorld } from '../contract-world';
import { draftsFor } from '../drafts';
import type { ContractHarness } from '../harness';

export const faultSection = (harness: ContractHarness): void => {
  describe('a platform in trouble', () => {
    let world: ContractWorld;
    const drafts = draftsFor(harness);
    const remoteId = harness.remoteId ?? '1';
    beforeEach(async () => void (world = await ContractWorld.start(harness)));
    afterEach(() => world.stop());

    it('is waited for when it says so, writing and reading', async () => {
      await world.fault({ path: harness.writePath.campaign!, fault: 'http', status: 429 });
      await expect(world.apply([create(world.platform, drafts.campaign())])).rejects.toMatchObject({
        failure: { kind: 'throttled', retryAfterSeconds: expect.any(Number) },
      });
      await world.fault({ path: harness.readPath, fault: 'http', status: 429 });
      await expect(world.read({ campaignRemoteIds: [remoteId] })).rejects.toMatchObject({
        failure: { kind: 'throttled' },
      });
      expect(await world.objects('campaign')).toEqual([]);
    });

    for (const { name, fault, retryAfterSeconds, scope = 'short' } of harness.throttles) {
      it(`says how long to wait in its own way: ${name}`, async () => {
        await world.fault({ path: harness.writePath.campaign!, fault: 'http', ...fault });
        const error = await world.apply([create(world.platform, drafts.campaign())]).then(
          () => undefined,
          (thrown: unknown) => thrown,
        );
        expect(error).toMatchObject({ failure: { kind: 'throttled', scope } });
        const { failure } = error as { readonly failure: { readonly retryAfterSeconds: number } };
        const asked =
          typeof retryAfterSeconds === 'function' ? retryAfterSeconds() : retryAfterSeconds;
        expect(Math.abs(failure.retryAfterSeconds - asked)).toBeLessThanOrEqual(2);
      });
    }

    it('that answers success without a result counts as not done', async () => {
      const change = create(world.platform, drafts.campaign());
      await world.fault({
        path: harness.writePath.campaign!,
        fault: 'http',
        status: 200,
        body: {},
      });
      const kind = await world.apply([change]).then(
        (outcomes) => outcomes.get(change.id)?.kind,
        (error: unknown) => (error instanceof PlatformFailure ? error.failure.kind : 'broken'),
      );
      expect(['failed', 'unknown', 'unavailable', undefined]).toContain(kind);
      expect(await world.objects('campaign')).toEqual([]);
    });

    it.each([500, 503])(
      'that breaks with %d while writing leaves it open whether it was done, never "refused"',
      async (status) => {
        await world.fault({ path: harness.writePath.campaign!, fault: 'http', status });
        await expect(
          world.apply([create(world.platform, drafts.campaign())]),
        ).rejects.toMatchObject({
          failure: { kind: expect.stringMatching(/^(unknown|unavailable)$/) },
        });
      },
    );

    it.each([500, 503])('that breaks with %d while reading is unavailable', async (status) => {
      await world.fault({ path: harness.readPath, fault: 'http', status });
      await expect(world.read({ campaignRemoteIds: [remoteId] })).rejects.toMatchObject({
        failure: { kind: 'unavailable' },
      });
    });

    it('that loses the answer to a read is unavailable: nothing was changed', async () => {
      await world.fault({ path: harness.readPath, fault: 'drop-reply' });
      await expect(world.read({ campaignRemoteIds: [remoteId] })).rejects.toMatchObject({
        failure: { kind: 'unavailable' },
      });
    });

    if (harness.tokenLifeSeconds !== undefined) {
      it('that forgot our token gets another one, and the work is done once', async () => {
        const [first, second] = ['First', 'Second'].map((name) =>
          create(world.platform, drafts.campaign({ name })),
        );
        await world.apply([first!]);
        await world.advance(harness.tokenLifeSeconds! * 2, 'theirs only');
        expect((await world.apply([second!])).get(second!.id)?.kind).toBe('applied');
        expect(await world.objects('campaign')).toHaveLength(2);
      });
    }

    it('that withdrew the grant is unauthorised, and check says so by name', async () => {
      const connection = {
        ...world.connection,
        credentials: { ...world.connection.credentials, ...harness.withdrawn },
      };
      const reading = (async () => {
        for await (const _ of world.platform.read(
          connection,
          { campaignRemoteIds: [remoteId], entities: ['campaign'], campaignNames: [] },
          world.io,
        )) {
          throw new Error('read something');
        }
      })();
      await expect(reading).rejects.toMatchObject({ failure: { kind: 'unauthorised' } });
      expect(
        (await world.platform.check(connection, world.io)).findings.map(({ code }) => code),
      ).toEqual(['CREDENTIALS_REFUSED']);
    });

    it('is checked: a good connection has no finding and lists its account; a wrong account, currency and zone are named', async () => {
      const good = await world.platform.check(world.connection, world.io);
      expect(good.findings).toEqual([]);
      expect(good.accounts.map(({ externalAccountId }) => externalAccountId)).toContain(
        world.connection.externalAccountId,
      );
      const codes = async (over: Partial<ContractWorld['connection']>) =>
        (await world.platform.check({ ...world.connection, ...over }, world.io)).findings.map(
          ({ code }) => code,
        );
      expect(await codes({ externalAccountId: harness.unknownAccountId ?? '9999999999' })).toEqual([
        'ACCOUNT_NOT_REACHABLE',
      ]);
      expect(await codes({ currency: 'JPY' })).toEqual(['CURRENCY_MISMATCH']);
      if (harness.tellsTimeZone !== false) {
        expect(await codes({ timeZone: 'Asia/Tokyo' })).toEqual(['TIME_ZONE_MISMATCH']);
      }
    });

    if (harness.sunsetVersion !== undefined) {
      it('names a version that the platform no longer serves, when it is checked', async () => {
        const old = world.connectorOf(harness.sunsetVersion!);
        expect(
          (await old.check(world.connection, world.io)).findings.map(({ code }) => code),
        ).toEqual(['VERSION_SUNSET']);
      });
    }

    it.each(VENDOR_VERSIONS[harness.platform].versions.map(({ name }) => name))(
      'accepts every version that the calendar lists as served, and names the ended ones: %s',
      async (version) => {
        const platform = world.connectorOf(version);
        const { findings } = await platform.check(world.connection, world.io);
        const now = new Date(world.io.now());
        const isServed = stateOfVersion(harness.platform, version, now) === 'SERVED';
        expect(findings.map(({ code }) => code)).toEqual(isServed ? [] : ['VERSION_SUNSET']);
        if (!isServed) return;
        const change = create(platform, drafts.campaign({ name: `In ${version}` }));
        const gate = { open: () => Promise.resolve() };
        const kinds: string[] = [];
        for await (const { kind } of platform.apply(world.connection, [change], world.io, gate)) {
          kinds.push(kind);
        }
        expect(kinds).toEqual(['applied']);
      },
    );

    it('sends nothing after the gate was closed', async () => {
      const gate = { open: () => Promise.reject(new Error('cancelled')) };
      const applying = (async () => {
        for await (const _ of world.platform.apply(
          world.connection,
          [create(world.platform, drafts.campaign())],
          world.io,
          gate,
        )) {
          throw new Error('did something');
        }
      })();
      await expect(applying).rejects.toThrow('cancelled');
      expect(await world.objects('campaign')).toEqual([]);
    });

    it('reports which campaigns serve, and how its reviewers judged ads', async () => {
      const campaign = create(world.platform, drafts.campaign({ status: 'PAUSED' }));
      const outcome = (await world.apply([campaign])).get(campaign.id);
      const madeId = outcome?.kind === 'applied' ? outcome.remoteId : '';
      const delivered = [];
      for await (const one of world.platform.delivery(world.connection, [madeId], world.io)) {
        delivered.push(one);
      }
      expect(delivered).toMatchObject([
        { campaignRemoteId: madeId, serving: false, status: 'NOT_SERVING' },
      ]);
      expect(delivered[0]?.reasons.map(({ code }) => code)).toContain('CAMPAIGN_PAUSED');
    });
  });
};
