import type { SinkAdjustment, SinkConversion } from '../../port/conversion';
import { PlatformFailure } from '../../port/failure';
import type { Verdict } from '../../port/verdict';
import { sendInParts, verdictOf, type Said, type Sending } from '../../uploading';
import type { WireAnswer } from '../wire/answer';
import { listOf } from '../wire/answer';
import type { WireError } from '../wire/objects';
import type { Session } from '../wire/session';
import { applyRuling } from './apply-rulings';
import { offlineAdjustment, offlineConversion } from './bodies';
import { conversionRules, HOUR } from './conversion-rules';

/** Up to 1,000 conversions in one request, each standing or falling alone. Copies are taken and not counted again. */
export const applyConversions = (
  session: Session,
  batch: readonly SinkConversion[],
): Promise<readonly Verdict[]> =>
  sendInParts(
    batch,
    (part) =>
      send(
        session,
        'OfflineConversions',
        part.map(offlineConversion),
        (index) => part[index]?.action.remote.usableFrom,
      ),
    () => session.io.now(),
  );

/** The same for restatements and retractions; there are no enhancements. */
export const applyAdjustments = async (
  session: Session,
  batch: readonly SinkAdjustment[],
): Promise<readonly Verdict[]> => {
  const sent = batch.filter(({ type }) => type !== 'ENHANCEMENT');
  const usableFrom = (index: number): number | undefined =>
    sent[index]?.original.action.remote.usableFrom;
  const verdicts =
    sent.length === 0
      ? []
      : [
          ...(await sendInParts(
            sent,
            (part) =>
              send(
                session,
                'OfflineConversionAdjustments',
                part.map(offlineAdjustment),
                usableFrom,
              ),
            () => session.io.now(),
          )),
        ];
  return batch.map(({ type }) =>
    type === 'ENHANCEMENT' ? ENHANCEMENT : (verdicts.shift() as Verdict),
  );
};

const ENHANCEMENT: Verdict = {
  outcome: 'unsupported',
  code: 'ENHANCEMENT_UNSUPPORTED',
  message: 'Microsoft can restate and retract conversions, but not add people to them.',
};

type UsableFrom = (index: number) => number | undefined;

const send = async (
  session: Session,
  list: string,
  items: readonly unknown[],
  usableFrom: UsableFrom,
): Promise<Sending> => {
  const { shared, connection, io } = session;
  try {
    const answer = await shared.wire.ask(connection, io, {
      service: 'campaign',
      method: 'POST',
      path: `/${list}/Apply`,
      body: { [list]: items },
      nature: 'change',
      entity: 'campaign',
    });
    return {
      kind: 'answered',
      verdicts: readErrors(answer, items.length, (said, code, index) =>
        ruled(said, code, io.now(), usableFrom(index)),
      ),
    };
  } catch (error) {
    if (!(error instanceof PlatformFailure) || error.failure.kind !== 'refused') throw error;
    const { code, message } = error.failure.detail;
    return {
      kind: 'refused',
      named: new Map(),
      whole: ruled({ code, message }, Number.NaN, io.now(), undefined),
    };
  }
};

/** A goal that is too new is tried again when it is two hours old, or as long after now as it can take. */
const ruled = (said: Said, code: number, now: number, usableFrom: number | undefined): Verdict =>
  verdictOf(
    applyRuling(said.code, code),
    said,
    usableFrom !== undefined && usableFrom > now
      ? usableFrom
      : now + Math.min(conversionRules.actionAgeMs, HOUR),
  );

type Rule = (said: Said, code: number, index: number) => Verdict;

/** Microsoft answers only errors, by index: what has none is taken, unless an error names no item; then nothing is known of those without one. */
export const readErrors = ({ body }: WireAnswer, count: number, rule: Rule): readonly Verdict[] => {
  const errors = listOf<WireError>(body?.['PartialErrors']).filter((error) => error !== null);
  const orphan = errors.find(({ Index }) => !isWithin(Index, count));
  const whole: Verdict | undefined =
    orphan && orphanVerdict(rule(saidBy(orphan), orphan.Code ?? Number.NaN, 0), saidBy(orphan));
  const byIndex = new Map(
    errors.filter(({ Index }) => isWithin(Index, count)).map((error) => [error.Index, error]),
  );
  return Array.from({ length: count }, (_, index) => {
    const error = byIndex.get(index);
    return error
      ? rule(saidBy(error), error.Code ?? Number.NaN, index)
      : (whole ?? { outcome: 'taken' });
  });
};

const isWithin = (index: number | null | undefined, count: number): boolean =>
  typeof index === 'number' && index >= 0 && index < count;

const orphanVerdict = (verdict: Verdict, said: Said): Verdict =>
  verdict.outcome === 'held' ? verdict : { outcome: 'unknown', ...said };

const saidBy = ({ ErrorCode, Code, Message }: WireError): Said => ({
  code: ErrorCode || `CODE_${Code ?? 'NONE'}`,
  message: Message ?? '',
});
