import type { FieldRule } from '../../port/capabilities';
import { ASSET_GROUP, DISPLAY_ADS, of, rule, SEARCH_AD } from './field-rule';
import { SOURCE } from './sources';

const ad = rule('ad');

/** What becomes of each field of an ad at Google. */
export const adFields: readonly FieldRule[] = [
  ad('type', 'native', 'Responsive search ads.', SOURCE.ad, SEARCH_AD),
  ad('type', 'native', 'Responsive display ads.', SOURCE.displayAd, of('RESPONSIVE_DISPLAY')),
  ad('type', 'translated', 'Becomes a responsive display ad; without a long headline its first headline serves as one.', SOURCE.displayAd, of('SINGLE_IMAGE')),
  ad('type', 'native', 'An asset group of a Performance Max campaign.', SOURCE.assetGroup, ASSET_GROUP),
  ad('status', 'native', 'ENABLED and PAUSED.', SOURCE.ad, of('RESPONSIVE_SEARCH', 'RESPONSIVE_DISPLAY', 'SINGLE_IMAGE')),
  ad('status', 'translated', 'An asset group is enabled when its ad and its ad group are.', SOURCE.assetGroup, ASSET_GROUP),
  ad('headlines', 'native', 'Texts with optional pins to places 1 to 3.', SOURCE.ad, SEARCH_AD),
  ad('headlines', 'native', 'Texts; they cannot be pinned.', SOURCE.displayAd, DISPLAY_ADS),
  ad('headlines', 'native', 'Text assets, without order or pins.', SOURCE.assetGroup, ASSET_GROUP),
  ad('headlines.pinned', 'dropped', 'Only texts of search ads can be pinned.', SOURCE.displayAd, of('RESPONSIVE_DISPLAY', 'SINGLE_IMAGE', 'ASSET_GROUP')),
  ad('descriptions', 'native', 'Texts with optional pins to places 1 and 2.', SOURCE.ad, SEARCH_AD),
  ad('descriptions', 'native', 'Texts; they cannot be pinned.', SOURCE.displayAd, DISPLAY_ADS),
  ad('descriptions', 'native', 'Text assets, without order or pins.', SOURCE.assetGroup, ASSET_GROUP),
  ad('descriptions.pinned', 'dropped', 'Only texts of search ads can be pinned.', SOURCE.displayAd, of('RESPONSIVE_DISPLAY', 'SINGLE_IMAGE', 'ASSET_GROUP')),
  ad('longHeadline', 'dropped', 'Responsive search ads have none.', SOURCE.ad, SEARCH_AD),
  ad('longHeadline', 'native', 'The one long headline.', SOURCE.displayAd, DISPLAY_ADS),
  ad('longHeadline', 'native', 'A text asset.', SOURCE.assetGroup, ASSET_GROUP),
  ad('businessName', 'dropped', 'Responsive search ads have none of their own.', SOURCE.ad, SEARCH_AD),
  ad('businessName', 'native', 'Kept as it is.', SOURCE.displayAd, DISPLAY_ADS),
  ad('businessName', 'native', 'A text asset of the asset group: brand guidelines are off.', SOURCE.assetGroup, ASSET_GROUP),
  ad('callToAction', 'dropped', 'Responsive search ads have none.', SOURCE.ad, SEARCH_AD),
  ad('callToAction', 'translated', 'The words of the button, e.g. "Learn more".', SOURCE.displayAd, { ...DISPLAY_ADS, unverified: true }),
  ad('callToAction', 'native', 'A call to action asset.', SOURCE.asset, ASSET_GROUP),
  ad('finalUrl', 'native', 'The one final URL.', SOURCE.ad),
  ad('path1', 'native', 'First part of the shown path.', SOURCE.ad, of('RESPONSIVE_SEARCH', 'ASSET_GROUP')),
  ad('path1', 'dropped', 'Responsive display ads show no path.', SOURCE.displayAd, DISPLAY_ADS),
  ad('path2', 'native', 'Second part of the shown path.', SOURCE.ad, of('RESPONSIVE_SEARCH', 'ASSET_GROUP')),
  ad('path2', 'dropped', 'Responsive display ads show no path.', SOURCE.displayAd, DISPLAY_ADS),
  ad('images', 'dropped', 'Images beside search ads stand on the campaign.', SOURCE.campaignAsset, SEARCH_AD),
  ad('images', 'native', 'Landscape, square and logos of both shapes; portrait images are left out.', SOURCE.displayAd, DISPLAY_ADS),
  ad('images', 'native', 'In every role.', SOURCE.assetGroup, ASSET_GROUP),
  ad('youtubeVideoIds', 'dropped', 'Responsive search ads have none.', SOURCE.ad, SEARCH_AD),
  ad('youtubeVideoIds', 'native', 'Video assets.', SOURCE.displayAd, DISPLAY_ADS),
  ad('youtubeVideoIds', 'native', 'Video assets.', SOURCE.assetGroup, ASSET_GROUP),
];
