// Which stages run beside one another.

/** True when nothing that the stage waits for is open and what it holds alone is free. */
const isReady = ({ after, alone }, open, running) =>
  !open.some(({ name }) => after.includes(name)) &&
  !(alone && running.some((other) => other.alone === alone));

const weightOf = (stages) => stages.reduce((sum, { weight }) => sum + weight, 0);

/** One that weighs more than the width runs when it is the only one. */
const fits = ({ weight }, running, width) =>
  running.length === 0 || weightOf(running) + weight <= width;

/**
 * Runs every stage once, the first of the list first, as many at once as their weights fit into the
 * width. A stage begins when all that it names in `after` have ended, however they ended, and never
 * beside one that names the same thing in `alone`. `run` takes a stage and never throws. Throws
 * before the first one when a stage waits for one that does not come before it.
 */
export async function runAll(stages, width, run) {
  refuseUnknown(stages);
  const waiting = [...stages];
  const running = new Map();
  const next = () => {
    const busy = [...running.keys()];
    return waiting.findIndex(
      (stage) => isReady(stage, [...waiting, ...busy], busy) && fits(stage, busy, width),
    );
  };
  while (waiting.length + running.size > 0) {
    for (let at = next(); at >= 0; at = next()) {
      const [stage] = waiting.splice(at, 1);
      running.set(
        stage,
        run(stage).then(() => running.delete(stage)),
      );
    }
    await Promise.race(running.values());
  }
}

function refuseUnknown(stages) {
  const names = stages.map(({ name }) => name);
  for (const [at, { name, after }] of stages.entries()) {
    const unknown = after.filter((one) => !names.slice(0, at).includes(one));
    if (unknown.length > 0) {
      throw new Error(`${name} waits for what does not come before it: ${unknown.join(', ')}`);
    }
  }
}
