import type { PlatformId } from '@switchyard/kernel';

/** What a platform makes of a person who did not agree to everything. */
export interface ConsentRule {
  /**
   * Without `ad_user_data`. `sent`: the platform has a field that says so, and gets a click id with
   * it and no person; `required`: it has none, and gets nothing.
   */
  readonly userData: 'sent' | 'required';
  /**
   * With `ad_user_data` and without `ad_personalization`. `sent`: a field says so; `optOut`: the
   * event is marked as not for personalised ads; `outsideEea`: there is no field, so it goes only
   * where the person is known to be outside of `CONSENT_COUNTRIES`.
   */
  readonly personalization: 'sent' | 'optOut' | 'outsideEea';
  /** Whether events of persons in the US can be marked for limited use. */
  readonly limitedDataUse: boolean;
}

/**
 * Sources: Google Data Manager `Consent`; Meta Conversions API `opt_out` and Data Processing
 * Options; Reddit Ads API v3 `data_processing_options`; OpenAI Conversions API `opt_out` (that it
 * stands for personalised ads is unverified). LinkedIn and Microsoft describe no field.
 */
export const CONSENT_RULES: Readonly<Record<PlatformId, ConsentRule>> = {
  'google-ads': { userData: 'sent', personalization: 'sent', limitedDataUse: false },
  'microsoft-ads': { userData: 'required', personalization: 'outsideEea', limitedDataUse: false },
  'meta-ads': { userData: 'required', personalization: 'optOut', limitedDataUse: true },
  'linkedin-ads': { userData: 'required', personalization: 'outsideEea', limitedDataUse: false },
  'reddit-ads': { userData: 'required', personalization: 'outsideEea', limitedDataUse: true },
  'openai-ads': { userData: 'required', personalization: 'optOut', limitedDataUse: false },
};

/**
 * Where platforms ask for consent: the European Economic Area, the United Kingdom and Switzerland
 * (Google, EU user consent policy). ISO 3166-1 alpha-2: members of the European Union (europa.eu,
 * country profiles), its territories with a code of their own (Treaty on the Functioning of the
 * European Union, article 355 (1) and (4)), the other parties of the EEA agreement, and both others.
 */
const CONSENT_COUNTRIES: ReadonlySet<string> = new Set([
  ...['AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR', 'HU'],
  ...['IE', 'IT', 'LT', 'LU', 'LV', 'MT', 'NL', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK'],
  ...['AX', 'GF', 'GP', 'MF', 'MQ', 'RE', 'YT'],
  ...['IS', 'LI', 'NO'],
  ...['CH', 'GB'],
]);

/** Whether a country, ISO 3166-1 alpha-2 in capitals, is in the EEA, the United Kingdom or Switzerland. */
export const asksForConsent = (country: string): boolean => CONSENT_COUNTRIES.has(country);
