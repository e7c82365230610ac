import type { OpenConnection } from '../../port/connection';
import type {
  ActionDraft,
  ConversionSink,
  RemoteAction,
  SinkAdjustment,
  SinkConversion,
  Verdict,
} from '../../port/conversion';
import { PlatformFailure } from '../../port/failure';
import type { PlatformIo } from '../../port/io';
import { eventNameConflicts, NO_EVENT_NAMES } from '../../uploading/events';
import { type Sending, sendInParts } from '../../uploading/send-in-parts';
import { isTest, uploadTestsApart } from '../../uploading/tests';
import { type PlatformAnswer, verdictOf } from '../../uploading/verdicts';
import {
  classifyError,
  contradicted,
  listOf,
  type Nature,
  partialErrors,
  type WireAnswer,
} from '../client/failures';
import type { WireError } from '../client/objects';
import { Session, type Shared } from '../client/session';
import { applyRuling, conversionRules, HOUR, judge, judgeAdjustment } from './rules';

/**
 * Conversions at Microsoft: offline conversions of offline goals, which are known by their names.
 */
export const microsoftConversions = (shared: Shared): ConversionSink => {
  const open = (connection: OpenConnection, io: PlatformIo): Session =>
    new Session(shared, connection, io);
  return {
    rules: conversionRules,
    judge,
    judgeAdjustment,
    ensureAction: (connection, action, io) => ensureGoal(open(connection, io), action),
    upload: (connection, batch, io) =>
      uploadTestsApart(conversionRules, connection, batch, (part) =>
        applyConversions(open(connection, io), part),
      ),
    preview: (_connection, conversion) =>
      isTest(conversion) ? undefined : requestBody(CONVERSIONS, [offlineConversion(conversion)]),
    adjust: (connection, batch, io) => applyAdjustments(open(connection, io), batch),
  };
};

/**
 * Up to 1,000 conversions in one request, each standing or falling alone. Copies are taken and not
 * counted again.
 */
const applyConversions = (
  session: Session,
  batch: readonly SinkConversion[],
): Promise<readonly Verdict[]> =>
  sendInParts(
    batch,
    (part) =>
      send(
        session,
        CONVERSIONS,
        part.map(offlineConversion),
        (index) => part[index]?.action.remote.usableFrom,
      ),
    () => session.io.now(),
  );

