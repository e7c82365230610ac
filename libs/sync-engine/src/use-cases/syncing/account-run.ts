import { type Failure, PlatformFailure } from '@switchyard/platforms/domain';
import { type CatalogRecords } from '../../data/syncing/catalog-records';
import { targetOfAccount } from '../../domain/basis/campaign-tree';
import { desiredOf } from '../../domain/basis/desired-objects';
import { EVERYTHING } from '../../domain/planning/preview';
import {
  type Causes,
  childrenOfFailed,
  operationError,
  parentFailed,
} from '../../domain/syncing/operation-errors';
import { type Wave, wavesOf } from '../../domain/syncing/waves';
import type { AdoptCampaigns } from '../adoption/adopt-campaigns';
import type { ApplicableTo, OpenAccount } from '../ports';
import type { RevertCampaigns } from '../undo/revert-campaigns';
import type { Entry, Ledger } from './ledger';
import { isOurCount, type Throttled } from './quota';
import { reconcile } from './reconcile';
import { isUrgent, portionOf, type Sending, sendWave } from './send-wave';
import type { WaveLog } from './sync-transitions';
import type { SyncWork } from './sync-work';

const MOST_TRIES = 6;

/**
 * A longer limit of a platform is waited for elsewhere: with nothing in memory, and without
 * blocking other work.
 */
const LONGEST_WAIT_SECONDS = 2;

/** What an account's run needs besides its operations. */
export interface AccountWorld {
  readonly account: OpenAccount;
  readonly ledger: Ledger;
  readonly catalog: CatalogRecords;
  readonly adoptions: AdoptCampaigns;
  readonly setBacks: RevertCampaigns;
  readonly log: WaveLog;
  /** Marks the connection as in need of a new sign-in. */
  readonly unauthorised: (failure: Extract<Failure, { kind: 'unauthorised' }>) => Promise<void>;
}

/** How far an account's run came; the other accounts go on. */
export type AccountEnd =
  | { readonly kind: 'done' }
  /** The account takes nothing any more: its rest is ended. */
  | { readonly kind: 'closed' }
  | { readonly kind: 'deferred'; readonly resumesAt: Date }
  /**
   * The local count says that the day's quota is used up: of the remaining changes only those that
   * lower spending are still sent. No operation is ended yet.
   */
  | { readonly kind: 'spent'; readonly failure: Throttled }
  /**
   * The platform asked for a wait, until this moment in milliseconds since the epoch. Nothing is
   * lost: the run goes on from what is recorded.
   */
  | { readonly kind: 'waiting'; readonly untilMs: number };

/** What stops a wave before its end. */
type Stop = Exclude<AccountEnd, { readonly kind: 'done' }>;

/** Sent at some time, by this run or another one, and never answered. */
const isUnsure = ({ step, entry }: Sending): boolean =>
  entry.status === 'started' ||
  entry.status === 'uncertain' ||
  (step.does === 'create' && entry.lookFirst === true);

const hasBegun = ({ entry }: Sending): boolean => entry.status === 'started';

const isInternal = (error: unknown): error is PlatformFailure =>
  error instanceof PlatformFailure && error.failure.kind === 'internal';

/**
 * A request that came too early did nothing; an object of which a half was made before it is there.
 */
const isUntouched = ({ halves }: Entry): boolean => halves === undefined;

/** Applies operations of one ad account that are in memory together, wave by wave. */
export class AccountRun {
  private readonly byChange: ReadonlyMap<Entry['change'], Entry>;

  /**
   * `causes`: what failed above these operations. `spent`: the day's quota was used up before them.
   */
  constructor(
    private readonly run: SyncWork,
    private readonly entries: readonly Entry[],
    private readonly world: AccountWorld,
    private readonly causes: Causes = new Map(),
    private spent: Throttled | undefined = undefined,
  ) {
    this.byChange = new Map(entries.map((entry) => [entry.change, entry]));
  }

  async execute(isMeant: (wave: Wave) => boolean = () => true): Promise<AccountEnd> {
    for (const wave of wavesOf(this.entries.map(({ change }) => change)).filter(isMeant)) {
      this.skipOrphans();
      const stop = await this.runWave(wave);
      if (stop) return stop;
    }
    await this.world.ledger.flush();
    return this.spent ? { kind: 'spent', failure: this.spent } : { kind: 'done' };
  }

  private async runWave(wave: Wave): Promise<Stop | undefined> {
    if (wave.does === 'adopt') return this.adoptWave(wave);
    if (wave.does === 'import') return this.importWave(wave);
    if (wave.does === 'forget') return this.spent ? undefined : this.forgetWave(wave);
    for (let tries = 0; ; tries += 1) {
      const open = this.openOf(wave).filter((sending) => this.mayGo(sending));
      if (open.length === 0) return undefined;
      const stop = await this.attempt(open, tries);
      if (stop) return stop;
    }
  }

