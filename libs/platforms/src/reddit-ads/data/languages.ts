/** Languages that Reddit targets, ISO 639-1; its own codes are the same in upper case (vendor's OpenAPI, TargetingLanguageCodes). */
export const LANGUAGES: readonly string[] = [
  'ar', 'cs', 'da', 'de', 'el', 'en', 'es', 'fi', 'fr', 'hu', 'it', 'ja', 'ko', 'nl', 'no', 'pl', 'pt', 'ro', 'sv', 'vi', 'zh',
];
