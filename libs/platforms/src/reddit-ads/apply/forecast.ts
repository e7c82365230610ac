import type { Change, CreateChange, UpdateChange } from '../../port/change';
import type { CallForecast } from '../../port/io';
import { SHOWN_FIELDS } from '../posts/post-content';
import { inChunks, LIMITS } from '../wire/limits';
import type { Level } from '../wire/list-path';
import { CHUNK } from './chunk';
import { LEVELS, sortWave, type WaveOf } from './sort-wave';

/**
 * Calls that applying these waves takes: one per object, a look at those that change, and for a new look of an ad the job that makes
 * its post and at most so many looks at it as usually do. Fewer where ads share a post. Operations count changes: Reddit has no daily quota.
 */
export const forecast = (waves: readonly (readonly Change[])[]): CallForecast =>
  waves.map(ofWave).reduce(sum, NOTHING);

const NOTHING: CallForecast = { readCalls: 0, calls: 0, operations: 0 };

/** Looks at a job until its post is there. */
const USUAL_LOOKS = 2;

const sum = (a: CallForecast, b: CallForecast): CallForecast => ({
  readCalls: a.readCalls + b.readCalls,
  calls: a.calls + b.calls,
  operations: a.operations + b.operations,
});

const ofWave = (wave: readonly Change[]): CallForecast => {
  const { waves, unsupported } = sortWave(wave);
  return {
    ...LEVELS.map((level) => ofLevel(level, waves[level])).reduce(sum, NOTHING),
    operations: wave.length - unsupported.length,
  };
};

const ofLevel = (level: Level, { creates, updates, removes }: WaveOf): CallForecast => {
  const posts = level === 'ad' ? [...creates, ...updates].filter(isNewLook).length : 0;
  return {
    readCalls: looksAt(level, updates) + looksAt(level, removes) + posts * USUAL_LOOKS,
    calls: creates.length + updates.length + removes.length + posts,
    operations: 0,
  };
};

/** The objects themselves, and the posts of ads. */
const looksAt = (level: Level, changes: readonly Change[]): number =>
  inChunks(changes, CHUNK[level]).reduce(
    (calls, { length }) => calls + 1 + (level === 'ad' ? Math.ceil(length / LIMITS.postIds) : 0),
    0,
  );

const isNewLook = (change: CreateChange | UpdateChange): boolean =>
  change.action === 'create' || change.fields.some((field) => SHOWN_FIELDS.includes(field));
