import type { EntityKind } from '../../port/attributes';
import { isRow, listIn, textIn, type Row } from './row';

/** Our field for subcodes whose meaning is documented (spec/platforms/meta-ads.md 1b). */
const BY_SUBCODE: ReadonlyMap<number, string> = new Map([
  [1_885_272, 'budget'],
  [1_885_621, 'budget'],
  [1_487_632, 'budget'],
  [4_834_011, 'budget'],
  [3_858_079, 'declarations/advertiserIdentity/payer'],
  [3_858_081, 'declarations/advertiserIdentity/beneficiary'],
  [1_870_199, 'locationIntent'],
  [1_815_946, 'geoTargets'],
  [1_487_566, 'status'],
]);

/** Words of Meta's parameters and messages, and the field of ours that they speak of; the first that occurs counts. */
const BY_WORD: Readonly<Record<EntityKind, readonly (readonly [RegExp, string])[]>> = {
  campaign: [
    [/special_ad_categor/, 'declarations/specialAdCategories'],
    [/budget/, 'budget'],
    [/bid_|bid_strategy/, 'biddingStrategy'],
    [/objective/, 'objective'],
    [/status/, 'status'],
    [/name/, 'name'],
  ],
  adGroup: [
    [/dsa_payor/, 'declarations/advertiserIdentity/payer'],
    [/dsa_beneficiary/, 'declarations/advertiserIdentity/beneficiary'],
    [/locales/, 'languages'],
    [/device_platforms/, 'targeting/devices'],
    [/geo_|location|radius|targeting/, 'geoTargets'],
    [/bid_amount/, 'maxCpc'],
    [/bid_|optimization|billing|promoted_object|pixel|roas/, 'biddingStrategy'],
    [/start_time/, 'startDate'],
    [/end_time/, 'endDate'],
    [/budget/, 'budget'],
    [/status/, 'status'],
    [/name/, 'name'],
  ],
  ad: [
    [/image/, 'images'],
    [/call_to_action/, 'callToAction'],
    [/link_data\.link|\blink\b|url/, 'finalUrl'],
    [/message|description/, 'descriptions'],
    [/link_data\.name|title|headline/, 'headlines'],
    [/status/, 'status'],
    [/name/, 'headlines'],
  ],
  keyword: [],
};

/** Our field path, as far as an error of Meta's tells it: by what it blames, else by its message. */
export const fieldOf = (error: Row, entity: EntityKind): string | undefined =>
  BY_SUBCODE.get(Number(error['error_subcode'])) ??
  byWord(blamedIn(error), entity) ??
  byWord([paramIn(textIn(error, 'message'))], entity);

/** `error_data` is JSON text, or the object itself. */
const blamedIn = (error: Row): readonly string[] => {
  const data =
    typeof error['error_data'] === 'string' ? jsonIn(error['error_data']) : error['error_data'];
  return isRow(data)
    ? listIn(data, 'blame_field_specs').map((path) =>
        Array.isArray(path) ? path.join('.') : String(path),
      )
    : [];
};

/** `(#100) Param targeting[locales] must be …` names its parameter. */
const paramIn = (message: string): string =>
  /(?:Param|parameter|field) ([\w.[\]]+)/.exec(message)?.[1] ?? '';

const byWord = (paths: readonly string[], entity: EntityKind): string | undefined =>
  paths
    .map((path) => BY_WORD[entity].find(([word]) => word.test(path))?.[1])
    .find((field) => field !== undefined);

const jsonIn = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};
