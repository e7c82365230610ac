export { linkedinAds, type LinkedinAdsSettings } from './linkedin-ads';
