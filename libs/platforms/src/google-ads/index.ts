export { googleAds, type GoogleAdsSettings } from './google-ads';
