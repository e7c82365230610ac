import { adGroupKind } from '../ad-groups/ad-group-kind';
import { adKind } from '../ads/ad-kind';
import { campaignKind } from '../campaigns/campaign-kind';
import type { Change } from '../../port/change';
import type { Outcome } from '../../port/outcome';
import type { Level } from '../wire/list-path';
import type { WritingSession } from '../wire/session';
import type { LevelKind } from './level-kind';
import { failed, refusal } from './refused';
import { LEVELS, sortWave } from './sort-wave';
import { createLevel, removeLevel, updateLevel } from './write-level';

const KINDS: { readonly [level in Level]: () => LevelKind } = {
  campaign: () => campaignKind,
  adGroup: () => adGroupKind,
  ad: adKind,
};

/** Removals first, children before parents; then changes, then what is new, parents before children. */
export async function* applyWave(
  session: WritingSession,
  wave: readonly Change[],
): AsyncGenerator<Outcome> {
  const { waves, unsupported } = sortWave(wave);
  for (const change of unsupported) {
    yield failed(
      change,
      refusal(
        'CAMPAIGN_TYPE_UNSUPPORTED',
        `Reddit does not support this ${change.entity} in campaigns of type ${change.campaignType}.`,
      ),
    );
  }
  for (const level of LEVELS.toReversed()) {
    yield* removeLevel(session, KINDS[level](), waves[level].removes);
  }
  for (const level of LEVELS) yield* updateLevel(session, KINDS[level](), waves[level].updates);
  for (const level of LEVELS) yield* createLevel(session, KINDS[level](), waves[level].creates);
}
