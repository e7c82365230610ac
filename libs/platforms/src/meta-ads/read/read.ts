import type { Observed, ReadScope } from '../../port/observed';
import { chunksOf } from '../wire/chunks';
import { CALLS_PER_BATCH } from '../wire/exchange';
import { readRows, type Reading } from '../wire/read-rows';
import type { Session } from '../wire/session';
import { observe } from './observe';
import { adSetsReading, adsReading, objectReading, type Level } from './readings';

/** Campaigns by their ids with all that is below them: up to three lists per campaign, fifty lists a request. Names are not unique at Meta, so none is looked for. */
export async function* read(
  session: Session,
  { campaignRemoteIds, entities }: ReadScope,
): AsyncGenerator<Observed> {
  const levels = levelsOf(entities);
  for (const chunk of chunksOf(campaignRemoteIds, CALLS_PER_BATCH)) {
    const readings = chunk.flatMap((id) => levels.map((level) => READING[level](id)));
    const answers = await readRows(session, readings);
    for (const [index] of chunk.entries()) {
      yield* observeTree(
        session,
        levels,
        answers.slice(index * levels.length, (index + 1) * levels.length),
      );
    }
  }
}

/** Lists that are read of each campaign: the campaign itself always. */
export const levelsOf = (entities: ReadScope['entities']): readonly Level[] => [
  'campaign',
  ...(['adGroup', 'ad'] as const).filter((level) => entities.includes(level)),
];

const READING: Readonly<Record<Level, (campaignId: string) => Reading>> = {
  campaign: (id) => objectReading('campaign', id),
  adGroup: adSetsReading,
  ad: adsReading,
};

type Answers = Awaited<ReturnType<typeof readRows>>;

/** A campaign that is gone has nothing below it. */
async function* observeTree(
  session: Session,
  levels: readonly Level[],
  answers: Answers,
): AsyncGenerator<Observed> {
  const [campaign] = await observe(session, 'campaign', answers[0] ?? []);
  if (!campaign) return;
  yield campaign;
  for (const [index, level] of levels.entries()) {
    if (index > 0) yield* await observe(session, level, answers[index] ?? []);
  }
}
