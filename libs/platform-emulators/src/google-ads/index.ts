import type { VendorFactory } from '../vendor';
import { GoogleAds } from './google-ads';

/** An emulated Google Ads without any account yet. */
export const createGoogleAds: VendorFactory = (clock) => new GoogleAds(clock);
