import { type Complaint, complaint } from '../errors/complaint';
import type { Json } from '../schema/field';
import type { Customer } from '../state/customer';
import { isRemoved, listOf, type Row, textOf } from '../state/row';
import { UNVERIFIED } from '../unverified';
import { instantOf } from './wire-time';

/** What the checks of one upload know. */
export interface UploadScene {
  readonly customer: Customer;
  readonly now: number;
  /** `conversionUploadError` or `conversionAdjustmentUploadError`: many codes are in both. */
  readonly family: string;
}

const HOUR = 3_600_000;

/** The action that an item names, or why it takes nothing: it is there, of a type that is uploaded to, and six hours old. */
export function actionComplaints(
  item: Json,
  types: readonly string[],
  { customer, now, family }: UploadScene,
): readonly Complaint[] {
  if (!textOf(item, 'conversionAction')) {
    return [
      complaint('fieldError.REQUIRED', 'conversionAction', 'The required field was not present.'),
    ];
  }
  const row = actionOf(item, customer);
  if (!row) {
    return [
      complaint(
        `${family}.NO_CONVERSION_ACTION_FOUND`,
        'conversionAction',
        'No conversion action of this id is in the account.',
      ),
    ];
  }
  if (!types.includes(textOf(row.data, 'type'))) {
    return [
      complaint(
        `${family}.INVALID_CONVERSION_ACTION_TYPE`,
        'conversionAction',
        'The conversion action is of another type.',
      ),
    ];
  }
  const isFresh = now - row.createdAt.getTime() < UNVERIFIED.uploads.actionAgeHours * HOUR;
  return isFresh
    ? [
        complaint(
          `${family}.TOO_RECENT_CONVERSION_ACTION`,
          'conversionAction',
          'The conversion action was made too recently. Wait 6 hours.',
        ),
      ]
    : [];
}

export function actionOf(item: Json, customer: Customer): Row | undefined {
  const row = customer.store.get('conversionAction', textOf(item, 'conversionAction'));
  return row && !isRemoved(row) ? row : undefined;
}

/** A time in Google's one form, not ahead of now. */
export function timeComplaints(item: Json, member: string, now: number): readonly Complaint[] {
  const text = textOf(item, member);
  if (!text) {
    return [complaint('fieldError.REQUIRED', member, 'The required field was not present.')];
  }
  const at = instantOf(text);
  if (at === undefined) {
    return [
      complaint(
        'dateError.INVALID_STRING_DATE_TIME_SECONDS_WITH_OFFSET',
        member,
        'Use yyyy-mm-dd hh:mm:ss+hh:mm.',
        text,
      ),
    ];
  }
  return at > now
    ? [complaint(UNVERIFIED.uploads.future, member, 'The time lies in the future.', text)]
    : [];
}

/** At most five, hashed, and of the two kinds that uploads take. */
export function identifierComplaints(item: Json, { family }: UploadScene): readonly Complaint[] {
  const identifiers = listOf(item, 'userIdentifiers');
  const tooMany =
    identifiers.length > 5
      ? [
          complaint(
            'userDataError.TOO_MANY_USER_IDENTIFIERS',
            'userIdentifiers',
            'At most 5 user identifiers.',
          ),
        ]
      : [];
  return [
    ...tooMany,
    ...identifiers.flatMap((one, index) =>
      identifierComplaint(one, family, `userIdentifiers[${index}]`),
    ),
  ];
}

function identifierComplaint(
  { hashedEmail, hashedPhoneNumber }: Json,
  family: string,
  at: string,
): readonly Complaint[] {
  const hash = hashedEmail ?? hashedPhoneNumber;
  if (hash === undefined) {
    return [
      complaint(
        `${family}.UNSUPPORTED_USER_IDENTIFIER`,
        at,
        'Only e-mails and phone numbers are taken.',
      ),
    ];
  }
  return /^[0-9a-f]{64}$/.test(String(hash))
    ? []
    : [complaint(`${family}.INVALID_USER_IDENTIFIER`, at, 'Not the SHA-256 of an identifier.')];
}

export const orderComplaints = (item: Json, { family }: UploadScene): readonly Complaint[] =>
  /[^\s@]+@[^\s@]+\.[^\s@]+/.test(textOf(item, 'orderId'))
    ? [complaint(`${family}.ORDER_ID_CONTAINS_PII`, 'orderId', 'The order id holds personal data.')]
    : [];