  /** One try: first what is unsure, then what is left to send. */
  private async attempt(open: readonly Sending[], tries: number): Promise<Stop | undefined> {
    const unsure = open.filter(isUnsure);
    for (const { entry } of unsure) if (entry.status === 'started') entry.status = 'uncertain';
    try {
      if (unsure.length > 0) await this.reconcile(unsure);
      const pending = open.filter(
        (sending) => sending.entry.status === 'pending' && this.mayGo(sending),
      );
      if (pending.length > 0) await this.send(pending);
      return undefined;
    } catch (error) {
      if (!(error instanceof PlatformFailure)) throw error;
      this.world.log.stopped(this.run, this.world.account, error.failure, tries + 1);
      return this.react(error.failure, open, tries);
    }
  }

  /**
   * Once the day's quota is used up: what is unsure is still looked for, what lowers spending still
   * sent.
   */
  private mayGo(sending: Sending): boolean {
    return !this.spent || isUrgent(sending) || isUnsure(sending);
  }

  private async send(pending: readonly Sending[]): Promise<void> {
    const portion = await portionOf(this.world.account, this.world.ledger, pending);
    if (portion.kind === 'spent') this.spent = portion.failure;
    else await this.sendApart(portion.account, portion.sendings);
  }

  /**
   * A fault of a connector ends the operation that it is about: a wave that meets one goes on in
   * halves.
   */
  private async sendApart(account: OpenAccount, sendings: readonly Sending[]): Promise<void> {
    const startedAt = account.io.now();
    try {
      await sendWave(account, this.world.ledger, sendings).finally(() =>
        this.world.log.sent(
          this.run,
          account,
          sendings.map(({ entry }) => entry),
          account.io.now() - startedAt,
        ),
      );
    } catch (error) {
      if (!isInternal(error)) throw error;
      const isAlone = sendings.length === 1;
      await this.failFaulty(isAlone ? sendings : sendings.filter(hasBegun), error.failure);
      if (!isAlone) await this.sendHalves(account, sendings);
    }
  }

  private async sendHalves(account: OpenAccount, sendings: readonly Sending[]): Promise<void> {
    const unsent = sendings.filter(({ entry }) => entry.status === 'pending' && !entry.removed);
    const middle = Math.ceil(unsent.length / 2);
    if (middle > 0) await this.sendApart(account, unsent.slice(0, middle));
    if (middle < unsent.length) await this.sendApart(account, unsent.slice(middle));
  }

  /** What was sent is looked for once before it counts as failed. */
  private async failFaulty(sendings: readonly Sending[], failure: Failure): Promise<void> {
    const isOver = (sending: Sending): boolean =>
      !hasBegun(sending) || this.faulty.has(sending.entry);
    await this.failAll(sendings.filter(isOver), failure);
    for (const { entry } of sendings) this.faulty.add(entry);
  }

  private async reconcile(unsure: readonly Sending[]): Promise<void> {
    try {
      const left = await reconcile(this.world.account, this.world.ledger, unsure);
      for (const entry of left) this.given.add(entry);
    } catch (error) {
      if (!isInternal(error)) throw error;
      await this.failAll(unsure, error.failure);
    }
  }

  private async react(
    failure: Failure,
    open: readonly Sending[],
    tries: number,
  ): Promise<Stop | undefined> {
    const started = open.map(({ entry }) => entry).filter(({ status }) => status === 'started');
    switch (failure.kind) {
      case 'throttled':
        for (const entry of started.filter(isUntouched)) {
          this.world.ledger.resolve(entry, 'pending');
        }
        return failure.scope === 'day' ? this.endDay(failure) : this.waitForTurn(failure);
      case 'unavailable':
        return tries < MOST_TRIES ? this.waitFor(2 ** tries / 2) : this.failAll(open, failure);
      case 'unknown':
        for (const entry of started) entry.status = 'uncertain';
        return tries < MOST_TRIES ? this.waitFor(tries / 2) : this.failAll(open, failure);
      case 'unauthorised':
        await this.world.unauthorised(failure);
        await this.world.ledger.endRest('failed', operationError(failure));
        return { kind: 'closed' };
      case 'internal':
        return this.failAll(open, failure);
      case 'refused':
        return this.failAll(
          started.length > 0 ? started.map((entry) => ({ entry })) : open,
          failure,
        );
      default:
        return failure satisfies never;
    }
  }

  /**
   * A wait that the platform asked for applies to every worker; our own pace is known to all of
   * them.
   */
  private async waitForTurn({
    retryAfterSeconds,
    detail,
  }: Extract<Failure, { kind: 'throttled' }>): Promise<Stop | undefined> {
    if (detail.code !== 'PACE_KEPT') await this.world.account.hold(retryAfterSeconds);
    await this.world.ledger.flush();
    if (retryAfterSeconds <= LONGEST_WAIT_SECONDS) return this.waitFor(retryAfterSeconds);
    return { kind: 'waiting', untilMs: this.world.account.io.now() + retryAfterSeconds * 1000 };
  }

