import type { Issue } from '@switchyard/kernel';
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js';

/** What is wrong with the number of a call asset; national and international spellings are both fine. */
export const phoneIssues = (phoneNumber: string, countryCode: string): Issue[] => {
  if (!isSupportedCountry(countryCode)) {
    return [
      {
        path: '/countryCode',
        code: 'NOT_ONE_OF',
        message: `countryCode must be the code of a country with telephone numbers, such as DE`,
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
        message: `phoneNumber must be a telephone number of ${countryCode}, such as +49 30 901820 in DE`,
      },
    ];
  }
  if (parsed.country === undefined || parsed.country === countryCode) return [];
  return [
    {
      path: '/countryCode',
      code: 'CONFLICT',
      message: `phoneNumber is a number of ${parsed.country}, and countryCode is ${countryCode}. Change one of the two`,
    },
  ];
};
