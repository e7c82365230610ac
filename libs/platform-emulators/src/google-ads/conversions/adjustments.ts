import { type Complaint, complaint } from '../errors';
import type { Json } from '../schema/message';
import { listOf, partOf, textOf } from '../store/store';
import {
  actionComplaints,
  actionOf,
  identifierComplaints,
  orderComplaints,
  timeComplaints,
  type UploadScene,
} from './clicks';
import { instantOf, type Uploaded } from './upload-book';

const DAY = 86_400_000;
const OLDEST_DAYS = 54;
const adjust = (code: string, at: string, message: string) =>
  complaint(`conversionAdjustmentUploadError.${code}`, at, message);

/**
 * Every error of one adjustment that Google finds without other items
 * (conversion_adjustment_upload_error.proto, v25).
 */
export function adjustmentComplaints(adjustment: Json, scene: UploadScene): readonly Complaint[] {
  return [
    ...actionComplaints(adjustment, ['UPLOAD_CLICKS', 'WEBPAGE'], scene),
    ...timeComplaints(adjustment, 'adjustmentDateTime', scene.now),
    ...addressComplaints(adjustment),
    ...typeComplaints(adjustment, scene),
    ...orderComplaints(adjustment, scene),
  ];
}

function addressComplaints(adjustment: Json): readonly Complaint[] {
  const byPair = adjustment['gclidDateTimePair'] !== undefined;
  const byOrder = textOf(adjustment, 'orderId') !== '';
  if (!byPair && !byOrder) {
    return [
      complaint(
        'fieldError.REQUIRED',
        'orderId',
        'An order id or a click with its time is needed.',
      ),
    ];
  }
  if (!byPair || !byOrder || adjustment['adjustmentType'] === 'ENHANCEMENT') return [];
  return [
    adjust(
      'GCLID_DATE_TIME_PAIR_AND_ORDER_ID_BOTH_SET',
      'gclidDateTimePair',
      'Set the order id or the click with its time.',
    ),
  ];
}

function typeComplaints(adjustment: Json, scene: UploadScene): readonly Complaint[] {
  const restated = adjustment['restatementValue'] !== undefined;
  switch (adjustment['adjustmentType']) {
    case 'RESTATEMENT':
      return partOf(adjustment, 'restatementValue')['adjustedValue'] === undefined
        ? [complaint('fieldError.REQUIRED', 'restatementValue', 'A restatement needs its value.')]
        : alwaysDefault(adjustment, scene);
    case 'RETRACTION':
      return restated
        ? [
            complaint(
              'fieldError.VALUE_MUST_BE_UNSET',
              'restatementValue',
              'A retraction has no value.',
            ),
          ]
        : [];
    case 'ENHANCEMENT':
      return enhancementComplaints(adjustment, scene);
    default:
      return [
        complaint('fieldError.REQUIRED', 'adjustmentType', 'The required field was not present.'),
      ];
  }
}

function alwaysDefault(adjustment: Json, { customer }: UploadScene): readonly Complaint[] {
  const settings = partOf(actionOf(adjustment, customer)?.data ?? {}, 'valueSettings');
  if (settings['alwaysUseDefaultValue'] !== true) return [];
  return [
    adjust(
      'CANNOT_RESTATE_CONVERSION_ACTION_THAT_ALWAYS_USES_DEFAULT_CONVERSION_VALUE',
      'adjustmentType',
      'The action always uses its default value.',
    ),
  ];
}

/** Enhancements are for what tags counted. */
function enhancementComplaints(adjustment: Json, scene: UploadScene): readonly Complaint[] {
  const action = actionOf(adjustment, scene.customer);
  const eligible = !action || action.data['type'] === 'WEBPAGE';
  return [
    ...(eligible
      ? []
      : [
          adjust(
            'CONVERSION_ACTION_NOT_ELIGIBLE_FOR_ENHANCEMENT',
            'conversionAction',
            'The conversion action cannot be enhanced.',
          ),
        ]),
    ...(textOf(adjustment, 'orderId')
      ? []
      : [adjust('MISSING_ORDER_ID_FOR_WEBPAGE', 'orderId', 'An enhancement needs the order id.')]),
    ...(listOf(adjustment, 'userIdentifiers').length
      ? identifierComplaints(adjustment, scene)
      : [
          complaint(
            'fieldError.REQUIRED',
            'userIdentifiers',
            'An enhancement needs user identifiers.',
          ),
        ]),
  ];
}

/** What separates an adjustment from the conversion that it is of. */
export function originalComplaints(
  adjustment: Json,
  original: Uploaded | undefined,
  now: number,
): readonly Complaint[] {
  if (!original) {
    return [adjust('CONVERSION_NOT_FOUND', 'orderId', 'The conversion was not found.')];
  }
  if (original.retracted) {
    return [
      adjust(
        'CONVERSION_ALREADY_RETRACTED',
        'adjustmentType',
        'The conversion was retracted before.',
      ),
    ];
  }
  const happened = instantOf(textOf(original.conversion, 'conversionDateTime')) ?? now;
  const adjusted = instantOf(textOf(adjustment, 'adjustmentDateTime')) ?? now;
  if (adjusted < happened) {
    return [
      adjust(
        'ADJUSTMENT_PRECEDES_CONVERSION',
        'adjustmentDateTime',
        'The adjustment lies before the conversion.',
      ),
    ];
  }
  if (now - happened < DAY) {
    return [
      adjust(
        'TOO_RECENT_CONVERSION',
        'adjustmentDateTime',
        'The conversion is not yet 24 hours old.',
      ),
    ];
  }
  if (now - happened > OLDEST_DAYS * DAY) {
    return [
      adjust('CONVERSION_EXPIRED', 'adjustmentDateTime', 'The conversion lies too far back.'),
    ];
  }
  return restatedComplaints(adjustment, original, adjusted);
}

function restatedComplaints(
  adjustment: Json,
  { restatedAt }: Uploaded,
  adjusted: number,
): readonly Complaint[] {
  if (
    adjustment['adjustmentType'] !== 'RESTATEMENT' ||
    restatedAt === undefined ||
    restatedAt < adjusted
  ) {
    return [];
  }
  return [
    restatedAt === adjusted
      ? adjust('RESTATEMENT_ALREADY_EXISTS', 'adjustmentDateTime', 'This restatement is there.')
      : adjust(
          'MORE_RECENT_RESTATEMENT_FOUND',
          'adjustmentDateTime',
          'A later restatement is there.',
        ),
  ];
}
