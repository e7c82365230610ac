import { createGoogleAds } from '../google-ads/index';
import { createLinkedInAds } from '../linkedin-ads/index';
import { createMicrosoftAds } from '../microsoft-ads/index';
import { createOpenAiAds } from '../openai-ads/index';
import { createRedditAds } from '../reddit-ads/index';
import type { VendorFactory } from '../vendor';

/** The platforms that are emulated. */
<<<<<<< HEAD
export const VENDORS: readonly VendorFactory[] = [createGoogleAds, createMicrosoftAds, createOpenAiAds, createRedditAds, createLinkedInAds];
=======
export const VENDORS: readonly VendorFactory[] = [createGoogleAds, createMicrosoftAds, createMetaAds, createOpenAiAds, createRedditAds];
>>>>>>> a031626 (Meta's graph answers: accounts, campaigns to ads, pictures, places, reports)
