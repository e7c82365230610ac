import { PlatformFailure, type Failure } from '@switchyard/platforms';
import { importRefused, operationError, parentFailed } from '../../domain/apply';
import { childrenOfFailed, wavesOf, type Wave } from '../../domain/plan';
import type { CatalogRecords, OpenAccount } from '../ports';
import type { Entry, Ledger } from './ledger';
import { reconcile } from './reconcile';
import { sendWave, type Sending } from './send-wave';
import type { SyncWork } from './sync-work';

const MOST_TRIES = 6;

/** What an account's run needs besides its operations. */
export interface AccountWorld {
  readonly account: OpenAccount;
  readonly ledger: Ledger;
  readonly catalog: CatalogRecords;
  /** Marks the connection as in need of a new sign-in. */
  readonly unauthorised: (message: string) => Promise<void>;
}

/** What ends an account's run early; the other accounts go on. */
export type AccountEnd = { readonly kind: 'done' } | { readonly kind: 'deferred'; readonly resumesAt: Date };

/** Sent at some time, by this run or another one, and never answered. */
const isUnsure = ({ step, entry }: Sending): boolean =>
  entry.status === 'started' || entry.status === 'uncertain' || (step.does === 'create' && entry.lookFirst === true);

/** A request that came too early did nothing; an object of which a half was made before it is there. */
const isUntouched = ({ halves }: Entry): boolean => halves === undefined;

/** Applies the operations of one ad account, wave by wave. */
export class AccountRun {
  private readonly byChange: ReadonlyMap<Entry['change'], Entry>;

  constructor(private readonly run: SyncWork, private readonly entries: readonly Entry[], private readonly world: AccountWorld) {
    this.byChange = new Map(entries.map((entry) => [entry.change, entry]));
  }

  async execute(): Promise<AccountEnd> {
    for (const wave of wavesOf(this.entries.map(({ change }) => change))) {
      this.skipOrphans();
      const end = await this.runWave(wave);
      if (end) return end;
    }
    await this.world.ledger.flush();
    return { kind: 'done' };
  }

  private async runWave(wave: Wave): Promise<AccountEnd | undefined> {
    if (wave.does === 'import') return this.importWave(wave);
    if (wave.does === 'forget') return this.forgetWave(wave);
    for (let tries = 0; ; tries += 1) {
      const open = this.openOf(wave);
      if (open.length === 0) return undefined;
      const end = await this.attempt(open, tries);
      if (end) return end;
    }
  }

  /** One try: first what is unsure, then what is left to send. */
  private async attempt(open: readonly Sending[], tries: number): Promise<AccountEnd | undefined> {
    try {
      const unsure = open.filter(isUnsure);
      if (unsure.length > 0) await reconcile(this.world.account, this.world.ledger, unsure);
      const pending = open.filter(({ entry }) => entry.status === 'pending');
      if (pending.length > 0) await sendWave(this.world.account, this.world.ledger, pending);
      return undefined;
    } catch (error) {
      if (!(error instanceof PlatformFailure)) throw error;
      return this.react(error.failure, open, tries);
    }
  }

  private async react(failure: Failure, open: readonly Sending[], tries: number): Promise<AccountEnd | undefined> {
    const started = open.map(({ entry }) => entry).filter(({ status }) => status === 'started');
    switch (failure.kind) {
      case 'throttled':
        for (const entry of started.filter(isUntouched)) entry.status = 'pending';
        return failure.scope === 'day' ? this.deferRest(failure) : this.waitForTurn(failure);
      case 'unavailable':
        return tries < MOST_TRIES ? this.waitFor(2 ** tries / 2) : this.failAll(open, failure);
      case 'unknown':
        for (const entry of started) entry.status = 'uncertain';
        return tries < MOST_TRIES ? this.waitFor(tries / 2) : this.failAll(open, failure);
      case 'unauthorised':
        await this.world.unauthorised(failure.detail.message);
        return this.failAll(this.rest(), failure);
      case 'refused':
        return this.failAll(started.length > 0 ? started.map((entry) => ({ entry })) : open, failure);
      default:
        return failure satisfies never;
    }
  }

