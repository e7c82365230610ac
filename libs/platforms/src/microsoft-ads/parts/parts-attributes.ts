import { UNVERIFIED } from '../unverified';
import type {
  CampaignAttributes,
  PlaceAttributes,
  WindowAttributes,
} from '../attributes/campaign-attributes';
import { deviceKey } from '../attributes/content-key';
import { extensionImagesIn, extensionsIn } from '../extensions/held-extension';
import { devicesOf } from '../normalise/devices';
import { quarterOfWeek } from '../normalise/schedule';
import { matchTypeOf } from '../wire/words';
import type { CampaignParts, HeldCriterion } from './campaign-parts';
import { placeOf, windowOf } from './read-criterion';

type PartAttributes = Pick<
  CampaignAttributes,
  | 'geoTargets'
  | 'locationIntent'
  | 'schedule'
  | 'devices'
  | 'negativeKeywords'
  | 'extensions'
  | 'images'
>;

/** What the parts of a campaign say, in the same words and order as `normalise`. */
export const partsAttributes = ({
  criteria,
  negatives,
  extensions,
}: CampaignParts): PartAttributes => ({
  geoTargets: byKey(criteria)
    .map((held) => placeOf(bidden(held)))
    .filter((place): place is PlaceAttributes => place !== undefined),
  locationIntent: intentOf(criteria),
  schedule: criteria
    .map((held) => windowOf(bidden(held)))
    .filter((window): window is WindowAttributes => window !== undefined)
    .sort((a, b) => quarterOfWeek(a) - quarterOfWeek(b)),
  devices: devicesIn(criteria),
  negativeKeywords: byKey(negatives).map(({ text, matchType }) => ({
    text,
    matchType: matchTypeOf(matchType),
  })),
  extensions: extensionsIn(extensions),
  images: extensionImagesIn(extensions),
});

/** Without a criterion the platform's default holds. */
const intentOf = (criteria: readonly HeldCriterion[]): CampaignAttributes['locationIntent'] => {
  const option = criteria.find(({ criterion }) => criterion.Type === 'LocationIntentCriterion')
    ?.criterion.IntentOption;
  return option === 'PeopleIn' ? 'PRESENCE' : 'PRESENCE_OR_INTEREST';
};

const devicesIn = (criteria: readonly HeldCriterion[]): CampaignAttributes['devices'] =>
  devicesOf((device) => {
    const percent = criteria.find(({ key }) => key === deviceKey(device))?.percent ?? 0;
    const enabled = percent !== UNVERIFIED.deviceOffPercent;
    return { enabled, bidAdjustmentPercent: enabled ? percent : 0 };
  });

const bidden = ({
  negative,
  criterion,
  percent,
}: HeldCriterion): Parameters<typeof placeOf>[0] => ({
  Type: negative ? 'NegativeCampaignCriterion' : 'BiddableCampaignCriterion',
  Criterion: criterion,
  CriterionBid: { Type: 'BidMultiplier', Multiplier: percent },
});

const byKey = <T extends { readonly key: string }>(parts: readonly T[]): readonly T[] =>
  [...parts].sort((a, b) => (a.key < b.key ? -1 : 1));
