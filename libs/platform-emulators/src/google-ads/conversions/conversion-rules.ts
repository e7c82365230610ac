import { type Complaint, complaint } from '../errors/complaint';
import type { Json } from '../schema/field';
import { listOf, textOf } from '../state/row';
import { UNVERIFIED } from '../unverified';
import {
  actionComplaints,
  actionOf,
  identifierComplaints,
  orderComplaints,
  timeComplaints,
  type UploadScene,
} from './shared-rules';
import { clickKey, orderKey, type UploadBook } from './upload-book';
import { instantOf } from './wire-time';

const BRAIDS = ['gbraid', 'wbraid'];
const DAY = 86_400_000;
const upload = (code: string, at: string, message: string) =>
  complaint(`conversionUploadError.${code}`, at, message);

/** Everything that Google minds in one conversion by itself (conversion_upload_error.proto, v25). */
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

/** What was reported before; and of two copies in one request neither is taken. */
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