  private async waitFor(seconds: number): Promise<undefined> {
    const until = this.world.account.io.now() + seconds * 1000;
    while (this.world.account.io.now() < until) {
      await this.world.ledger.assertWanted();
      await this.world.account.io.sleep(
        Math.min(500, Math.max(1, until - this.world.account.io.now())),
      );
    }
    return undefined;
  }

  /**
   * What was sent and never answered stays uncertain: a later sync looks for it before it sends it
   * again.
   */
  private async failAll(
    open: readonly { readonly entry: Entry }[],
    failure: Failure,
  ): Promise<undefined> {
    for (const { entry } of open) {
      const unsure =
        entry.status === 'uncertain' || (entry.status === 'started' && failure.kind !== 'refused');
      this.world.ledger.resolve(entry, unsure ? 'uncertain' : 'failed', operationError(failure));
    }
    this.skipOrphans();
    await this.world.ledger.flush();
    for (const { entry } of open) this.given.add(entry);
    return undefined;
  }

  private readonly given = new Set<Entry>();

  /** Sent when a connector failed, and looked for since. */
  private readonly faulty = new Set<Entry>();

  /** What the platform itself refuses for the day it would refuse whatever it is. */
  private async endDay(failure: Throttled): Promise<Stop | undefined> {
    if (isOurCount(failure)) {
      this.spent = failure;
      return undefined;
    }
    await this.world.ledger.endRest('deferred', operationError(failure));
    return {
      kind: 'deferred',
      resumesAt: new Date(this.world.account.io.now() + failure.retryAfterSeconds * 1000),
    };
  }

  private isOpen(entry: Entry): boolean {
    return (
      !this.given.has(entry) &&
      (entry.status === 'pending' || entry.status === 'started' || entry.status === 'uncertain')
    );
  }

  private openOf(wave: Wave): readonly Sending[] {
    return wave.steps.flatMap((step) => {
      const entry = this.byChange.get(step.change);
      const isHalfDone = step.does === 'remove' && entry?.removed;
      return entry && this.isOpen(entry) && !isHalfDone ? [{ step, entry }] : [];
    });
  }

  private skipOrphans(): void {
    const failed = this.entries
      .filter(({ status }) => status === 'failed' || status === 'uncertain' || status === 'drifted')
      .map(({ change }) => change);
    if (failed.length + this.causes.size === 0) return;
    const causes = childrenOfFailed(
      this.entries.map(({ change }) => change),
      failed,
      this.causes,
    );
    for (const entry of this.entries) {
      const cause = causes.get(entry.change.address.id);
      if (cause !== undefined && entry.status === 'pending') {
        this.world.ledger.resolve(entry, 'skipped', parentFailed(cause));
      }
    }
  }

  /** A campaign is taken over with all that is below it. */
  private async adoptWave(wave: Wave): Promise<undefined> {
    await this.world.adoptions.execute(
      this.run,
      this.world.account,
      this.world.ledger,
      this.openOf(wave).map(({ entry }) => entry),
    );
    return undefined;
  }

  private async importWave(wave: Wave): Promise<undefined> {
    const setBacks = this.openOf(wave)
      .map(({ entry }) => entry)
      .filter(({ change }) => change.setBack);
    if (setBacks.length > 0) {
      await this.world.setBacks.execute(this.run, this.world.account, this.world.ledger, setBacks);
      this.skipOrphans();
    }
    const open = this.openOf(wave);
    const { platform, connection } = this.world.account;
    const site = {
      platform: platform.id,
      timeZone: connection.timeZone,
      placeKey: platform.capabilities.placeKey,
    };
    const results = await this.world.catalog.imported(
      this.run.tenant,
      open.map(({ step }) => step.change),
      site,
      heldOf(this.world.account),
    );
    const errors = new Map(results.map(({ localId, error }) => [localId, error]));
    for (const { entry } of open) {
      const error = errors.get(entry.change.address.id);
      if (error === undefined) {
        this.world.ledger.bind(entry, entry.change.remoteId ?? '', 'ready', null);
      }
      this.world.ledger.resolve(entry, error === undefined ? 'succeeded' : 'failed', error ?? null);
    }
    await this.world.ledger.flush();
    return undefined;
  }

  private async forgetWave(wave: Wave): Promise<undefined> {
    for (const { entry } of this.openOf(wave)) {
      this.world.ledger.unbind(entry);
      this.world.ledger.resolve(entry, 'succeeded');
    }
    await this.world.ledger.flush();
    return undefined;
  }
}

/** What an open ad account would have of a tree now. */
const heldOf = ({
  platform,
  connection,
  io,
}: Pick<OpenAccount, 'platform' | 'connection' | 'io'>): ApplicableTo => {
  const target = targetOfAccount(connection);
  return (tree) =>
    new Map(
      desiredOf(tree, target, EVERYTHING, platform, new Date(io.now())).desired.map(
        ({ address, attributes }) => [address.id, attributes],
      ),
    );
};
