import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { AggregatedResult } from '@jest/test-result';
import Sequencer from '@jest/test-sequencer';
import slowFiles from './slow-files.json';
import { sourceOf } from './tree.mjs';

type Tests = Parameters<Sequencer['sort']>[0];
type Test = Tests[number];

/** Decides a random order; unset, the slowest of the last run come first. */
const SEED = process.env['SWITCHYARD_TEST_ORDER'];
const DURATIONS = join('.cache', 'test-durations.json');

/** Seconds of the files that take long, for a folder in which nothing ran yet. */
const SLOW_FILES: Readonly<Record<string, number>> = slowFiles;
const USUAL_MS = 1_000;

const draw = (name: string): string =>
  createHash('sha256').update(`${SEED}\0${name}`).digest('hex');

const readDurations = (): Record<string, number> =>
  existsSync(DURATIONS)
    ? (JSON.parse(readFileSync(DURATIONS, 'utf8')) as Record<string, number>)
    : {};

/**
 * The order of the files: by a seed, or the slowest first, so that no long one is left at the end.
 */
export default class OrderedSequencer extends Sequencer {
  override sort(tests: Tests): Tests {
    if (SEED) {
      return [...tests].sort((a, b) => (draw(nameOf(a.path)) < draw(nameOf(b.path)) ? -1 : 1));
    }
    const durations = readDurations();
    const expected = ({ path }: Test): number =>
      durations[nameOf(path)] ?? (SLOW_FILES[nameOf(path)] ?? 0) * 1_000 + USUAL_MS;
    return [...tests].sort((a, b) => expected(b) - expected(a));
  }

  override cacheResults(_tests: Tests, { testResults }: AggregatedResult): void {
    const durations = readDurations();
    for (const { testFilePath, perfStats } of testResults) {
      durations[nameOf(testFilePath)] = perfStats.end - perfStats.start;
    }
    mkdirSync(dirname(DURATIONS), { recursive: true });
    // Another run may read it at this moment.
    writeFileSync(`${DURATIONS}.${process.pid}`, JSON.stringify(durations));
    renameSync(`${DURATIONS}.${process.pid}`, DURATIONS);
  }
}

/** The source of a compiled spec, as slow-files.json names it. */
export const nameOf = (path: string): string =>
  relative(process.cwd(), sourceOf(path)).replace(/\.(js|ts)$/, '');
