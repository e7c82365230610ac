import type {
  ConvertedItem,
  HashedIdentity,
  SinkAdjustment,
  SinkConversion,
  Verdict,
} from '../../port/conversion';
import { PlatformFailure } from '../../port/failure';
import { type Sending, sendInParts } from '../../uploading/send-in-parts';
import { namesPrices, transactionKeyOf } from '../../uploading/events';
import { isTest, uploadTestsApart } from '../../uploading/tests';
import { type PlatformAnswer, type Ruling, verdictOf } from '../../uploading/verdicts';
import {
  codeOf,
  errorsIn,
  type GoogleError,
  type GoogleStatus,
  operationIndex,
} from '../client/failures';
import { call, type Session } from '../client/session';
import {
  ADJUSTMENT_AGE,
  ADJUSTMENT_RULINGS,
  CLICK_AGE,
  conversionRules,
  HOUR,
  isBraid,
  matchBy,
  type MatchBy,
  MOST_IDENTIFIERS,
  personIn,
  UPLOAD_RULINGS,
} from './rules';
import { UNVERIFIED_CONVERSIONS } from './unverified';

/**
 * Click uploads: for developers whom Google let stay. Up to 2,000 in one request, each standing or
 * falling alone.
 */
export const uploadClicks = (
  session: Session,
  batch: readonly SinkConversion[],
): Promise<readonly Verdict[]> =>
  uploadTestsApart(conversionRules, session.connection, batch, (items) =>
    sendInParts(
      items,
      (part) =>
        send(
          session,
          {
            verb: 'uploadClickConversions',
            body: clickUploadBody(session.customerId, part),
            count: part.length,
            isChecked: part.some(isTest),
          },
          (reported, index) =>
            uploadVerdict(reported, part[index] as SinkConversion, session.io.now()),
        ),
      () => session.io.now(),
    ),
  );

/** One `UploadClickConversionsRequest` (v25) of conversions that all count, or are all tests. */
export const clickUploadBody = (customerId: string, part: readonly SinkConversion[]): Body => ({
  conversions: part.map((one) => clickConversion(customerId, one)),
  partialFailure: true,
  ...(part.some(isTest) ? { validateOnly: true } : {}),
});

/** Adjustments of what was uploaded, found by its order id. */
export const uploadAdjustments = (
  session: Session,
  batch: readonly SinkAdjustment[],
): Promise<readonly Verdict[]> =>
  sendInParts(
    batch,
    (part) =>
      send(
        session,
        {
          verb: 'uploadConversionAdjustments',
          body: {
            conversionAdjustments: part.map((one) => conversionAdjustment(session.customerId, one)),
            partialFailure: true,
          },
          count: part.length,
          isChecked: false,
        },
        (reported, index) =>
          adjustmentVerdict(reported, part[index] as SinkAdjustment, session.io.now()),
      ),
    () => session.io.now(),
  );

/** A code that is not in the table is of this item alone: it refuses it. */
export const uploadVerdict = (
  reported: PlatformAnswer,
  conversion: SinkConversion,
  now: number,
): Verdict =>
  verdictOf(
    UPLOAD_RULINGS[reported.code] ?? 'refused',
    reported,
    uploadAgainAt(reported.code, conversion, now),
  );

export const adjustmentVerdict = (
  reported: PlatformAnswer,
  adjustment: SinkAdjustment,
  now: number,
): Verdict =>
  verdictOf(
    adjustmentRuling(reported.code, adjustment, now),
    reported,
    adjustAgainAt(reported.code, adjustment, now),
  );

/** A conversion that is not found may appear later; after a day it is refused. */
const adjustmentRuling = (code: string, adjustment: SinkAdjustment, now: number): Ruling => {
  if (code === 'CONVERSION_NOT_FOUND' && !mayStillAppear(adjustment, now)) return 'refused';
  return ADJUSTMENT_RULINGS[code] ?? 'refused';
};

interface Upload {
  readonly verb: string;
  readonly body: Body;
  /** Items of the body. */
  readonly count: number;
  /** They are tests: Google answers their errors, and no results. */
  readonly isChecked: boolean;
}

/**
 * When Google refuses a whole request, its error may name an item. An error about the account,
 * which may not upload, holds all items.
 */
const send = async (
  session: Session,
  { verb, body, count, isChecked }: Upload,
  rule: Rule,
): Promise<Sending> => {
  try {
    const { json } = await call(session, {
      path: `customers/${session.customerId}:${verb}`,
      body,
      purpose: 'write',
    });
    const answer = json as UploadAnswer;
    return { kind: 'answered', verdicts: readRows(answer, count, rule, isChecked) };
  } catch (error) {
    if (!(error instanceof PlatformFailure) || error.failure.kind !== 'refused') throw error;
    const { code, message } = error.failure.detail;
    const whole = rule({ code, message }, 0);
    return whole.outcome === 'held'
      ? { kind: 'answered', verdicts: Array.from({ length: count }, () => whole) }
      : { kind: 'refused', named: new Map(), whole };
  }
};

