/**
 * Loaded into a process before its own code (`NODE_OPTIONS=--require`): its calendar clock is wrong
 * by some hours, as on a machine that was set wrong. Timers and durations (`performance.now`,
 * `process.hrtime`) count as ever.
 */
const OFFSET_MS = Number(process.env['SWITCHYARD_TEST_CLOCK_HOURS'] ?? '0') * 3_600_000;
const RealDate = Date;

class MovedDate extends RealDate {
  constructor(...args: readonly unknown[]) {
    if (args.length === 0) super(RealDate.now() + OFFSET_MS);
    else super(...(args as [number]));
  }

  static override now(): number {
    return RealDate.now() + OFFSET_MS;
  }
}

const hours = OFFSET_MS / 3_600_000;
process.stdout.write(
  `the clock of this process is ${hours} hours wrong: ${new MovedDate().toISOString()}\n`,
);

/** `Date()` without `new` is a text; a class alone could not be called like that. */
globalThis.Date = new Proxy(MovedDate, {
  apply: () => new MovedDate().toString(),
}) as unknown as DateConstructor;
