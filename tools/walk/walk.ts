import type { PlatformId } from '@switchyard/kernel';
import { LocalEmulators } from '@switchyard/platform-emulators';
import { DesiredState, LocalModel } from './actors/desired-state';
import { ExternalUser } from './actors/external-user';
import { type HandEdit, HandEditor } from './actors/hand-editor';
import { Resolver } from './actors/resolver';
import { User } from './actors/user';
import { WorkerProcesses } from './actors/worker-processes';
import { agreement } from './oracle/agreement';
import { takeTrapped } from './oracle/fence-traps';
import { HandEdits, inventedDrift } from './oracle/hand-edits';
import { LeaseWatch, ReleaseWatch, SpendWatch, watched } from './oracle/watch';
import { Prng } from './scheduler/prng';
import { type Actor, newActor, Scheduler } from './scheduler/scheduler';
import { walkUnder } from './scheduler/virtual-globals';
import type { Call } from './world/api';
import {
  givenParty,
  type PartyAccount,
  type WalkEnvironment,
  type WalkParty,
} from './world/environment';
import { Faults } from './world/faults';
import type { Wire } from './world/walk-transport';

/** What came of one walk. */
export interface WalkResult {
  readonly seed: number;
  readonly steps: number;
  /** What was found wrong; empty when nothing was. */
  readonly wrong: readonly string[];
  readonly trace: readonly string[];
}

/** Which users work in which Space. */
const SPACES = [['user-1', 'user-2'], ['user-3']] as const;
/** How often, in steps, is looked what runs. */
const LOOKS = 20;
/** Campaigns that a person made by hand. */
const STRANGE = 2;
/** How often, before a step, a person edits by hand. */
const EDITS = 0.02;
const MOST_SETTLING_STEPS = 6_000;
const AT_WORK = "select 1 from work.promised where kind = 'sync' limit 1";

/**
 * One walk of one seed: some steps of everything at once, as many at most without the users, then
 * rest, then judgement.
 */
export class Walk {
  private readonly prng: Prng;
  private readonly scheduler: Scheduler;
  private readonly emulators: LocalEmulators;
  private readonly desired = new DesiredState();
  /** One of each Space. */
  private readonly models = SPACES.map(() => new LocalModel(this.desired));
  private readonly faults: Faults;
  private readonly workers: WorkerProcesses;
  private readonly wrong: string[] = [];
  private readonly leases: LeaseWatch;
  private readonly edits = new HandEdits();
  private readonly releases: ReleaseWatch;
  private readonly spending: SpendWatch;
  private editor: HandEditor | undefined;
  private stopping = false;
  private userAlive = 0;

  constructor(
    private readonly environment: WalkEnvironment,
    private readonly seed: number,
    private readonly wantedSteps: number,
  ) {
    this.prng = new Prng(seed);
    this.scheduler = new Scheduler(this.prng, (actor, what) => this.workers.strike(actor, what));
    this.scheduler.onTime = (now) => environment.time.set(now);
    this.emulators = new LocalEmulators(() => this.scheduler.now);
    this.faults = new Faults(this.prng);
    this.workers = new WorkerProcesses(
      this.scheduler,
      (name) => environment.beginWorker(name),
      (what, error) => this.scheduler.note(`${what} failed: ${String(error)}`),
    );
    this.leases = new LeaseWatch(environment.time, this.scheduler);
    this.releases = new ReleaseWatch(
      environment.time,
      this.scheduler,
      this.emulators,
      this.desired,
    );
    this.spending = new SpendWatch(environment.time, this.emulators);
  }