  /** What the platform asked for holds for every worker; our own pace is known to all of them. */
  private async waitForTurn({ retryAfterSeconds, detail }: Extract<Failure, { kind: 'throttled' }>): Promise<undefined> {
    if (detail.code !== 'PACE_KEPT') await this.world.account.hold(retryAfterSeconds);
    return this.waitFor(retryAfterSeconds);
  }

  private async waitFor(seconds: number): Promise<undefined> {
    if (seconds === 0) return undefined;
    await this.world.ledger.setWaiting(true);
    const until = this.world.account.io.now() + seconds * 1000;
    while (this.world.account.io.now() < until) {
      await this.world.ledger.assertWanted();
      await this.world.account.io.sleep(Math.min(500, Math.max(1, until - this.world.account.io.now())));
    }
    await this.world.ledger.setWaiting(false);
    return undefined;
  }

  /** What was sent and never answered stays uncertain: a later sync looks for it before it sends it again. */
  private async failAll(open: readonly { readonly entry: Entry }[], failure: Failure): Promise<undefined> {
    for (const { entry } of open) {
      const unsure = entry.status === 'uncertain' || (entry.status === 'started' && failure.kind !== 'refused');
      this.world.ledger.settle(entry, unsure ? 'uncertain' : 'failed', operationError(failure));
    }
    this.skipOrphans();
    await this.world.ledger.flush();
    for (const { entry } of open) this.given.add(entry);
    return undefined;
  }

  private readonly given = new Set<Entry>();

  private async deferRest(failure: Extract<Failure, { kind: 'throttled' }>): Promise<AccountEnd> {
    for (const { entry } of this.rest()) this.world.ledger.settle(entry, 'deferred', operationError(failure));
    await this.world.ledger.flush();
    return { kind: 'deferred', resumesAt: new Date(this.world.account.io.now() + failure.retryAfterSeconds * 1000) };
  }

  private rest(): { readonly entry: Entry }[] {
    return this.entries.filter((entry) => this.isOpen(entry)).map((entry) => ({ entry }));
  }

  private isOpen(entry: Entry): boolean {
    return !this.given.has(entry) && (entry.status === 'pending' || entry.status === 'started' || entry.status === 'uncertain');
  }

  private openOf(wave: Wave): readonly Sending[] {
    return wave.steps.flatMap((step) => {
      const entry = this.byChange.get(step.change);
      const isHalfDone = step.does === 'remove' && entry?.removed;
      return entry && this.isOpen(entry) && !isHalfDone ? [{ step, entry }] : [];
    });
  }

  private skipOrphans(): void {
    const failed = this.entries.filter(({ status }) => status === 'failed' || status === 'uncertain' || status === 'drifted').map(({ change }) => change);
    if (failed.length === 0) return;
    const causes = childrenOfFailed(this.entries.map(({ change }) => change), failed);
    for (const entry of this.entries) {
      const cause = causes.get(entry.change.address.id);
      if (cause !== undefined && entry.status === 'pending') this.world.ledger.settle(entry, 'skipped', parentFailed(cause));
    }
  }

  private async importWave(wave: Wave): Promise<undefined> {
    const open = this.openOf(wave);
    const { platform, connection } = this.world.account;
    const site = { platform: platform.id, timeZone: connection.timeZone, placeKey: platform.capabilities.placeKey };
    const results = await this.world.catalog.imported(this.run.tenant, open.map(({ step }) => step.change), site);
    const refusals = new Map(results.map(({ localId, refusal }) => [localId, refusal]));
    for (const { entry } of open) {
      const refusal = refusals.get(entry.change.address.id);
      if (refusal === undefined) this.world.ledger.bind(entry, entry.change.remoteId ?? '', 'ready', null);
      this.world.ledger.settle(entry, refusal === undefined ? 'succeeded' : 'failed', refusal === undefined ? null : importRefused(refusal));
    }
    await this.world.ledger.flush();
    return undefined;
  }

  private async forgetWave(wave: Wave): Promise<undefined> {
    for (const { entry } of this.openOf(wave)) {
      this.world.ledger.unbind(entry);
      this.world.ledger.settle(entry, 'succeeded');
    }
    await this.world.ledger.flush();
    return undefined;
  }
}
