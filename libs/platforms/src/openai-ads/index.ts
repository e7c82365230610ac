export { openaiAds, type OpenaiAdsSettings } from './openai-ads';