  async run(): Promise<WalkResult> {
    await this.environment.prepare(this.scheduler, {
      wire: this.wire(),
      onNotify: (work) => this.workers.notify(work),
    });
    walkUnder(this.scheduler);
    try {
      const party = await givenParty(this.environment, this.emulators, this.platforms());
      this.accounts = party.accounts;
      for (const account of party.accounts.filter(({ platform }) => platform === 'google-ads')) {
        await this.addForeignObjects(account);
      }
      this.environment.pool.bind(this.scheduler, () =>
        this.faults.ofConnection(this.scheduler.actor?.name.startsWith('worker') ?? false),
      );
      await this.wander(party);
      await this.linger();
      if (this.wrong.length === 0) await this.resolve(party);
    } catch (error) {
      this.wrong.push(
        `the walk itself broke: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
      );
    } finally {
      walkUnder(undefined);
      this.environment.pool.bind(undefined, () => ({ kind: 'whole' }));
    }
    return {
      seed: this.seed,
      steps: this.scheduler.steps,
      wrong: this.wrong,
      trace: this.scheduler.trace,
    };
  }

  /** What was there before us. */
  private async addForeignObjects(account: PartyAccount): Promise<void> {
    const externalUser = new ExternalUser(this.prng, this.emulators, account, this.desired);
    for (let left = STRANGE; left > 0; left -= 1) await externalUser.make();
  }

  private platforms(): readonly PlatformId[] {
    return ['google-ads', 'microsoft-ads', 'reddit-ads'];
  }

  private async wander(party: WalkParty): Promise<void> {
    this.workers.open();
    SPACES.forEach((users, space) =>
      users.forEach((name) => this.enter(party, space, newActor(name))),
    );
    this.editor = new HandEditor(this.prng, this.emulators, party.accounts, this.desired);
    await this.whileUneasy(this.wantedSteps);
  }

  /**
   * Users stop. Their requests continue, and so do the faults: most writes happen in this phase.
   */
  private async linger(): Promise<void> {
    this.stopping = true;
    const limit = this.scheduler.steps + this.wantedSteps;
    while (
      this.scheduler.steps < limit &&
      this.wrong.length === 0 &&
      (await this.environment.time.rows(AT_WORK)).length > 0
    ) {
      await this.whileUneasy(Math.min(limit, this.scheduler.steps + LOOKS));
    }
  }

  private async whileUneasy(limit: number): Promise<void> {
    while (this.scheduler.steps < limit && this.wrong.length === 0) {
      this.editByHand();
      await this.step();
    }
  }

  private async resolve(party: WalkParty): Promise<void> {
    this.faults.isCalm = true;
    this.emulators.clearFaults();
    this.workers.calm();
    const resolvers = party.tenants.map(
      (tenant) =>
        new Resolver(this.prng, this.environment.api.as(tenant, party.userId), (line) =>
          this.scheduler.note(`resolver ${line}`),
        ),
    );
    let done: string | undefined;
    const limit = this.scheduler.steps + MOST_SETTLING_STEPS;
    while (this.userAlive > 0 && this.wrong.length === 0 && this.scheduler.steps < limit) {
      await this.step();
    }
    await this.environment.time.rows("update identity.connection set status = 'ACTIVE'");
    this.scheduler.spawn(
      newActor('resolver'),
      async () => {
        done = await resolveAll(resolvers);
      },
      (error) => {
        done = `settling broke: ${String(error)}`;
      },
    );
    while (done === undefined && this.wrong.length === 0 && this.scheduler.steps < limit) {
      await this.step();
    }
    if (done !== '') this.wrong.push(done ?? 'it never came to rest');
    if (this.wrong.length === 0) {
      this.wrong.push(
        ...(await agreement(
          this.environment,
          this.emulators,
          party,
          this.models,
          await this.releases.neverOurs(),
        )),
        ...(await this.edits.lost(this.environment.time, this.emulators, party.accounts)),
        ...(await inventedDrift(this.environment.time, this.edits)),
      );
    }
  }

  private async step(): Promise<void> {
    if (!(await this.scheduler.step(!this.faults.isCalm))) {
      throw new Error('nothing can happen any more');
    }
    if (this.scheduler.steps % LOOKS === 0) {
      this.wrong.push(
        ...(await this.spending.look(this.accounts)),
        ...(await takeTrapped(this.environment.time)),
      );
    }
    this.workers.replaceDead();
    for (const crash of this.environment.api.takeCrashes()) {
      this.wrong.push(
        `a request crashed: ${crash instanceof Error ? (crash.stack ?? crash.message) : String(crash)}`,
      );
    }
  }

  private enter(party: WalkParty, space: number, actor: Actor): void {
    const note = (line: string): void => this.scheduler.note(`${actor.name} ${line}`);
    const call = this.traced(this.environment.api.as(party.tenants[space]!, party.userId), note);
    const user = new User(this.prng, call, this.models[space]!, this.platforms(), note);
    this.userAlive += 1;
    this.scheduler.spawn(
      actor,
      async () => {
        while (!this.stopping) {
          await this.scheduler.park('thinks');
          await user.act();
        }
        this.userAlive -= 1;
      },
      (error) => {
        this.wrong.push(
          `${actor.name} broke: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
        );
      },
    );
  }

  /** The same calls, with what was answered in the trace. */
  private traced(call: Call, note: (line: string) => void): Call {
    return async (method, path, body) => {
      const answer = await call(method, path, body);
      note(
        `${method} ${path.replace(/_[0-9a-z]{20}/, '_')}: ${answer.status} ${answer.code ?? ''}`,
      );
      return answer;
    };
  }

  private editByHand(): void {
    if (!this.prng.chance(EDITS)) return;
    const edit = this.editor?.act(this.scheduler.steps);
    if (edit) this.edited(edit);
  }

  private edited(edit: HandEdit): void {
    this.edits.add(edit);
    this.spending.edited(edit);
    this.scheduler.note(
      `by hand: ${edit.field} of ${edit.remote.token} on ${edit.remote.platform} becomes ${edit.value}`,
    );
  }

  private wire(): Wire {
    return {
      scheduler: this.scheduler,
      emulators: this.emulators,
      outcomeOf: (exchange) => {
        const outcome = this.faults.ofRequest(exchange);
        if (outcome.kind !== 'answered') {
          this.scheduler.note(`${exchange.platform} ${exchange.nature}: ${outcome.kind}`);
        }
        return outcome;
      },
      arrives: async (exchange) => {
        await this.leases.arrives(exchange, this.wrong);
        await this.releases.arrives(exchange, this.accounts);
      },
      done: (exchange) => {
        this.edits.seen(exchange, this.workers.task ?? '');
        this.wrong.push(...this.releases.done(exchange, this.accounts));
        if (exchange.nature === 'write') {
          for (const account of this.accounts) {
            this.wrong.push(
              ...watched(this.emulators, account, this.desired, this.releases.released),
            );
          }
        }
      },
    };
  }

  private accounts: WalkParty['accounts'] = [];
}

const resolveAll = async (resolvers: readonly Resolver[]): Promise<string> => {
  for (const resolver of resolvers) {
    const stuck = await resolver.resolve();
    if (stuck) return stuck;
  }
  return '';
};
