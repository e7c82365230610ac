import ISO6391 from 'iso-639-1';

/** Every language that has a code of two letters. */
export const LANGUAGES: readonly string[] = ISO6391.getAllCodes();

/** The language most spoken in a country, as CLDR has it; undefined where it says nothing. */
export const languageOf = (countryCode: string): string | undefined => {
  const { language } = new Intl.Locale(`und-${countryCode}`).maximize();
  return language === 'und' ? undefined : language;
};
