import type { VendorAnswer } from '../../vendor';
import { AccessRefused, type AccountCall, readRequest } from '../doors/access';
import { adsFailure, type Complaint, complaint, failureMessage, Refused, under } from '../errors';
import { ADJUSTMENTS_REQUEST, UPLOAD_REQUEST } from '../schema/conversions';
import type { Json } from '../schema/message';
import { listOf, partOf, textOf } from '../store/store';
import { adjustmentComplaints, originalComplaints } from './adjustments';
import { conversionComplaints, keyCounts, repeatComplaints, type UploadScene } from './clicks';
import type { Uploaded } from './upload-book';

/**
 * Conversions or adjustments of one request (TOO_MANY_CONVERSIONS_IN_REQUEST,
 * TOO_MANY_ADJUSTMENTS_IN_REQUEST).
 */
const MOST = 2_000;

/**
 * `POST /vNN/customers/{id}:uploadClickConversions`: for customers whom Google lets upload clicks
 * still.
 */
export function uploadClickConversions(call: AccountCall): VendorAnswer {
  if (!call.customer.uploadsClicks) {
    throw new AccessRefused(
      403,
      'notAllowlistedError.CUSTOMER_NOT_ALLOWLISTED_FOR_THIS_FEATURE',
      'The customer is not allowlisted for this feature.',
    );
  }
  const body = readRequest(UPLOAD_REQUEST, call.request);
  const items = itemsOf(
    body,
    'conversions',
    'conversionUploadError.TOO_MANY_CONVERSIONS_IN_REQUEST',
  );
  const scene = sceneOf(call, 'conversionUploadError');
  const { uploads } = call.world;
  const counts = keyCounts(items);
  return answer(
    call,
    'conversions',
    items,
    body,
    (item) => {
      const found = conversionComplaints(item, scene);
      return found.length ? found : repeatComplaints(item, counts, uploads);
    },
    (conversion) => {
      uploads.keep({
        id: call.world.nextId(),
        accountId: call.customer.id,
        conversion,
        retracted: false,
        enhanced: false,
      });
      return pick(conversion, [
        'gclid',
        'gbraid',
        'wbraid',
        'conversionAction',
        'conversionDateTime',
        'userIdentifiers',
      ]);
    },
    (conversion) =>
      uploads.check({ id: call.world.nextId(), accountId: call.customer.id, conversion }),
  );
}

/** `POST /vNN/customers/{id}:uploadConversionAdjustments`. */
export function uploadConversionAdjustments(call: AccountCall): VendorAnswer {
  const body = readRequest(ADJUSTMENTS_REQUEST, call.request);
  const items = itemsOf(
    body,
    'conversionAdjustments',
    'conversionAdjustmentUploadError.TOO_MANY_ADJUSTMENTS_IN_REQUEST',
  );
  const scene = sceneOf(call, 'conversionAdjustmentUploadError');
  return answer(
    call,
    'conversionAdjustments',
    items,
    body,
    (item) => {
      const found = adjustmentComplaints(item, scene);
      return found.length || item['adjustmentType'] === 'ENHANCEMENT'
        ? found
        : originalComplaints(item, originalOf(call, item), scene.now);
    },
    (adjustment) => {
      applyAdjustment(call, adjustment);
      return pick(adjustment, [
        'gclidDateTimePair',
        'orderId',
        'conversionAction',
        'adjustmentDateTime',
        'adjustmentType',
      ]);
    },
  );
}

function itemsOf(body: Json, member: string, tooMany: string): readonly Json[] {
  const items = listOf(body, member);
  if (body['partialFailure'] !== true) {
    throw new Refused(
      complaint(
        'partialFailureError.PARTIAL_FAILURE_MODE_REQUIRED',
        'partialFailure',
        'Partial failure must be on.',
      ),
    );
  }
  if (!items.length) {
    throw new Refused(
      complaint('requestError.REQUIRED_FIELD_MISSING', member, 'Required field is missing.'),
    );
  }
  if (items.length > MOST) {
    throw new Refused(complaint(tooMany, member, `At most ${MOST} in a request.`));
  }
  return items;
}

const sceneOf = ({ customer, now }: AccountCall, family: string): UploadScene => ({
  customer,
  now: now.getTime(),
  family,
});

const pick = (item: Json, members: readonly string[]): Json =>
  Object.fromEntries(
    members.filter((member) => item[member] !== undefined).map((member) => [member, item[member]]),
  );

/** A conversion that has an order id is found by it alone. */
function originalOf({ world: { uploads } }: AccountCall, adjustment: Json): Uploaded | undefined {
  if (textOf(adjustment, 'orderId')) return uploads.byOrder(adjustment);
  const found = uploads.byClick({
    ...partOf(adjustment, 'gclidDateTimePair'),
    conversionAction: adjustment['conversionAction'],
  });
  return found && !textOf(found.conversion, 'orderId') ? found : undefined;
}

function applyAdjustment(call: AccountCall, adjustment: Json): void {
  const { uploads } = call.world;
  const original = originalOf(call, adjustment);
  uploads.note({ id: call.world.nextId(), accountId: call.customer.id, adjustment });
  if (original) uploads.keep(adjusted(original, adjustment));
}

function adjusted(original: Uploaded, adjustment: Json): Uploaded {
  const { adjustedValue, currencyCode } = partOf(adjustment, 'restatementValue');
  switch (adjustment['adjustmentType']) {
    case 'RETRACTION':
      return { ...original, retracted: true };
    case 'RESTATEMENT':
      return {
        ...original,
        restatedAt: Date.parse(textOf(adjustment, 'adjustmentDateTime').replace(' ', 'T')),
        conversion: {
          ...original.conversion,
          conversionValue: adjustedValue,
          ...(currencyCode === undefined ? {} : { currencyCode }),
        },
      };
    default:
      return { ...original, enhanced: true };
  }
}

/**
 * Each item is accepted or refused by itself. A refused item has an empty result, and its errors
 * carry its index.
 */
function answer(
  call: AccountCall,
  member: string,
  items: readonly Json[],
  body: Json,
  check: (item: Json) => readonly Complaint[],
  take: (item: Json) => Json,
  tryOut: (item: Json) => void = () => undefined,
): VendorAnswer {
  const complaints = items.map((item, index) =>
    check(item).map((one) => under(`${member}[${index}]`, one)),
  );
  const isTrial = body['validateOnly'] === true;
  const results = items.map((item, index) => {
    if (complaints[index]?.length) return {};
    if (!isTrial) return take(item);
    tryOut(item);
    return {};
  });
  const all = complaints.flat();
  const failure = all.length
    ? {
        partialFailureError: {
          code: 3,
          message: failureMessage(all),
          details: [adsFailure(all, call.context)],
        },
      }
    : {};
  return {
    status: 200,
    headers: { 'request-id': call.context.requestId },
    body: { ...failure, results, jobId: String(call.world.nextId()) },
  };
}
