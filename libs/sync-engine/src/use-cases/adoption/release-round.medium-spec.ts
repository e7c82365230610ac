import type { IdentityFacade } from '@switchyard/identity';
import type { Tenant, UnitOfWork } from '@switchyard/kernel';
import {
  type Change,
  type Gate,
  type Observed,
  type Outcome,
  PlatformFailure,
} from '@switchyard/platforms/domain';
import type { Lease } from '@switchyard/queue-kit';
import { FakeClock } from '@switchyard/test-kit';
import { type Releases } from '../../data/adoption/releases';
import type { LeaseGuard, OpenAccount, PlatformAccounts } from '../ports';
import type { DueRelease, ReleaseKey } from './links';
import { NotifyUnlinked, ReleaseRound } from './release-round';

describe('release round', () => {
  const TENANT: Tenant = { accountId: 'acc_1', spaceId: 'spc_1' };
  const down = () =>
    new PlatformFailure({ kind: 'unavailable', detail: { code: 'DOWN', message: 'Down.' } });

  const due = (remoteId: string, more: Partial<DueRelease> = {}): DueRelease => ({
    platform: 'google-ads',
    connectionId: 'con_1',
    externalAccountId: '1',
    campaignId: `cmp_${remoteId}`,
    remoteId,
    name: 'Autumn',
    campaignType: 'SEARCH',
    effect: 'PAUSE',
    isDue: true,
    isNameDue: true,
    releasedAt: new Date('2026-11-21T12:00:00Z'),
    error: null,
    ...more,
  });

  /** A platform and what is remembered of releases on it. */
  class World {
    readonly campaigns = new Map<string, { name: string; status: string }>();
    readonly sent: string[] = [];
    readonly openCounts: number[] = [];
    left: DueRelease[] = [];
    findsByName = true;
    failure: Error | undefined;
    isLeaseLost = false;
    /** By `<remote id> <field>`, or `<remote id> remove`. */
    readonly refusals = new Set<string>();

    round(): ReleaseRound {
      const releases: Partial<Releases> = {
        dueOn: () => Promise.resolve(this.left.filter((one) => one.isDue || one.isNameDue)),
        resolve: (_tenant, done) => this.change(done, { isDue: false, error: null }),
        nameFreed: (_tenant, done) => this.change(done, { isNameDue: false }),
        noteError: (_tenant, left, error) => this.change(left, { error }),
      };
      return new ReleaseRound(
        { run: (_tenant: Tenant, work: () => unknown) => work() } as unknown as UnitOfWork,
        {} as IdentityFacade,
        { open: () => this.open() } as unknown as PlatformAccounts,
        releases as Releases,
        { assertHeld: () => this.assertHeld() } as unknown as LeaseGuard,
        {
          execute: (_tenant: Tenant, _id: string, left: readonly DueRelease[]) => {
            this.openCounts.push(left.length);
            return Promise.resolve();
          },
        } as unknown as NotifyUnlinked,
      );
    }

    private assertHeld(): Promise<void> {
      return this.isLeaseLost ? Promise.reject(new Error('lost')) : Promise.resolve();
    }

    private change(keys: readonly ReleaseKey[], changes: Partial<DueRelease>): Promise<void> {
      const ids = new Set(keys.map(({ remoteId }) => remoteId));
      this.left = this.left.map((one) => (ids.has(one.remoteId) ? { ...one, ...changes } : one));
      return Promise.resolve();
    }

    private open(): Promise<OpenAccount> {
      if (this.failure) throw this.failure;
      const platform = {
        read: (
          _connection: unknown,
          scope: { campaignRemoteIds: string[]; campaignNames: string[] },
        ) => this.read(scope),
        apply: (_connection: unknown, changes: readonly Change[], _io: unknown, gate: Gate) =>
          this.apply(changes, gate),
      };
      return Promise.resolve({ platform, connection: {}, io: {} } as unknown as OpenAccount);
    }

    private async *read({
      campaignRemoteIds,
      campaignNames,
    }: {
      readonly campaignRemoteIds: readonly string[];
      readonly campaignNames: readonly string[];
    }): AsyncGenerator<Observed> {
      for (const [remoteId, attributes] of this.campaigns) {
        const isAsked =
          campaignRemoteIds.includes(remoteId) ||
          (this.findsByName && campaignNames.includes(attributes.name));
        if (!isAsked) continue;
        yield await Promise.resolve({
          entity: 'campaign',
          remoteId,
          campaignRemoteId: remoteId,
          attributes: { ...attributes },
          parts: {},
        });
      }
    }

    private async *apply(changes: readonly Change[], gate: Gate): AsyncGenerator<Outcome> {
      await gate.open(changes);
      for (const change of changes) {
        const what = change.action === 'update' ? change.fields.join() : change.action;
        this.sent.push(`${change.id} ${what}`);
        if (this.refusals.has(`${change.id} ${what}`)) {
          yield {
            kind: 'failed',
            changeId: change.id,
            failure: { kind: 'refused', detail: { code: 'NO', message: 'Refused.' } },
          } as Outcome;
          continue;
        }
        if (change.action === 'remove') this.campaigns.delete(change.id);
        else this.campaigns.set(change.id, change.after as { name: string; status: string });
        yield await Promise.resolve({
          kind: change.action === 'remove' ? 'removed' : 'applied',
          changeId: change.id,
          remoteId: change.id,
        } as Outcome);
      }
    }
  }

  let world: World;
  beforeEach(() => {
    world = new World();
  });
  const run = () => world.round().execute(TENANT, 'con_1', {} as Lease);

  describe('what unlinking asked for', () => {
    it('pauses what runs, confirms it, and frees its name after that', async () => {
      world.campaigns.set('7', { name: 'Autumn', status: 'ENABLED' });
      world.left = [due('7')];
      expect(await run()).toBe('over');
      expect([world.sent, world.campaigns.get('7')]).toEqual([
        ['7 status', '7 name'],
        { name: 'Autumn (unlinked 7)', status: 'PAUSED' },
      ]);
      expect(await run()).toBe('over');
      expect(world.sent).toHaveLength(2);
    });

    it('sends nothing for what is paused or gone already', async () => {
      world.findsByName = false;
      world.campaigns.set('7', { name: 'Autumn', status: 'PAUSED' });
      world.left = [due('7'), due('8')];
      expect([await run(), world.sent]).toEqual(['over', []]);
    });

    it('removes what is to go', async () => {
      world.campaigns.set('7', { name: 'Autumn', status: 'ENABLED' });
      world.left = [due('7', { effect: 'REMOVE', isNameDue: false })];
      expect([await run(), world.sent, world.campaigns.size]).toEqual(['over', ['7 remove'], 0]);
    });

    it('leaves names alone where campaigns may share one', async () => {
      world.findsByName = false;
      world.campaigns.set('7', { name: 'Autumn', status: 'ENABLED' });
      world.left = [due('7')];
      expect([await run(), world.sent]).toEqual(['over', ['7 status']]);
    });

    it('stays open with the reason while the platform is down, and is carried out once it answers', async () => {
      world.campaigns.set('7', { name: 'Autumn', status: 'ENABLED' });
      world.left = [due('7')];
      world.failure = down();
      expect([await run(), world.left[0]]).toEqual([
        'open',
        expect.objectContaining({ isDue: true, error: 'Down.' }),
      ]);
      world.failure = undefined;
      expect([await run(), world.left[0]?.error, world.openCounts]).toEqual(['over', null, [1, 0]]);
    });

    it('stays open where the platform refuses, and nothing of the others waits for it', async () => {
      for (const id of ['7', '8']) world.campaigns.set(id, { name: id, status: 'ENABLED' });
      world.left = [due('7'), due('8')];
      world.refusals.add('7 status');
      expect([await run(), world.left.map(({ isDue, error }) => [isDue, error])]).toEqual([
        'open',
        [
          [true, 'Refused.'],
          [false, null],
        ],
      ]);
    });

    it('is left to the holder of the lease', async () => {
      world.campaigns.set('7', { name: 'Autumn', status: 'ENABLED' });
      world.left = [due('7')];
      world.isLeaseLost = true;
      await expect(run()).rejects.toThrow('lost');
      expect([world.sent, world.campaigns.get('7')?.status]).toEqual([[], 'ENABLED']);
    });

    it('is over although a name cannot be changed', async () => {
      world.campaigns.set('7', { name: 'Autumn', status: 'ENABLED' });
      world.left = [due('7')];
      world.refusals.add('7 name');
      expect([await run(), world.campaigns.get('7')?.status]).toEqual(['over', 'PAUSED']);
    });
  });
});

