import type { Customer } from '../accounts';
import { type Complaint, complaint } from '../errors';
import type { Json } from '../schema/message';
import { isRemoved, listOf, type Row, textOf } from '../store/store';
import { UNVERIFIED } from '../unverified';
import { clickKey, instantOf, orderKey, type UploadBook } from './upload-book';

const BRAIDS = ['gbraid', 'wbraid'];
const DAY = 86_400_000;
const upload = (code: string, at: string, message: string) =>
  complaint(`conversionUploadError.${code}`, at, message);

/**
 * Every error of one conversion that Google finds without other items
 * (conversion_upload_error.proto, v25).
 */
export function conversionComplaints(conversion: Json, scene: UploadScene): readonly Complaint[] {
  const action = actionComplaints(conversion, ['UPLOAD_CLICKS'], scene);
  const own = [
    ...timeComplaints(conversion, 'conversionDateTime', scene.now),
    ...clickComplaints(conversion, scene),
    ...identifierComplaints(conversion, scene),
    ...orderComplaints(conversion, scene),
  ];
  const age = scene.now - (instantOf(textOf(conversion, 'conversionDateTime')) ?? scene.now);
  const expired =
    age > UNVERIFIED.uploads.oldestDays * DAY
      ? [upload('EXPIRED_EVENT', 'conversionDateTime', 'The event lies too far back.')]
      : [];
  return [...action, ...own, ...expired];
}

function clickComplaints(conversion: Json, { customer }: UploadScene): readonly Complaint[] {
  const named = ['gclid', ...BRAIDS].filter((member) => textOf(conversion, member));
  if (BRAIDS.every((member) => named.includes(member))) {
    return [upload('GBRAID_WBRAID_BOTH_SET', 'gbraid', 'Set only one of gbraid and wbraid.')];
  }
  if (named.length > 1) {
    return [complaint('fieldError.VALUE_MUST_BE_UNSET', named[1] ?? '', 'Set only one click id.')];
  }
  const [member] = named;
  if (member === undefined) {
    return listOf(conversion, 'userIdentifiers').length
      ? []
      : [complaint('fieldError.REQUIRED', 'gclid', 'A click id or a user identifier is needed.')];
  }
  const unreadable = UNVERIFIED.uploads.clickId.test(textOf(conversion, member))
    ? []
    : [upload(`UNPARSEABLE_${member.toUpperCase()}`, member, 'The click id cannot be decoded.')];
  return [
    ...unreadable,
    ...(BRAIDS.includes(member)
      ? braidComplaints(conversion, member, actionOf(conversion, customer)?.data['countingType'])
      : []),
  ];
}

function braidComplaints(
  conversion: Json,
  member: string,
  countingType: unknown,
): readonly Complaint[] {
  const once =
    countingType === 'ONE_PER_CLICK'
      ? [
          upload(
            'ONE_PER_CLICK_CONVERSION_ACTION_NOT_PERMITTED_WITH_BRAID',
            member,
            'The action counts one conversion per click.',
          ),
        ]
      : [];
  const person = listOf(conversion, 'userIdentifiers').length
    ? [
        complaint(
          UNVERIFIED.uploads.personBesideBraid,
          'userIdentifiers',
          'No user identifiers beside a braid.',
        ),
      ]
    : [];
  return [...once, ...person];
}

/**
 * The errors of a conversion that was reported before. Of two copies in one request, both are
 * refused.
 */
export function repeatComplaints(
  conversion: Json,
  counts: ReadonlyMap<string, number>,
  book: UploadBook,
): readonly Complaint[] {
  const copies = (key: (one: Json) => string | undefined) => counts.get(key(conversion) ?? '') ?? 0;
  if (book.byOrder(conversion)) {
    return [upload('ORDER_ID_ALREADY_IN_USE', 'orderId', 'The order id is already in use.')];
  }
  if (copies(orderKey) > 1) {
    return [
      upload(
        'DUPLICATE_ORDER_ID',
        'orderId',
        'Several conversions of the request have this order id.',
      ),
    ];
  }
  if (book.byClick(conversion)) {
    return [
      upload(
        'CLICK_CONVERSION_ALREADY_EXISTS',
        'conversionDateTime',
        'A conversion of this click and time was uploaded before.',
      ),
    ];
  }
  return copies(clickKey) > 1
    ? [
        upload(
          'DUPLICATE_CLICK_CONVERSION_IN_REQUEST',
          'conversionDateTime',
          'Several conversions of the request are of this click and time.',
        ),
      ]
    : [];
}

/** How often each key occurs in a request. */
export function keyCounts(all: readonly Json[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const key of all.flatMap((one) => [orderKey(one), clickKey(one)])) {
    if (key !== undefined) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

/** What the checks of one upload know. */
export interface UploadScene {
  readonly customer: Customer;
  readonly now: number;
  /** `conversionUploadError` or `conversionAdjustmentUploadError`: many codes are in both. */
  readonly family: string;
}

const HOUR = 3_600_000;

/**
 * The action that an item names, or why it takes nothing: it is there, of a type that is uploaded
 * to, and six hours old.
 */
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
