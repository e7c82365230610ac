import type { FieldRule } from '../../port/capabilities';
import type { AdType } from '../../port/draft';
import { rule } from './field-rule';
import { SOURCE } from './sources';

const ad = rule('ad');
const of = (...adTypes: readonly AdType[]): Pick<FieldRule, 'adTypes'> => ({ adTypes });

const SEARCH_AD = of('RESPONSIVE_SEARCH');
const DISPLAY_ADS = of('RESPONSIVE_DISPLAY', 'SINGLE_IMAGE');
const ASSET_GROUP = of('ASSET_GROUP');

const CROPPED =
  'Landscape 1.91:1 and square 1:1. Logos are in asset groups only. Microsoft crops further shapes automatically.';

/** What becomes of each field of an ad at Microsoft. */
export const adFields: readonly FieldRule[] = [
  ad('type', 'native', 'Responsive search ads.', SOURCE.ad, SEARCH_AD),
  ad(
    'type',
    'native',
    'Responsive ads of an audience campaign.',
    SOURCE.displayAd,
    of('RESPONSIVE_DISPLAY'),
  ),
  ad(
    'type',
    'translated',
    'Becomes a responsive ad. Without a long headline its first headline is used.',
    SOURCE.displayAd,
    of('SINGLE_IMAGE'),
  ),
  ad(
    'type',
    'native',
    'Asset groups of a Performance Max campaign.',
    SOURCE.assetGroup,
    ASSET_GROUP,
  ),
  ad('status', 'native', 'ENABLED and PAUSED.', SOURCE.ad),
  ad('headlines', 'native', 'Texts with optional pins to positions 1 to 3.', SOURCE.ad, SEARCH_AD),
  ad('headlines', 'native', 'Texts without pins.', SOURCE.displayAd, DISPLAY_ADS),
  ad('headlines', 'native', 'Texts without pins.', SOURCE.assetGroup, ASSET_GROUP),
  ad(
    'descriptions',
    'native',
    'Texts with optional pins to positions 1 and 2.',
    SOURCE.ad,
    SEARCH_AD,
  ),
  ad('descriptions', 'native', 'Texts without pins.', SOURCE.displayAd, DISPLAY_ADS),
  ad('descriptions', 'native', 'Texts without pins.', SOURCE.assetGroup, ASSET_GROUP),
  ad(
    'longHeadline',
    'dropped',
    'Microsoft shows none in responsive search ads.',
    SOURCE.ad,
    SEARCH_AD,
  ),
  ad('longHeadline', 'native', 'The one long headline.', SOURCE.displayAd, DISPLAY_ADS),
  ad('longHeadline', 'native', 'The one long headline.', SOURCE.assetGroup, ASSET_GROUP),
  ad(
    'businessName',
    'dropped',
    'Microsoft shows no business name in responsive search ads.',
    SOURCE.ad,
    SEARCH_AD,
  ),
  ad('businessName', 'native', 'Kept as it is.', SOURCE.displayAd, DISPLAY_ADS),
  ad('businessName', 'native', 'Kept as it is.', SOURCE.assetGroup, ASSET_GROUP),
  ad('finalUrl', 'native', 'The one final URL.', SOURCE.ad),
  ad(
    'path1',
    'native',
    'First part of the shown path.',
    SOURCE.ad,
    of('RESPONSIVE_SEARCH', 'ASSET_GROUP'),
  ),
  ad(
    'path1',
    'dropped',
    'Microsoft shows no path in responsive ads.',
    SOURCE.displayAd,
    DISPLAY_ADS,
  ),
  ad(
    'path2',
    'native',
    'Second part of the shown path.',
    SOURCE.ad,
    of('RESPONSIVE_SEARCH', 'ASSET_GROUP'),
  ),
  ad(
    'path2',
    'dropped',
    'Microsoft shows no path in responsive ads.',
    SOURCE.displayAd,
    DISPLAY_ADS,
  ),
  ad(
    'callToAction',
    'dropped',
    'Microsoft shows none in responsive search ads.',
    SOURCE.ad,
    SEARCH_AD,
  ),
  ad(
    'callToAction',
    'dropped',
    'Microsoft chooses the call to action of audience ads.',
    SOURCE.displayAd,
    DISPLAY_ADS,
  ),
  ad('callToAction', 'native', "One of Microsoft's own.", SOURCE.assetGroup, ASSET_GROUP),
  ad(
    'images',
    'dropped',
    'Microsoft keeps images beside search ads on the campaign.',
    SOURCE.imageExtension,
    SEARCH_AD,
  ),
  ad('images', 'native', CROPPED, SOURCE.displayAd, DISPLAY_ADS),
  ad('images', 'native', CROPPED, SOURCE.assetGroup, ASSET_GROUP),
  ad(
    'youtubeVideoIds',
    'dropped',
    'Microsoft needs video files in its own library. They are not exported yet.',
    SOURCE.displayAd,
  ),
];
