import { PlatformFailure } from '../../port/failure';
import type { ActionDraft, RemoteAction } from '../../port/conversion-action';
import { listOf, type WireAnswer } from '../wire/answer';
import { partialErrors } from '../wire/batch-answer';
import { classifyError, contradicted, type Nature } from '../wire/classify';
import type { Session } from '../wire/session';
import { conversionRules } from './conversion-rules';
import { goalBody, type GoalBody } from './goal-body';

type Goal = Partial<GoalBody> & { readonly Id?: string | null; readonly Type?: string | null };

/** ConversionGoalNameAlreadyExists: names are unique within the customer, so another account of it, or a create whose answer was lost, may hold the name. */
const NAME_TAKEN = 5317;

/** Finds the offline goal of this name, or makes it; changes what it holds otherwise. */
export const ensureGoal = async (session: Session, action: ActionDraft): Promise<RemoteAction> => {
  if (action.type !== 'UPLOAD_CLICKS') throw unsupported(action);
  const wanted = goalBody(action);
  const held = await find(session, wanted.Name);
  if (!held?.Id) {
    return {
      remoteId: await create(session, wanted),
      usableFrom: session.io.now() + conversionRules.actionAgeMs,
      conflicts: [],
    };
  }
  const changes = changesOf(held, wanted);
  if (Object.keys(changes).length === 0) return { remoteId: held.Id, conflicts: [] };
  return { remoteId: held.Id, conflicts: await change(session, held.Id, changes) };
};

const unsupported = ({ type }: ActionDraft): PlatformFailure =>
  new PlatformFailure({
    kind: 'refused',
    field: 'type',
    detail: {
      code: 'ACTION_TYPE_UNSUPPORTED',
      message: `Microsoft has only offline goals for reported conversions. An action of type ${type} has no goal there.`,
    },
  });

/** Without ids all goals of the type are answered; three members come only when they are asked for. */
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

/** What Microsoft does not let us change is told, not thrown: conversions go to the goal as it is. */
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

/** Whole members that are not as they should be; what Microsoft does not show is taken to be false or empty. */
const changesOf = (held: Goal, wanted: GoalBody): Partial<GoalBody> =>
  Object.fromEntries(
    Object.entries(wanted).filter(
      ([member, value]) => !isHeld(held[member as keyof GoalBody], value),
    ),
  );

const isHeld = (is: unknown, shall: unknown): boolean => {
  if (typeof shall !== 'object' || shall === null) return (is ?? false) === shall;
  return Object.entries(shall).every(
    ([member, value]) =>
      ((is as Readonly<Record<string, unknown>> | null | undefined)?.[member] ?? null) === value,
  );
};