type Body = Readonly<Record<string, unknown>>;

const actionName = (customerId: string, { remote }: SinkConversion['action']): string =>
  `customers/${customerId}/conversionActions/${remote.remoteId}`;

/**
 * One `ClickConversion` (v25 conversion_upload_service.proto). The address of the device stays out:
 * since February 2026 Google refuses the conversions of developers that begin to send it here
 * (CUSTOMER_NOT_ALLOWLISTED_FOR_THIS_FEATURE), and takes it through the Data Manager.
 */
export const clickConversion = (customerId: string, conversion: SinkConversion): Body => {
  const { click, email, phone } = matchBy(conversion);
  const { adUserData } = conversion.consent;
  return {
    ...(click ? { [click.kind]: click.value } : {}),
    conversionAction: actionName(customerId, conversion.action),
    conversionDateTime: wireTime(conversion.occurredAt),
    ...(conversion.value === undefined ? {} : { conversionValue: Number(conversion.value) }),
    ...(conversion.value === undefined && !namesPrices(conversion.items)
      ? {}
      : currencyOf(conversion.currency)),
    orderId: transactionKeyOf(conversion),
    // Google takes addresses of enhancements only (v25, ClickConversion.user_identifiers).
    ...personOf({ ...(email && { email }), ...(phone && { phone }) }),
    conversionEnvironment: conversion.actionSource === 'app' ? 'APP' : 'WEB',
    ...cartOf(conversion.items),
    ...(adUserData === 'UNSTATED' ? {} : { consent: { adUserData } }),
  };
};

/** `CartData`: Google knows products by their ids in the Merchant Center, and counts whole pieces. */
const cartOf = (items: readonly ConvertedItem[] = []): Body => {
  const known = items.flatMap(({ id, quantity = 1, price }) =>
    id === undefined
      ? []
      : [
          {
            productId: id,
            ...(Number.isInteger(quantity) ? { quantity } : {}),
            ...(price === undefined ? {} : { unitPrice: Number(price) }),
          },
        ],
  );
  return known.length > 0 ? { cartData: { items: known } } : {};
};

/**
 * One `ConversionAdjustment`. What was sent with an order id is found by it alone; only an
 * enhancement may name the click too.
 */
export const conversionAdjustment = (customerId: string, adjustment: SinkAdjustment): Body => {
  const { original, type, identity } = adjustment;
  const { click } = matchBy(original);
  const pair =
    type === 'ENHANCEMENT' && click && !isBraid(click.kind)
      ? {
          gclidDateTimePair: {
            gclid: click.value,
            conversionDateTime: wireTime(original.occurredAt),
          },
        }
      : {};
  return {
    adjustmentType: type,
    conversionAction: actionName(customerId, original.action),
    orderId: transactionKeyOf(original),
    adjustmentDateTime: wireTime(adjustment.occurredAt),
    ...(type === 'RESTATEMENT' ? restatement(adjustment) : {}),
    ...(type === 'ENHANCEMENT' ? { ...pair, ...enhancementOf(identity, original) } : {}),
  };
};

/**
 * The person, and the browser of the conversion: Google attributes both to one device by it, and
 * takes it beside a person alone (v25, ConversionAdjustment.user_agent).
 */
const enhancementOf = (identity: HashedIdentity, { device }: SinkConversion): Body => {
  const person = personOf(personIn(identity));
  return Object.keys(person).length === 0 || device?.userAgent === undefined
    ? person
    : { ...person, userAgent: device.userAgent };
};

/** The new total, not the difference. */
const restatement = ({ value, currency, original }: SinkAdjustment): Body => ({
  restatementValue: {
    adjustedValue: Number(value ?? 0),
    ...currencyOf(currency ?? original.currency),
  },
});

const currencyOf = (currencyCode: string | undefined): Body =>
  currencyCode === undefined ? {} : { currencyCode };

const personOf = ({ email, phone, address }: Omit<MatchBy, 'click'>): Body => {
  const userIdentifiers = [
    ...(email === undefined ? [] : [{ hashedEmail: email }]),
    ...(phone === undefined ? [] : [{ hashedPhoneNumber: phone }]),
    ...(address === undefined
      ? []
      : [
          {
            addressInfo: {
              hashedFirstName: address.firstName,
              hashedLastName: address.lastName,
              countryCode: address.countryCode,
              postalCode: address.postalCode,
            },
          },
        ]),
  ]
    .map((identifier) => ({ userIdentifierSource: 'FIRST_PARTY', ...identifier }))
    .slice(0, MOST_IDENTIFIERS);
  return userIdentifiers.length > 0 ? { userIdentifiers } : {};
};

