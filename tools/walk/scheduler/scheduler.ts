import { AsyncLocalStorage } from 'node:async_hooks';
import type { Prng } from './prng';

/** An actor whose steps the scheduler orders: a user, a worker, the one who edits by hand. */
export interface Actor {
  readonly name: string;
  /** How far its own clock is ahead of the true time. */
  readonly skewMs: number;
  /** A dead one never goes on: what it waited for is never answered. */
  isDead: boolean;
  /** It does nothing before this moment of virtual time. */
  frozenUntil: number;
}

export const newActor = (name: string, skewMs = 0): Actor => ({
  name,
  skewMs,
  isDead: false,
  frozenUntil: 0,
});

/** Where a walk's virtual time starts. */
export const START_OF_TIME = Date.parse('2026-11-21T08:00:00.000Z');
/** What nearly every step would be: an actor often goes on over several of them at once. */
export const AT_THE_DATABASE = 'reaches for the database';
const GOES_ON = 0.8;
/** How many empty turns of the event loop show that nothing is going on any more. */
const QUIET_TURNS = 3;

const realImmediate = setImmediate;
const turn = (): Promise<void> =>
  new Promise((done) => {
    realImmediate(done);
  });
const NEVER = new Promise<never>(() => undefined);

interface Waiting {
  readonly actor: Actor;
  readonly what: string;
  readonly go: () => void;
}

interface Timer extends Waiting {
  readonly id: number;
  readonly at: number;
}

/** What the walk may decide about a step before it goes on. */
export type BeforeStep = (actor: Actor, what: string) => void;

/**
 * Runs actors one at a time. Each outside call parks its actor; which one goes on is the seed's
 * choice. Time is virtual: it moves when nothing else can, or now and then on its own.
 */
export class Scheduler {
  now = START_OF_TIME;
  steps = 0;
  readonly trace: string[] = [];
  /** Called every time that virtual time moved. */
  onTime: (now: number) => Promise<void> = () => Promise.resolve();
  private readonly running = new AsyncLocalStorage<Actor | undefined>();
  private ready: Waiting[] = [];
  private timers: Timer[] = [];
  private lastTimer = 0;
  private inFlight = 0;
  private landed: () => void = () => undefined;
  private activity = 0;

  constructor(
    readonly prng: Prng,
    private readonly beforeStep: BeforeStep,
  ) {}

  /** Who is running; undefined for the walk itself. */
  get actor(): Actor | undefined {
    return this.running.getStore();
  }

  /** Starts something that an actor does. What it throws is handed to `failed`. */
  spawn(actor: Actor, work: () => Promise<unknown>, failed: (error: unknown) => void): void {
    this.running.run(actor, () => void this.started(work).catch(failed));
  }

  /**
   * Something that is not an actor's own, e.g. a notification that is on its way: one of the steps
   * that may come next.
   */
  offer(name: string, go: () => void): void {
    this.ready.push({ actor: newActor(name), what: 'comes', go });
  }

  /** Waits for its turn. The walk itself never waits. Never returns for the dead. */
  async park(what: string): Promise<void> {
    const actor = this.actor;
    if (!actor) return;
    this.activity += 1;
    if (actor.isDead) return NEVER;
    await new Promise<void>((go) => {
      this.ready.push({ actor, what, go });
    });
    if (actor.isDead) return NEVER;
  }

  /**
   * Does something real (a query, a calculation on another thread), during which no other actor
   * runs.
   */
  async outside<T>(work: () => Promise<T>): Promise<T> {
    this.inFlight += 1;
    try {
      return await this.running.run(undefined, work);
    } finally {
      this.inFlight -= 1;
      this.activity += 1;
      if (this.inFlight === 0) this.landed();
    }
  }

  /** Runs code outside of any actor at once; timers that it starts use real time. */
  aside<T>(work: () => T): T {
    return this.running.run(undefined, work);
  }

  never(): Promise<never> {
    return NEVER;
  }

  note(line: string): void {
    this.trace.push(`${this.steps} ${line}`);
  }

  kill(actor: Actor): void {
    actor.isDead = true;
    this.ready = this.ready.filter((one) => one.actor !== actor);
    this.timers = this.timers.filter((one) => one.actor !== actor);
  }

  setTimer(actor: Actor, delayMs: number, go: () => void): number {
    const id = (this.lastTimer += 1);
    this.timers.push({
      id,
      actor,
      what: 'timer',
      at: this.now + Math.max(1, Math.ceil(delayMs)),
      go: () => this.running.run(actor, go),
    });
    return id;
  }

  clearTimer(id: number): void {
    this.timers = this.timers.filter((timer) => timer.id !== id);
  }

  /**
   * One step, and everything that follows from it until all wait again. False when nothing can ever
   * happen again.
   */
  async step(mayPassTime: boolean): Promise<boolean> {
    await this.quiet();
    if (mayPassTime && this.prng.chance(0.03)) await this.pass(this.prng.below(4_000) + 1);
    for (;;) {
      const able = this.able();
      if (able.length > 0) {
        await this.carryOn(this.prng.pick(able));
        return true;
      }
      const next = this.nextMoment();
      if (next === undefined) return false;
      await this.pass(next - this.now);
    }
  }

  async pass(ms: number): Promise<void> {
    this.now += ms;
    await this.onTime(this.now);
  }

  private started(work: () => Promise<unknown>): Promise<unknown> {
    return this.park('starts').then(work);
  }

  /**
   * Runs one step, and further steps of the same actor as long as the random choice lets it
   * continue reading and writing. Passing time does not count as a step.
   */
  private async carryOn(first: Waiting | Timer): Promise<void> {
    if (!('at' in first)) this.steps += 1;
    for (let next: Waiting | Timer | undefined = first; next; next = this.sameAgain(next.actor)) {
      this.take(next);
      await this.quiet();
    }
  }

  private sameAgain(actor: Actor): Waiting | undefined {
    const same = this.ready.filter(
      (one) => one.actor === actor && one.what === AT_THE_DATABASE && actor.frozenUntil <= this.now,
    );
    return same.length > 0 && this.prng.chance(GOES_ON) ? this.prng.pick(same) : undefined;
  }

  private take(chosen: Waiting | Timer): void {
    if ('at' in chosen) this.clearTimer(chosen.id);
    else this.ready = this.ready.filter((one) => one !== chosen);
    this.note(`${chosen.actor.name} ${chosen.what}`);
    this.beforeStep(chosen.actor, chosen.what);
    if (!chosen.actor.isDead) chosen.go();
  }

  private able(): (Waiting | Timer)[] {
    const isAwake = ({ actor }: Waiting): boolean => actor.frozenUntil <= this.now;
    return [
      ...this.ready.filter(isAwake),
      ...this.timers.filter((timer) => timer.at <= this.now && isAwake(timer)),
    ];
  }

  private nextMoment(): number | undefined {
    const moments = [
      ...this.timers.map(({ at, actor }) => Math.max(at, actor.frozenUntil)),
      ...this.ready.map(({ actor }) => actor.frozenUntil),
    ];
    return moments.length === 0 ? undefined : Math.max(this.now + 1, Math.min(...moments));
  }

  private async quiet(): Promise<void> {
    for (let turns = 0, seen = this.activity; turns < QUIET_TURNS;) {
      await (this.inFlight > 0
        ? new Promise<void>((landed) => {
            this.landed = landed;
          })
        : turn());
      turns = this.inFlight === 0 && seen === this.activity ? turns + 1 : 0;
      seen = this.activity;
    }
  }
}
