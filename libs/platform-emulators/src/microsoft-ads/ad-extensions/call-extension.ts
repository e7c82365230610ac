import { type Fields, textIn } from '../../json/fields';
import { type Problem, problem } from '../wire/problem';
import { reference as codes } from '../wire/reference-codes';

const COUNTRIES = new Set(
  'AR AT AU BR CA CH CL CO DE DK ES FI FR GB HK ID IE IN IT MX MY NL NZ NO PE PH SE SG TH TW US VE VN'.split(
    ' ',
  ),
);
const TRACKED = ['US', 'GB'];
const LONGEST = 35;
/** How few and how many digits a phone number has (from memory, unverified: the vendor says only that it must be valid there). */
const DIGITS = { min: 5, max: 15 };

/** What is wrong with a call extension (vendor's reference page); toll-free numbers are asked for in `given` and never kept. */
export function callProblems(fields: Fields, given: Fields): readonly Problem[] {
  const tracking = fields.IsCallTrackingEnabled === true;
  const found: Problem[] = [
    ...countryProblems(textIn(fields, 'CountryCode')),
    ...phoneProblems(textIn(fields, 'PhoneNumber')),
  ];
  if (tracking && !TRACKED.includes(textIn(fields, 'CountryCode'))) {
    found.push(problem(codes.callTrackingCountry, 'IsCallTrackingEnabled', 'US and GB only.'));
  }
  if (!tracking && given.RequireTollFreeTrackingNumber === true) {
    found.push(
      problem(
        codes.tollFreeWithoutTracking,
        'RequireTollFreeTrackingNumber',
        'Only with call tracking.',
      ),
    );
  }
  return found;
}

function countryProblems(country: string): readonly Problem[] {
  if (country === '') return [problem(codes.countryCodeEmpty, 'CountryCode', 'Required.')];
  if (country.length !== 2) {
    return [problem(codes.countryCodeLength, 'CountryCode', 'Two letters.')];
  }
  return COUNTRIES.has(country)
    ? []
    : [problem(codes.countryCodeInvalid, 'CountryCode', 'Not a supported country.')];
}

function phoneProblems(phone: string): readonly Problem[] {
  if (phone === '') return [problem(codes.phoneEmpty, 'PhoneNumber', 'Required.')];
  if (phone.length > LONGEST) {
    return [problem(codes.phoneTooLong, 'PhoneNumber', `At most ${LONGEST} characters.`)];
  }
  const digits = phone.replace(/\D/g, '').length;
  const fits = /^\+?[\d\s()./-]+$/.test(phone) && digits >= DIGITS.min && digits <= DIGITS.max;
  return fits ? [] : [problem(codes.phoneInvalid, 'PhoneNumber', 'Not a phone number.')];
}

/** As the service keeps it: defaults, no new toll-free numbers, numbers of the United States and Canada in their usual form. */
export function storedCall(fields: Fields): Fields {
  const { IsCallOnly, IsCallTrackingEnabled } = fields;
  return {
    ...fields,
    IsCallOnly: IsCallOnly ?? false,
    IsCallTrackingEnabled: IsCallTrackingEnabled ?? false,
    RequireTollFreeTrackingNumber: false,
    PhoneNumber: reformatted(textIn(fields, 'PhoneNumber'), textIn(fields, 'CountryCode')),
  };
}

/** `4255551212` becomes `(425) 555-1212` (vendor's example; other countries stay as sent: from memory, unverified). */
function reformatted(phone: string, country: string): string {
  const [, area, exchange, line] = /^1?(\d{3})(\d{3})(\d{4})$/.exec(phone.replace(/\D/g, '')) ?? [];
  return area !== undefined && (country === 'US' || country === 'CA')
    ? `(${area}) ${exchange}-${line}`
    : phone;
}
