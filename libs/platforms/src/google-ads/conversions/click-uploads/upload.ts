import type { SinkAdjustment, SinkConversion } from '../../../port/conversion';
import { PlatformFailure } from '../../../port/failure';
import type { Verdict } from '../../../port/verdict';
import { sendInParts, verdictOf, type Ruling, type Said, type Sending } from '../../../uploading';
import { call, type Session } from '../../session/session';
import { clickConversion, conversionAdjustment } from './bodies';
import { readRows, type Rule, type UploadAnswer } from './read-rows';
import { ADJUSTMENT_RULINGS, UPLOAD_RULINGS } from './upload-rulings';
import { adjustAgainAt, mayStillAppear, uploadAgainAt } from './waits';

/** Click uploads: for developers whom Google let stay. Up to 2,000 in one request, each standing or falling alone. */
export const uploadClicks = (
  session: Session,
  batch: readonly SinkConversion[],
): Promise<readonly Verdict[]> =>
  sendInParts(
    batch,
    (part) =>
      send(
        session,
        {
          verb: 'uploadClickConversions',
          member: 'conversions',
          bodies: part.map((one) => clickConversion(session.customerId, one)),
        },
        (said, index) => uploadVerdict(said, part[index] as SinkConversion, session.io.now()),
      ),
    () => session.io.now(),
  );

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
          member: 'conversionAdjustments',
          bodies: part.map((one) => conversionAdjustment(session.customerId, one)),
        },
        (said, index) => adjustmentVerdict(said, part[index] as SinkAdjustment, session.io.now()),
      ),
    () => session.io.now(),
  );

/** A code that is not in the table is of this item alone: it refuses it. */
export const uploadVerdict = (said: Said, conversion: SinkConversion, now: number): Verdict =>
  verdictOf(
    UPLOAD_RULINGS[said.code] ?? 'refused',
    said,
    uploadAgainAt(said.code, conversion, now),
  );

export const adjustmentVerdict = (said: Said, adjustment: SinkAdjustment, now: number): Verdict =>
  verdictOf(
    adjustmentRuling(said.code, adjustment, now),
    said,
    adjustAgainAt(said.code, adjustment, now),
  );

/** What is not found may not be there yet; after a day it never comes. */
const adjustmentRuling = (code: string, adjustment: SinkAdjustment, now: number): Ruling => {
  if (code === 'CONVERSION_NOT_FOUND' && !mayStillAppear(adjustment, now)) return 'refused';
  return ADJUSTMENT_RULINGS[code] ?? 'refused';
};

interface Upload {
  readonly verb: string;
  readonly member: 'conversions' | 'conversionAdjustments';
  readonly bodies: readonly unknown[];
}

/** A request that Google refuses whole says which item it minds, or does not: an account that may not upload holds them all. */
const send = async (
  session: Session,
  { verb, member, bodies }: Upload,
  rule: Rule,
): Promise<Sending> => {
  try {
    const body = { [member]: bodies, partialFailure: true };
    const { json } = await call(session, {
      path: `customers/${session.customerId}:${verb}`,
      body,
      purpose: 'write',
    });
    return { kind: 'answered', verdicts: readRows(json as UploadAnswer, bodies.length, rule) };
  } catch (error) {
    if (!(error instanceof PlatformFailure) || error.failure.kind !== 'refused') throw error;
    const { code, message } = error.failure.detail;
    const whole = rule({ code, message }, 0);
    return whole.outcome === 'held'
      ? { kind: 'answered', verdicts: bodies.map(() => whole) }
      : { kind: 'refused', named: new Map(), whole };
  }
};
