import type { Change, CreateChange, UpdateChange } from '../../port/change';
import type { CallForecast } from '../../port/io';
import { attributesAs } from '../attributes/as-attributes';
import type { AdAttributes } from '../attributes/ad-attributes';
import { isAboutBids } from '../campaigns/agree-bid-strategy';
import { chunksOf, inChunks, LIMITS } from '../wire/limits';
import { sortWave, type WaveOf } from './sort-wave';

/**
 * Requests that applying these waves takes. Exact for groups and campaigns whose groups bid as they will; of ads as long as no file is at
 * LinkedIn yet, each is ready when it is first asked for, and an ad that is made anew stands beside at most a page of others. What is
 * removed counts as no draft. Operations are changes: LinkedIn publishes no figures.
 */
export const forecast = (waves: readonly (readonly Change[])[]): CallForecast => {
  const parts = waves
    .map(sortWave)
    .flatMap(({ campaign, adGroup, ad }) => [groups(campaign), campaigns(adGroup), ads(ad)]);
  const operations = waves.flat().filter(({ entity }) => entity !== 'keyword').length;
  return {
    readCalls: total(parts.map(({ readCalls }) => readCalls)),
    calls: total(parts.map(({ calls }) => calls)),
    operations,
  };
};

type Calls = Omit<CallForecast, 'operations'>;

const batches = (changes: readonly Change[]): number => chunksOf(changes.length, LIMITS.batch);

/** New groups that are to be paused take a second request. */
const groups = ({ creates, updates, removes }: WaveOf): Calls => ({
  readCalls: batches(updates) + batches(removes),
  calls:
    total(
      inChunks(creates, LIMITS.batch).map((group) =>
        group.some(({ after }) => after['status'] !== 'ENABLED') ? 2 : 1,
      ),
    ) +
    batches(updates) +
    batches(removes),
});

/** What is about bids looks at the groups first. */
const campaigns = ({ creates, updates, removes }: WaveOf): Calls => ({
  readCalls: parents(creates) + batches(updates) + parents(updates) + batches(removes),
  calls: batches(creates) + batches(updates) + batches(removes),
});

const parents = (changes: readonly (CreateChange | UpdateChange)[]): number =>
  chunksOf(
    new Set(changes.filter(isAboutBids).map(({ parentRemoteId }) => parentRemoteId)).size,
    LIMITS.batch,
  );

/** Looking at an ad takes two reads: the creative and its post. A file takes two requests that write and one look. */
const ads = ({ creates, updates, removes }: WaveOf): Calls => {
  const remade = updates.filter(({ fields }) => fields.some((field) => field !== 'status'));
  const files = new Set([...creates, ...remade].flatMap(filesOf)).size;
  const searched = chunksOf(
    new Set(remade.map(({ parentRemoteId }) => parentRemoteId)).size,
    LIMITS.parents,
  );
  return {
    readCalls: files + 2 * (batches(updates) + batches(removes)) + searched,
    calls:
      2 * files +
      creates.length +
      2 * remade.length +
      chunksOf(updates.length - remade.length, LIMITS.batch) +
      batches(removes),
  };
};

const filesOf = ({ after }: CreateChange | UpdateChange): readonly string[] =>
  attributesAs<AdAttributes>(after).images.flatMap((image) =>
    'sha256' in image ? [image.sha256] : [],
  );

const total = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0);