const UNLINKED_TENANT = { accountId: 'acc_1', spaceId: 'spc_1' };
const RELEASED = new Date('2026-11-21T12:00:00.000Z');
const left = { isDue: true, releasedAt: RELEASED, campaignId: 'cmp_1' } as DueRelease;

const alertsAfter = async (
  minutes: number,
  due: readonly DueRelease[],
): Promise<readonly string[]> => {
  const alerts: string[] = [];
  const identity = {
    raiseAlert: (_tenant: unknown, { kind }: { readonly kind: string }) => {
      alerts.push(`raised ${kind}`);
      return Promise.resolve();
    },
    resolveAlert: () => {
      alerts.push('resolved');
      return Promise.resolve();
    },
  } as unknown as IdentityFacade;
  const clock = new FakeClock(new Date(RELEASED.getTime() + minutes * 60_000));
  await new NotifyUnlinked(identity, clock).execute(UNLINKED_TENANT, 'con_1', due);
  return alerts;
};

describe('an owner', () => {
  it.each<[number, readonly DueRelease[], readonly string[]]>([
    [0, [left], []],
    [4, [left], []],
    [5, [left], ['raised UNLINKED_BUT_SERVING']],
    [60, [{ ...left, isDue: false }], ['resolved']],
    [60, [], ['resolved']],
  ])('%d minutes after unlinking %j gets the alert %j', async (minutes, due, alerts) => {
    expect(await alertsAfter(minutes, due)).toEqual(alerts);
  });
});
