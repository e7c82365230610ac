import type { LimitRule } from '../../port/capabilities';
import { UNVERIFIED } from '../unverified';
import { SOURCE } from './sources';

type Limit = Omit<LimitRule, 'entity' | 'source'>;

const of = (entity: LimitRule['entity'], source: string) => (limit: Limit): LimitRule => ({ entity, source, ...limit });
const campaign = of('campaign', SOURCE.campaign);
const searchAd = (limit: Limit): LimitRule => ({ entity: 'ad', source: SOURCE.ad, adType: 'RESPONSIVE_SEARCH', ...limit });

/** Limits that Microsoft sets; lengths without what a dynamic text may grow to. */
export const limits: readonly LimitRule[] = [
  campaign({ field: 'name', kind: 'maxLength', value: 128, code: 'NAME_TOO_LONG', fix: 'Use at most 128 characters.' }),
  of('adGroup', SOURCE.adGroup)({ field: 'name', kind: 'maxLength', value: 256, code: 'NAME_TOO_LONG', fix: 'Use at most 256 characters.' }),
  of('campaign', SOURCE.criterion)({ field: 'geoTargets.lat', kind: 'min', value: -85, code: 'LATITUDE_OUT_OF_RANGE', fix: 'Put the circle between 85 degrees south and north.' }),
  of('campaign', SOURCE.criterion)({ field: 'geoTargets.lat', kind: 'max', value: 85, code: 'LATITUDE_OUT_OF_RANGE', fix: 'Put the circle between 85 degrees south and north.' }),
  of('campaign', SOURCE.schedule)({ field: 'adSchedule', kind: 'maxCount', value: UNVERIFIED.windowsPerWeek, code: 'TOO_MANY_WINDOWS', fix: `Join windows until no more than ${UNVERIFIED.windowsPerWeek} are left.`, unverified: true }),
  of('campaign', SOURCE.schedule)({ field: 'adSchedule.windowsPerDay', kind: 'maxCount', value: UNVERIFIED.windowsPerWeek / 7, code: 'TOO_MANY_WINDOWS_PER_DAY', fix: 'Join windows until no day has more than 7.', unverified: true }),
  of('campaign', SOURCE.negative)({ field: 'negativeKeywords', kind: 'maxCount', value: 20_000, code: 'TOO_MANY_NEGATIVE_KEYWORDS', fix: 'Keep at most 20,000 negative keywords.' }),
  of('campaign', SOURCE.negative)({ field: 'negativeKeywords.text', kind: 'maxLength', value: 100, code: 'KEYWORD_TOO_LONG', fix: 'Use at most 100 characters.' }),
  campaign({ field: 'trackingTemplate', kind: 'maxLength', value: 2_048, code: 'URL_TOO_LONG', fix: 'Use at most 2,048 characters.', unverified: true }),
  searchAd({ field: 'headlines', kind: 'minCount', value: 3, code: 'TOO_FEW_HEADLINES', fix: 'Write at least 3 headlines.' }),
  searchAd({ field: 'headlines', kind: 'maxCount', value: 15, code: 'TOO_MANY_HEADLINES', fix: 'Keep at most 15 headlines.' }),
  searchAd({ field: 'headlines.text', kind: 'maxLength', value: 30, code: 'HEADLINE_TOO_LONG', fix: 'Use at most 30 characters.' }),
  searchAd({ field: 'descriptions', kind: 'minCount', value: 2, code: 'TOO_FEW_DESCRIPTIONS', fix: 'Write at least 2 descriptions.' }),
  searchAd({ field: 'descriptions', kind: 'maxCount', value: 4, code: 'TOO_MANY_DESCRIPTIONS', fix: 'Keep at most 4 descriptions.' }),
  searchAd({ field: 'descriptions.text', kind: 'maxLength', value: 90, code: 'DESCRIPTION_TOO_LONG', fix: 'Use at most 90 characters.' }),
  searchAd({ field: 'path1', kind: 'maxLength', value: 15, code: 'PATH_TOO_LONG', fix: 'Use at most 15 characters.' }),
  searchAd({ field: 'path2', kind: 'maxLength', value: 15, code: 'PATH_TOO_LONG', fix: 'Use at most 15 characters.' }),
  searchAd({ field: 'finalUrl', kind: 'maxLength', value: 2_048, code: 'URL_TOO_LONG', fix: 'Use at most 2,048 characters.', unverified: true }),
  of('keyword', SOURCE.keyword)({ field: 'text', kind: 'maxLength', value: 100, code: 'KEYWORD_TOO_LONG', fix: 'Use at most 100 characters.' }),
];
