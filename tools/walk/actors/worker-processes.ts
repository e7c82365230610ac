import { AsyncLocalStorage } from 'node:async_hooks';
import type { WorkItem } from '@switchyard/queue-kit';
import { type Actor, newActor, type Scheduler } from '../scheduler/scheduler';
import { WRITE_ANSWERED } from '../world/walk-transport';
import { LEASE_SECONDS, type WorkerLife } from '../world/worker';

interface LiveWorker {
  readonly actor: Actor;
  /** Undefined while it boots. */
  life?: WorkerLife;
}

const WORKERS = ['worker-1', 'worker-2', 'worker-3'];
const HOURS_MS = 3_600_000;
/** How often a worker sleeps over the answer to a write. */
const SLEEPS_OVER = 0.06;

/**
 * The worker processes: they start, get notifications, freeze, die at any moment, and start again.
 */
export class WorkerProcesses {
  isCalm = false;
  private readonly alive = new Map<string, LiveWorker>();
  private readonly replacer = newActor('replacer');
  private readonly tasks = new AsyncLocalStorage<string>();
  private lives = 0;
  private taken = 0;

  constructor(
    private readonly scheduler: Scheduler,
    private readonly boot: (name: string) => Promise<WorkerLife>,
    private readonly failed: (what: string, error: unknown) => void,
  ) {}

  /** Which piece of work the running code is at. */
  get task(): string | undefined {
    return this.tasks.getStore();
  }

  /** Each with its own wrong clock. */
  open(): void {
    for (const name of WORKERS) this.begin(name);
  }

  /** A notification may be lost, or come twice. */
  notify(work: WorkItem): void {
    const { prng } = this.scheduler;
    const times = this.isCalm ? 1 : prng.weighted({ 1: 8, 0: 1, 2: 1 });
    for (let left = Number(times); left > 0; left -= 1) {
      this.scheduler.offer(`notification of ${work.kind}`, () => this.answer(work));
    }
  }

  /**
   * Runs before each step of a worker: sometimes the worker is killed, leaves, or freezes for a
   * while.
   */
  strike(actor: Actor, what: string): void {
    const { prng } = this.scheduler;
    if (this.isCalm || !this.isWorker(actor)) return;
    if (what === WRITE_ANSWERED && prng.chance(SLEEPS_OVER)) return this.sleepOver(actor);
    if (!prng.chance(0.003)) return;
    switch (prng.weighted({ dies: 4, freezes: 5, leaves: 1 })) {
      case 'dies':
        return this.kill(actor);
      case 'freezes':
        actor.frozenUntil = this.scheduler.now + prng.below(25_000);
        return this.scheduler.note(`${actor.name} freezes`);
      case 'leaves':
        return this.leave(actor);
    }
  }

  /**
   * Freezes a worker for about the time that another worker needs to take over, so that its late
   * write meets the takeover.
   */
  private sleepOver(actor: Actor): void {
    actor.frozenUntil =
      this.scheduler.now + LEASE_SECONDS * 800 + this.scheduler.prng.below(LEASE_SECONDS * 800);
    this.scheduler.note(`${actor.name} falls asleep over an answer`);
  }

  /** Resumes frozen workers. From now on a killed worker is replaced at once. */
  calm(): void {
    this.isCalm = true;
    for (const { actor } of this.alive.values()) actor.frozenUntil = 0;
  }

  /** Starts a new worker for each dead one. */
  replaceDead(): void {
    for (const name of WORKERS) {
      if (!this.alive.get(name)?.actor.isDead) continue;
      this.alive.delete(name);
      this.scheduler.setTimer(
        this.replacer,
        this.isCalm ? 1 : this.scheduler.prng.below(8_000),
        () => this.begin(name),
      );
    }
  }

  private begin(name: string): void {
    this.lives += 1;
    const skewMs = this.scheduler.prng.pick([0, 2 * HOURS_MS, -2 * HOURS_MS]);
    const actor = newActor(`${name}#${this.lives}`, skewMs);
    const duty: LiveWorker = { actor };
    this.alive.set(name, duty);
    this.scheduler.spawn(
      actor,
      async () => {
        duty.life = await this.scheduler.outside(() => this.boot(name));
        await duty.life.sweeper.onApplicationBootstrap();
      },
      () => this.kill(actor),
    );
  }

  /** A live worker takes the notification; without one it is lost, and the sweeper repeats it. */
  private answer(work: WorkItem): void {
    const awake = [...this.alive.values()].filter(
      ({ actor, life }) => life && !actor.isDead && actor.frozenUntil <= this.scheduler.now,
    );
    const who = this.scheduler.prng.maybe(awake);
    const life = who?.life;
    if (life) {
      this.scheduler.spawn(
        who.actor,
        () =>
          this.tasks.run(`${work.kind} ${(this.taken += 1)}`, () =>
            life.runner.answer(work.id, work.queue),
          ),
        (error) => this.failed(`${who.actor.name} at ${work.kind}`, error),
      );
    }
  }

  /**
   * Acts like a SIGTERM: the worker takes no new work, asks the running work to stop, and then
   * ends.
   */
  private leave(actor: Actor): void {
    const duty = [...this.alive.values()].find((one) => one.actor === actor);
    const life = duty?.life;
    if (!life) return;
    this.scheduler.note(`${actor.name} is asked to leave`);
    this.scheduler.spawn(
      actor,
      async () => {
        await life.runner.stop(20_000);
        this.scheduler.kill(actor);
      },
      () => this.scheduler.kill(actor),
    );
  }

  private kill(actor: Actor): void {
    this.scheduler.note(`${actor.name} dies`);
    this.scheduler.kill(actor);
  }

  private isWorker(actor: Actor): boolean {
    return [...this.alive.values()].some((one) => one.actor === actor);
  }
}