/**
 * What an upload answers (v25): a result per item, empty where it failed, and the errors by the
 * index in their field path.
 */
interface UploadAnswer {
  readonly results?: unknown;
  readonly partialFailureError?: GoogleStatus;
}

/** Which verdict an error of an item gives; `undefined` index means an error that names no item. */
type Rule = (reported: PlatformAnswer, index: number) => Verdict;

/** Of several errors of one item the one that decides most. */
const WEIGHT: readonly Verdict['outcome'][] = [
  'refused',
  'unsupported',
  'held',
  'skipped',
  'waiting',
  'unknown',
  'taken',
  'confirmed',
];

/**
 * One verdict per item. An item is taken when it has a result and no error; anything else that no
 * error explains is unknown, and so are all items without an error of their own once one error
 * names no item.
 */
export const readRows = (
  answer: UploadAnswer,
  count: number,
  rule: Rule,
  isChecked = false,
): readonly Verdict[] => {
  const errors = errorsIn(answer.partialFailureError ?? {});
  const orphan = errors.find((error) => !isWithin(operationIndex(error), count));
  const rows = Array.isArray(answer.results) ? (answer.results as readonly unknown[]) : [];
  return Array.from({ length: count }, (_, index) => {
    const own = errors
      .filter((error) => operationIndex(error) === index)
      .map((error) => rule(reportedBy(error), index));
    if (own.length > 0) return heaviest(own);
    if (orphan) return orphanVerdict(orphan, rule, index);
    return isChecked || isFilled(rows[index]) ? { outcome: 'taken' } : NEITHER;
  });
};

const isWithin = (index: number | undefined, count: number): boolean =>
  index !== undefined && index < count;

const reportedBy = (error: GoogleError): PlatformAnswer => ({
  code: codeOf(error)[1],
  message: error.message ?? '',
});

const heaviest = (verdicts: readonly Verdict[]): Verdict =>
  [...verdicts].sort((a, b) => WEIGHT.indexOf(a.outcome) - WEIGHT.indexOf(b.outcome))[0] as Verdict;

/**
 * An error that names no item may hold the whole account; it never says that an item was taken or
 * refused.
 */
const orphanVerdict = (error: GoogleError, rule: Rule, index: number): Verdict => {
  const reported = reportedBy(error);
  const verdict = rule(reported, index);
  return verdict.outcome === 'held' ? verdict : { outcome: 'unknown', ...reported };
};

const isFilled = (row: unknown): boolean =>
  typeof row === 'object' && row !== null && Object.keys(row).length > 0;

const NEITHER: Verdict = {
  outcome: 'unknown',
  code: 'PLATFORM_CONTRADICTED',
  message: 'Google answered neither a result nor an error for this conversion.',
};

/**
 * When Google will take what it called too recent: what is known of the click or action, else an
 * hour from now.
 */
const uploadAgainAt = (code: string, conversion: SinkConversion, now: number): number => {
  const { usableFrom } = conversion.action.remote;
  const seenAt = matchBy(conversion).click?.seenAt;
  if (code === 'TOO_RECENT_CONVERSION_ACTION') return later(usableFrom, now);
  return later(seenAt === undefined ? undefined : seenAt + CLICK_AGE, now);
};

const adjustAgainAt = (code: string, adjustment: SinkAdjustment, now: number): number => {
  if (code === 'TOO_RECENT_CONVERSION_ACTION') {
    return later(adjustment.original.action.remote.usableFrom, now);
  }
  return later(adjustment.original.occurredAt + ADJUSTMENT_AGE.from, now);
};

/**
 * Whether the conversion may still appear: it was reported lately, or the adjustment is of today.
 */
const mayStillAppear = ({ original, occurredAt }: SinkAdjustment, now: number): boolean =>
  now - Math.max(original.occurredAt, occurredAt) < UNVERIFIED_CONVERSIONS.notFoundHours * HOUR;

const later = (at: number | undefined, now: number): number =>
  at !== undefined && at > now ? at : now + UNVERIFIED_CONVERSIONS.unnamedWaitHours * HOUR;

/** `yyyy-MM-dd HH:mm:ss+00:00`: Google compels a zone and takes no fractions. */
const wireTime = (at: number): string =>
  `${new Date(at).toISOString().slice(0, 19).replace('T', ' ')}+00:00`;