/** The same for restatements and retractions; there are no enhancements. */
const applyAdjustments = async (
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

const CONVERSIONS = 'OfflineConversions';

const requestBody = (list: string, items: readonly unknown[]): Body => ({ [list]: items });

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
      body: requestBody(list, items),
      nature: 'change',
      entity: 'campaign',
    });
    return {
      kind: 'answered',
      verdicts: readErrors(answer, items.length, (reported, code, index) =>
        ruled(reported, code, io.now(), usableFrom(index)),
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

/**
 * A goal that is too new is tried again when it is two hours old, or as long after now as it can
 * take.
 */
const ruled = (
  reported: PlatformAnswer,
  code: number,
  now: number,
  usableFrom: number | undefined,
): Verdict =>
  verdictOf(
    applyRuling(reported.code, code),
    reported,
    usableFrom !== undefined && usableFrom > now
      ? usableFrom
      : now + Math.min(conversionRules.actionAgeMs, HOUR),
  );

type Rule = (reported: PlatformAnswer, code: number, index: number) => Verdict;

/**
 * Microsoft answers only errors, by index: what has none is taken, unless an error names no item;
 * then nothing is known of those without one.
 */
export const readErrors = ({ body }: WireAnswer, count: number, rule: Rule): readonly Verdict[] => {
  const errors = listOf<WireError>(body?.['PartialErrors']).filter((error) => error !== null);
  const orphan = errors.find(({ Index }) => !isWithin(Index, count));
  const whole: Verdict | undefined =
    orphan &&
    orphanVerdict(rule(reportedBy(orphan), orphan.Code ?? Number.NaN, 0), reportedBy(orphan));
  const byIndex = new Map(
    errors.filter(({ Index }) => isWithin(Index, count)).map((error) => [error.Index, error]),
  );
  return Array.from({ length: count }, (_, index) => {
    const error = byIndex.get(index);
    return error
      ? rule(reportedBy(error), error.Code ?? Number.NaN, index)
      : (whole ?? { outcome: 'taken' });
  });
};

const isWithin = (index: number | null | undefined, count: number): boolean =>
  typeof index === 'number' && index >= 0 && index < count;

const orphanVerdict = (verdict: Verdict, reported: PlatformAnswer): Verdict =>
  verdict.outcome === 'held' ? verdict : { outcome: 'unknown', ...reported };

const reportedBy = ({ ErrorCode, Code, Message }: WireError): PlatformAnswer => ({
  code: ErrorCode || `CODE_${Code ?? 'NONE'}`,
  message: Message ?? '',
});

type Body = Readonly<Record<string, unknown>>;

/**
 * By what Microsoft knows a conversion, first and again: the goal's name, the time, and the click
 * or the person. It has no order id.
 */
const keyOf = ({ action, occurredAt, clickIds, identity }: SinkConversion): Body => {
  const [click] = clickIds
    .filter(({ kind }) => kind === 'msclkid')
    .sort((a, b) => (b.seenAt ?? 0) - (a.seenAt ?? 0));
  return {
    ConversionName: action.name,
    ConversionTime: new Date(occurredAt).toISOString(),
    ...(click ? { MicrosoftClickId: click.value } : {}),
    ...(identity.email === undefined ? {} : { HashedEmailAddress: identity.email }),
    ...(identity.phone === undefined ? {} : { HashedPhoneNumber: identity.phone }),
  };
};

/** One `OfflineConversion`. Times are UTC. */
export const offlineConversion = (conversion: SinkConversion): Body => {
  const { value, currency } = conversion;
  return {
    ...keyOf(conversion),
    ...(value === undefined
      ? {}
      : {
          ConversionValue: Number(value),
          ...(currency === undefined ? {} : { ConversionCurrencyCode: currency }),
        }),
  };
};

/**
 * One `OfflineConversionAdjustment`. A restatement names the new total; a retraction has no value
 * (5624).
 */
export const offlineAdjustment = (adjustment: SinkAdjustment): Body => {
  const { original, type, value, currency = original.currency } = adjustment;
  const restated =
    type === 'RESTATEMENT'
      ? {
          AdjustmentValue: Number(value ?? 0),
          ...(currency === undefined ? {} : { AdjustmentCurrencyCode: currency }),
        }
      : {};
  return {
    ...keyOf(original),
    AdjustmentType: type === 'RETRACTION' ? 'Retract' : 'Restate',
    AdjustmentTime: new Date(adjustment.occurredAt).toISOString(),
    ...restated,
  };
};

type Goal = Partial<GoalBody> & { readonly Id?: string | null; readonly Type?: string | null };

/**
 * ConversionGoalNameAlreadyExists: names are unique within the customer, so another account of it,
 * or a create whose answer was lost, may hold the name.
 */
const NAME_TAKEN = 5317;

/** Finds the offline goal of this name, or makes it; changes what it holds otherwise. */
const ensureGoal = async (session: Session, action: ActionDraft): Promise<RemoteAction> => {
  if (action.type !== 'UPLOAD_CLICKS') throw unsupported(action);
  const wanted = goalBody(action);
  const existing = await find(session, wanted.Name);
  if (!existing?.Id) {
    return {
      remoteId: await create(session, wanted),
      usableFrom: session.io.now() + conversionRules.actionAgeMs,
      conflicts: nameConflicts(action),
    };
  }
  const changes = changesOf(existing, wanted);
  const conflicts =
    Object.keys(changes).length === 0 ? [] : await change(session, existing.Id, changes);
  return { remoteId: existing.Id, conflicts: [...nameConflicts(action), ...conflicts] };
};

const nameConflicts = (action: ActionDraft): RemoteAction['conflicts'] =>
  eventNameConflicts(
    action,
    'microsoft-ads',
    NO_EVENT_NAMES,
    'Microsoft has no names of events. It knows the category of the goal.',
  );

const unsupported = ({ type }: ActionDraft): PlatformFailure =>
  new PlatformFailure({
    kind: 'refused',
    field: 'type',
    detail: {
      code: 'ACTION_TYPE_UNSUPPORTED',
      message: `Microsoft has only offline goals for reported conversions. An action of type ${type} has no goal there.`,
    },
  });

/**
 * Without ids all goals of the type are answered; three members come only when they are asked for.
 */
const find = async (session: Session, name: string): Promise<Goal | undefined> => {
  const body = {
    ConversionGoalTypes: 'OfflineConversion',
    ReturnAdditionalFields: 'GoalCategory, IsEnhancedConversionsEnabled',
    ConversionGoalIds: null,
  };
  const answer = await session.read('/ConversionGoals/QueryByIds', body);
  return (
    listOf<Goal>(answer.body?.['ConversionGoals']).find((goal) => goal?.Name === name) ?? undefined
  );
};

const create = async (session: Session, goal: GoalBody): Promise<string> => {
  const answer = await write(
    session,
    'POST',
    { Type: 'OfflineConversion', Scope: 'Account', ...goal },
    'create',
  );
  const [id] = listOf<string>(answer.body?.['ConversionGoalIds']);
  const error = partialErrors(answer).get(0);
  if (id && !error) return id;
  throw new PlatformFailure(
    error
      ? named(
          error.Code === NAME_TAKEN,
          classifyError(error, 'create', 'campaign', answer.trackingId),
        )
      : contradicted('Neither an id nor an error for the goal.', 'create', answer.trackingId),
  );
};

const named = (isTaken: boolean, failure: ReturnType<typeof classifyError>): typeof failure =>
  isTaken ? { ...failure, detail: { ...failure.detail, code: 'REMOTE_NAME_TAKEN' } } : failure;

/**
 * What Microsoft does not let us change is reported, not thrown: conversions go to the goal as it
 * is.
 */
const change = async (
  session: Session,
  id: string,
  changes: Partial<GoalBody>,
): Promise<RemoteAction['conflicts']> => {
  const answer = await write(
    session,
    'PUT',
    { Type: 'OfflineConversion', Id: id, ...changes },
    'change',
  );
  return [...partialErrors(answer).values()].map(({ ErrorCode, Code, Message }) => ({
    field: Object.keys(changes).join(','),
    code: ErrorCode || `CODE_${Code ?? 'NONE'}`,
    message: Message ?? '',
  }));
};

const write = (
  { shared, connection, io }: Session,
  method: 'POST' | 'PUT',
  goal: object,
  nature: Nature,
): Promise<WireAnswer> =>
  shared.wire.ask(connection, io, {
    service: 'campaign',
    method,
    path: '/ConversionGoals',
    body: { ConversionGoals: [goal] },
    nature,
    entity: 'campaign',
  });

/**
 * Whole members that are not as they should be; what Microsoft does not show is taken to be false
 * or empty.
 */
const changesOf = (existing: Goal, wanted: GoalBody): Partial<GoalBody> =>
  Object.fromEntries(
    Object.entries(wanted).filter(
      ([member, value]) => !isEqual(existing[member as keyof GoalBody], value),
    ),
  );

const isEqual = (is: unknown, shall: unknown): boolean => {
  if (typeof shall !== 'object' || shall === null) return (is ?? false) === shall;
  return Object.entries(shall).every(
    ([member, value]) =>
      ((is as Readonly<Record<string, unknown>> | null | undefined)?.[member] ?? null) === value,
  );
};

/** Members of an `OfflineConversionGoal` that we hold. */
interface GoalBody {
  readonly Name: string;
  readonly Status: 'Active';
  readonly CountType: 'All' | 'Unique';
  readonly GoalCategory: string;
  readonly ConversionWindowInMinutes?: number;
  readonly ExcludeFromBidding?: boolean;
  readonly IsEnhancedConversionsEnabled?: boolean;
  readonly Revenue: {
    readonly Type: string;
    readonly Value?: number;
    readonly CurrencyCode?: string;
  };
}

/** Our categories in Microsoft's words; it has none for calls and engagement. */
const CATEGORIES: Readonly<Record<string, string>> = {
  PURCHASE: 'Purchase',
  ADD_TO_CART: 'AddToCart',
  BEGIN_CHECKOUT: 'BeginCheckout',
  SUBSCRIBE_PAID: 'Subscribe',
  SUBMIT_LEAD_FORM: 'SubmitLeadForm',
  SIGNUP: 'Signup',
  CONTACT: 'Contact',
  BOOK_APPOINTMENT: 'BookAppointment',
  REQUEST_QUOTE: 'RequestQuote',
  GET_DIRECTIONS: 'GetDirections',
  PAGE_VIEW: 'PageView',
  DOWNLOAD: 'Download',
};

const REVENUES = {
  noValue: 'NoValue',
  fixedValue: 'FixedValue',
  variableValue: 'VariableValue',
} as const;
const DAY_MINUTES = 1_440;

/**
 * What Microsoft is to hold of an action. Pausing is ours: nothing is sent then, and the goal stays
 * as it is.
 */
const goalBody = ({
  name,
  countingType,
  category,
  valueSettings,
  ...action
}: ActionDraft): GoalBody => ({
  Name: name,
  Status: 'Active',
  CountType: countingType === 'ONE_PER_CLICK' ? 'Unique' : 'All',
  GoalCategory: CATEGORIES[category] ?? 'Other',
  ...(action.clickThroughLookbackWindowDays === undefined
    ? {}
    : { ConversionWindowInMinutes: action.clickThroughLookbackWindowDays * DAY_MINUTES }),
  ...(action.includeInConversionsMetric === undefined
    ? {}
    : { ExcludeFromBidding: !action.includeInConversionsMetric }),
  ...(action.enhancedConversionsForLeads === undefined
    ? {}
    : { IsEnhancedConversionsEnabled: action.enhancedConversionsForLeads }),
  Revenue: {
    Type: REVENUES[valueSettings.type],
    ...(valueSettings.type === 'noValue' || valueSettings.defaultValue === undefined
      ? {}
      : { Value: Number(valueSettings.defaultValue) }),
    ...(valueSettings.type === 'noValue' || valueSettings.currencyCode === undefined
      ? {}
      : { CurrencyCode: valueSettings.currencyCode }),
  },
});
