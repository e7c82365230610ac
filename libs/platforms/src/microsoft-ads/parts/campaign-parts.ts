import { INTENT_KEY, deviceKey, negativeKey, placeKey, windowKey } from '../attributes/content-key';
import type { HeldExtension } from '../extensions/held-extension';
import { deviceOf, percentOf, placeOf, windowOf } from './read-criterion';
import type { CampaignCriterion, Criterion, NegativeKeyword } from '../wire/objects';
import { matchTypeOf } from '../wire/words';

/** A criterion that Microsoft holds, under the key of its content. */
export interface HeldCriterion {
  readonly key: string;
  readonly id: string;
  /** Whole percent; 0 where there is no bid. */
  readonly percent: number;
  readonly negative: boolean;
  readonly criterion: Criterion;
}

export interface HeldNegative {
  readonly key: string;
  readonly id: string;
  readonly text: string;
  readonly matchType: string;
}

/** What belongs to a campaign but has ids and calls of its own. */
export interface CampaignParts {
  readonly criteria: readonly HeldCriterion[];
  readonly negatives: readonly HeldNegative[];
  /** Ad extensions that are linked to it. */
  readonly extensions: readonly HeldExtension[];
}

export const NO_PARTS: CampaignParts = { criteria: [], negatives: [], extensions: [] };

/** Ids by content key. */
export const partIds = ({
  criteria,
  negatives,
  extensions,
}: CampaignParts): Readonly<Record<string, string>> =>
  Object.fromEntries([...criteria, ...negatives, ...extensions].map(({ key, id }) => [key, id]));

export const heldCriterion = (wire: CampaignCriterion | null): readonly HeldCriterion[] => {
  const key = wire && keyOf(wire);
  if (!key || !wire.Id || !wire.Criterion) return [];
  return [
    {
      key,
      id: wire.Id,
      percent: percentOf(wire),
      negative: wire.Type === 'NegativeCampaignCriterion',
      criterion: wire.Criterion,
    },
  ];
};

export const heldNegative = (wire: NegativeKeyword | null): readonly HeldNegative[] => {
  if (!wire?.Id || !wire.Text) return [];
  const matchType = matchTypeOf(wire.MatchType);
  return [
    { key: negativeKey({ text: wire.Text, matchType }), id: wire.Id, text: wire.Text, matchType },
  ];
};

const keyOf = (wire: CampaignCriterion): string | undefined => {
  const place = placeOf(wire);
  if (place) return placeKey(place);
  const window = windowOf(wire);
  if (window) return windowKey(window);
  const device = deviceOf(wire);
  if (device) return deviceKey(device);
  return wire.Criterion?.Type === 'LocationIntentCriterion' ? INTENT_KEY : undefined;
};
