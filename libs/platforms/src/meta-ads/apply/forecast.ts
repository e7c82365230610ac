import type { Change } from '../../port/change';
import type { CallForecast } from '../../port/io';
import { asAd, digestsIn } from '../attributes/ad-attributes';
import { CALLS_PER_BATCH } from '../wire/exchange';
import { needsCreative } from './ad-form';
import { lookAt } from './see-wave';

/**
 * Requests that applying these waves takes when no file and no creative is at Meta already and nothing was edited meanwhile. Operations
 * count changes: Meta publishes no quota of a day.
 */
export const forecast = (waves: readonly (readonly Change[])[]): CallForecast => {
  const uploads = new Set(
    waves
      .flat()
      .filter(isShowing)
      .flatMap(({ after }) => digestsIn(asAd(after))),
  ).size;
  return {
    readCalls: total(
      waves.map((wave) => requests(wave.filter(({ action }) => action !== 'create').length)),
    ),
    calls: uploads + total(waves.map(writes)),
    operations: total(waves.map(({ length }) => length)),
  };
};

type Showing = Exclude<Change, { action: 'remove' }>;

const isShowing = (change: Change): change is Showing =>
  change.entity === 'ad' && change.action !== 'remove' && needsCreative(change);

/** Creatives, then each level in its three directions. */
const writes = (wave: readonly Change[]): number => {
  const groups = (['campaign', 'adGroup', 'ad'] as const).flatMap((entity) =>
    (['remove', 'update', 'create'] as const).map((action) => {
      const changes = wave.filter((one) => one.entity === entity && one.action === action);
      return requests(changes.length + changes.filter((one) => lookAt(one).look).length);
    }),
  );
  return requests(wave.filter(isShowing).length) + total(groups);
};

const requests = (calls: number): number => Math.ceil(calls / CALLS_PER_BATCH);

const total = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);
