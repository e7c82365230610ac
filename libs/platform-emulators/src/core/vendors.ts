import { createGoogleAds } from '../google-ads/index';
import { createLinkedInAds } from '../linkedin-ads/index';
import { createMetaAds } from '../meta-ads/index';
import { createMicrosoftAds } from '../microsoft-ads/index';
import { createOpenAiAds } from '../openai-ads/index';
import { createRedditAds } from '../reddit-ads/index';
import type { VendorFactory } from '../vendor';

/** The platforms that are emulated. */
export const VENDORS: readonly VendorFactory[] = [
  createGoogleAds,
  createMicrosoftAds,
  createMetaAds,
  createOpenAiAds,
  createRedditAds,
  createLinkedInAds,
];
