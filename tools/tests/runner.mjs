import { createRunner } from 'jest-light-runner';
import Tinypool from 'tinypool';
import { sourceOf } from './tree.mjs';

/**
 * The channel of one worker. jest-light-runner 0.8.2 shares one between all workers and returns the
 * first request for settings to every worker, and no later one: a worker that was still starting
 * waited for ever, and the run with it.
 */
const ownChannel = (shared) => {
  let toWorker;
  return {
    onMessage: (listener) => void (toWorker = listener),
    postMessage: (message) => {
      shared.onMessage(toWorker);
      shared.postMessage(message);
    },
  };
};

const { run } = Tinypool.prototype;
Tinypool.prototype.run = function (task, options) {
  const channel = options?.channel;
  return run.call(this, task, channel ? { ...options, channel: ownChannel(channel) } : options);
};

const LightRunner = createRunner({ runtime: 'child_process' });

/**
 * Runs compiled specs in plain Node processes, one spec after another in each: a module is loaded
 * once per process instead of once per spec. Reports speak of the sources.
 */
export default class CompiledSpecsRunner extends LightRunner {
  runTests(tests, watcher, onStart, onResult, onFailure) {
    const asSource = (test) => ({ ...test, path: sourceOf(test.path) });
    return super.runTests(
      tests,
      watcher,
      (test) => onStart(asSource(test)),
      (test, result) => {
        const source = asSource(test);
        return onResult(source, { ...result, testFilePath: source.path });
      },
      (test, error) => onFailure(asSource(test), error),
    );
  }
}
