import { UNVERIFIED } from '../unverified';

/** Whether a text is a landing page: http or https, whole, not too long. */
export function isWebAddress(text: string): boolean {
  if (text.length > UNVERIFIED.addressOfLandingPageLength || /\s/.test(text)) return false;
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}
