import { type Complaint, complaint } from '../errors/complaint';
import { isCountryCode } from '../places/countries';
import type { Json } from '../schema/field';
import { textOf } from '../state/row';
import { UNVERIFIED } from '../unverified';
import { required } from './required';

/** A phone number and its country (v25 CallAsset, asset_error.proto). */
export function callComplaints(call: Json): readonly Complaint[] {
  const missing = required(call, 'countryCode', 'phoneNumber');
  return missing.length
    ? missing
    : [
        ...countryComplaints(textOf(call, 'countryCode')),
        ...numberComplaints(textOf(call, 'phoneNumber')),
      ];
}

function countryComplaints(code: string): readonly Complaint[] {
  return isCountryCode(code.toUpperCase())
    ? []
    : [
        complaint(
          'assetError.CALL_INVALID_COUNTRY_CODE',
          'countryCode',
          'The country code is invalid.',
          code,
        ),
      ];
}

function numberComplaints(number: string): readonly Complaint[] {
  const at = 'phoneNumber';
  const digits = number.replace(/\D/g, '').length;
  const { min, max } = UNVERIFIED.phoneDigits;
  if (/[a-z]/i.test(number)) {
    return [
      complaint(
        'assetError.CALL_VANITY_PHONE_NUMBER_NOT_ALLOWED',
        at,
        'Vanity numbers are not allowed.',
        number,
      ),
    ];
  }
  if (!/^\+?[\d ()./-]+$/.test(number)) {
    return [
      complaint(
        'assetError.CALL_INVALID_DOMESTIC_PHONE_NUMBER_FORMAT',
        at,
        'The format is incorrect.',
        number,
      ),
    ];
  }
  return digits < min || digits > max
    ? [
        complaint(
          'assetError.CALL_INVALID_PHONE_NUMBER',
          at,
          'The phone number is invalid.',
          number,
        ),
      ]
    : [];
}
