import type { Issue } from '@switchyard/kernel';
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js';

/** What is wrong with the number of a call asset; national and international spellings are both fine. */
export const phoneIssues = (phoneNumber: string, countryCode: string): Issue[] => {
  if (!isSupportedCountry(countryCode)) {
    return [
      {
        path: '/countryCode',
        code: 'NOT_ONE_OF',
        message: `${countryCode} is no country with telephone numbers`,
      },
    ];
  }
  const parsed = parsePhoneNumberFromString(phoneNumber, {
    defaultCountry: countryCode,
    extract: false,
  });
  if (!parsed?.isValid()) {
    return [
      {
        path: '/phoneNumber',
        code: 'BAD_FORMAT',
        message: `phoneNumber is not a telephone number of ${countryCode}`,
      },
    ];
  }
  if (parsed.country === undefined || parsed.country === countryCode) return [];
  return [
    {
      path: '/countryCode',
      code: 'CONFLICT',
      message: `the number belongs to ${parsed.country}, not to ${countryCode}`,
    },
  ];
};
