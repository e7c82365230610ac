import { createCampaigns } from '../campaigns/create-campaigns';
import { removeCampaigns } from '../campaigns/remove-campaigns';
import { updateCampaigns } from '../campaigns/update-campaigns';
import { adGroupKind } from '../children/ad-group-kind';
import { adKind } from '../children/ad-kind';
import { assetGroupKind } from '../children/asset-group-kind';
import { createChildren } from '../children/create-children';
import { keywordKind } from '../children/keyword-kind';
import { negativeKind } from '../children/negative-kind';
import { removeChildren } from '../children/remove-children';
import { updateChildren } from '../children/update-children';
import { ENTITY_KINDS } from '../../port/attributes';
import type { EntityKind } from '../../port/attributes';
import type { Outcome } from '../../port/outcome';
import type { WritingSession } from '../wire/session';
import { failed, refusal } from './refused';
import { sortWave } from './sort-wave';
import type { WaveOf } from './sort-wave';
import type { Change } from '../../port/change';

/** Removals before what may need their names, children before parents; then changes, then what is new, parents before children. */
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
        `Microsoft does not support this ${change.entity} in campaigns of type ${change.campaignType}.`,
      ),
    );
  }
  for (const kind of [...ENTITY_KINDS].reverse()) {
    if (waves[kind].removes.length > 0) yield* REMOVE[kind](session, waves[kind]);
  }
  for (const kind of ENTITY_KINDS) {
    if (waves[kind].updates.length > 0) yield* UPDATE[kind](session, waves[kind]);
  }
  for (const kind of ENTITY_KINDS) {
    if (waves[kind].creates.length > 0) yield* CREATE[kind](session, waves[kind]);
  }
}

/** Ads of Performance Max stand directly below their campaign. */
const isAssetGroup = ({ campaignType }: Change): boolean => campaignType === 'PERFORMANCE_MAX';

type Step = {
  readonly [kind in EntityKind]: (session: WritingSession, wave: WaveOf) => AsyncGenerator<Outcome>;
};

const REMOVE: Step = {
  campaign: (session, { removes }) => removeCampaigns(session, removes),
  adGroup: (session, { removes }) => removeChildren(session, [adGroupKind], removes),
  async *ad(session, { removes }) {
    yield* removeChildren(
      session,
      [adKind],
      removes.filter((change) => !isAssetGroup(change)),
    );
    yield* removeChildren(session, [assetGroupKind], removes.filter(isAssetGroup));
  },
  keyword: (session, { removes }) => removeChildren(session, [keywordKind, negativeKind], removes),
};

const UPDATE: Step = {
  campaign: (session, { updates }) => updateCampaigns(session, updates),
  adGroup: (session, { updates }) => updateChildren(session, adGroupKind, updates),
  async *ad(session, { updates }) {
    yield* updateChildren(
      session,
      adKind,
      updates.filter((change) => !isAssetGroup(change)),
    );
    yield* updateChildren(session, assetGroupKind, updates.filter(isAssetGroup));
  },
  async *keyword(session, { updates }) {
    yield* updateChildren(
      session,
      keywordKind,
      updates.filter(({ after }) => !after['negative']),
    );
    yield* updateChildren(
      session,
      negativeKind,
      updates.filter(({ after }) => after['negative']),
    );
  },
};

const CREATE: Step = {
  campaign: (session, { creates }) => createCampaigns(session, creates),
  adGroup: (session, { creates }) => createChildren(session, adGroupKind, creates),
  async *ad(session, { creates }) {
    yield* createChildren(
      session,
      adKind,
      creates.filter((change) => !isAssetGroup(change)),
    );
    yield* createChildren(session, assetGroupKind, creates.filter(isAssetGroup));
  },
  async *keyword(session, { creates }) {
    yield* createChildren(
      session,
      keywordKind,
      creates.filter(({ after }) => !after['negative']),
    );
    yield* createChildren(
      session,
      negativeKind,
      creates.filter(({ after }) => after['negative']),
    );
  },
};
