import type { CampaignDraft } from '../../port/draft';
import type { CampaignAttributes } from '../attributes/campaign-attributes';
import { objectiveOf } from '../data/goals';
import { biddingOf } from './bidding';
import { warnOfBidding } from './bidding-warnings';
import { heldDevices } from './devices';
import { heldLanguages } from './languages';
import { heldMicros } from './money';
import { heldName } from './name';
import { heldPlaces } from './places';
import { declaredCategories } from './special-categories';
import type { Warn } from '../../normalising';

/** What Meta will hold of a campaign itself. What its ad sets carry is told here, once, and not again by each of them. */
export const normaliseCampaign = (draft: CampaignDraft, warn: Warn): CampaignAttributes => {
  warnOfAdSets(draft, warn);
  warnOfBidding(draft, warn);
  const { objective, bidStrategy } = biddingOf(draft);
  return {
    name: heldName(draft.name, warn),
    status: draft.status,
    objective: objectiveOf(objective),
    budgetMicros: heldMicros(draft.budgetMicros, draft.currency, 'budget', warn),
    biddingStrategy: { type: bidStrategy },
    ...declaredCategories(draft),
  };
};

const warnOfAdSets = (
  { geoTargets, devices, languages, biddingStrategy, currency }: CampaignDraft,
  warn: Warn,
): void => {
  heldPlaces(geoTargets, warn);
  heldDevices(devices, warn);
  heldLanguages(languages, warn);
  for (const member of ['targetCpaMicros', 'maxCpcBidCeilingMicros'] as const) {
    const micros = biddingStrategy[member];
    if (micros !== undefined) {
      heldMicros(micros, currency, `biddingStrategy/${member.slice(0, -'Micros'.length)}`, warn);
    }
  }
};
