import type { CampaignDraft } from '../../port/draft';
import type { Warn } from '../../translation/normalise';
import { type CampaignAttributes, sortedSet } from '../attributes';
import { AIMS, countryIn, objectiveOf, POLITICAL } from '../vocabulary';
import { biddingOf, normaliseMoney, normaliseName } from './ad-group';
import { normaliseDevices, normaliseLanguages, normalisePlaces } from './targeting';

/**
 * What Meta will store of a campaign itself. What its ad sets carry is reported here, once, and not
 * again by each of them.
 */
export const normaliseCampaign = (draft: CampaignDraft, warn: Warn): CampaignAttributes => {
  warnOfAdSets(draft, warn);
  warnOfBidding(draft, warn);
  const { objective, bidStrategy } = biddingOf(draft);
  return {
    name: normaliseName(draft.name, warn),
    status: draft.status,
    objective: objectiveOf(objective),
    budgetMicros: normaliseMoney(draft.budgetMicros, draft.currency, 'budget', warn),
    biddingStrategy: { type: bidStrategy },
    ...declaredCategories(draft),
  };
};

const warnOfAdSets = (
  { geoTargets, devices, languages, biddingStrategy, currency }: CampaignDraft,
  warn: Warn,
): void => {
  normalisePlaces(geoTargets, warn);
  normaliseDevices(devices, warn);
  normaliseLanguages(languages, warn);
  for (const member of ['targetCpaMicros', 'maxCpcBidCeilingMicros'] as const) {
    const micros = biddingStrategy[member];
    if (micros !== undefined) {
      normaliseMoney(
        micros,
        currency,
        `biddingStrategy/${member.slice(0, -'Micros'.length)}`,
        warn,
      );
    }
  }
};

/**
 * What of the objective and of the bidding of a campaign does not arrive. The table warns of
 * strategies that become others.
 */
const warnOfBidding = (draft: CampaignDraft, warn: Warn): void => {
  const {
    biddingStrategy: { type, maxCpcBidCeilingMicros },
    objective,
  } = draft;
  const { objective: outcome, optimizationGoal, isCapped } = biddingOf(draft);
  if (objectiveOf(outcome) !== objective) {
    warn(
      'OBJECTIVE_TRANSLATED',
      'objective',
      `The objective ${objective} becomes ${objectiveOf(outcome)} on Meta, which counts the conversions.`,
    );
  }
  if (optimizationGoal === 'REACH' && AIMS[type] === 'clicks') {
    warn(
      'BIDDING_STRATEGY_TRANSLATED',
      'biddingStrategy/type',
      'Meta optimises for reach with the objective AWARENESS, not for clicks.',
    );
  }
  if (maxCpcBidCeilingMicros !== undefined && !isCapped) {
    warn(
      'BIDDING_OPTION_IGNORED',
      'biddingStrategy/maxCpcBidCeiling',
      'Meta has a ceiling per click only where the campaign bids for clicks. It is not sent there.',
    );
  }
};

/**
 * What a campaign is declared as, and for which countries: those of the places that it is meant
 * for.
 */
const declaredCategories = ({
  politicalAdvertising,
  specialAdCategories,
  geoTargets,
}: CampaignDraft): Pick<
  CampaignAttributes,
  'specialAdCategories' | 'specialAdCategoryCountries'
> => {
  const declared = [
    ...specialAdCategories.filter((category) => category !== 'NONE'),
    ...(politicalAdvertising === 'POLITICAL' ? [POLITICAL] : []),
  ];
  const countries = geoTargets.flatMap((place) =>
    place.kind === 'AREA' && !place.negative
      ? (countryIn(place.metaLocationId ?? '') ?? place.countryCode ?? [])
      : [],
  );
  return {
    specialAdCategories: sortedSet(declared),
    specialAdCategoryCountries: declared.length > 0 ? sortedSet(countries) : [],
  };
};
