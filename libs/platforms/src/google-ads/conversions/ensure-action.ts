import { PlatformFailure } from '../../port/failure';
import type { ActionDraft, RemoteAction } from '../../port/conversion-action';
import { contradicted } from '../failure/contradicted';
import { searchAll } from '../session/search';
import { call, type Session } from '../session/session';
import { select, textsIn } from '../wire/gaql';
import type { ConversionActionResource } from '../wire/conversion-action-row';
import { idIn } from '../wire/resource-name';
import { actionBody, type ActionBody } from './action-body';
import { actionChanges } from './action-changes';
import { conversionRules } from './conversion-rules';

type Conflict = RemoteAction['conflicts'][number];

/** Finds the living action of this name, or makes it; changes what it holds otherwise. Names are unique among living actions (DUPLICATE_NAME). */
export const ensureAction = async (
  session: Session,
  action: ActionDraft,
): Promise<RemoteAction> => {
  const wanted = actionBody(action);
  const held = await find(session, wanted.name);
  if (!held) {
    return {
      remoteId: await create(session, wanted),
      usableFrom: session.io.now() + conversionRules.actionAgeMs,
      conflicts: conflictsOf(action),
    };
  }
  const refused = await change(session, held, wanted);
  return {
    remoteId: held.id ?? '',
    conflicts: [...conflictsOf(action), ...typeConflict(held, wanted), ...refused],
  };
};

const find = async (
  session: Session,
  name: string,
): Promise<ConversionActionResource | undefined> => {
  const rows = await searchAll(
    session,
    select('conversionAction', textsIn('conversion_action.name', [name])),
  );
  return rows
    .map(({ conversionAction }) => conversionAction)
    .find((held) => held?.name === name && held.id !== undefined);
};

const create = async (session: Session, body: ActionBody): Promise<string> => {
  const id = idIn(await mutate(session, { create: body }));
  if (/^\d+$/.test(id)) return id;
  throw new PlatformFailure(contradicted('The conversion action was answered without its name.'));
};

/** What Google does not let us change is told, not thrown: conversions go to the action as it is. */
const change = async (
  session: Session,
  held: ConversionActionResource,
  wanted: ActionBody,
): Promise<readonly Conflict[]> => {
  const { members, update } = actionChanges(held, wanted);
  if (members.length === 0) return [];
  try {
    await mutate(session, {
      update: { resourceName: held.resourceName, ...update },
      updateMask: members.join(','),
    });
    return [];
  } catch (error) {
    if (!(error instanceof PlatformFailure) || error.failure.kind !== 'refused') throw error;
    const { code, message } = error.failure.detail;
    return [{ field: members.join(','), code, message }];
  }
};

const mutate = async (session: Session, operation: object): Promise<string> => {
  const body = {
    operations: [operation],
    partialFailure: false,
    responseContentType: 'RESOURCE_NAME_ONLY',
  };
  const { json } = await call(session, {
    path: `customers/${session.customerId}/conversionActions:mutate`,
    body,
    purpose: 'write',
  });
  const { results = [] } = json as {
    readonly results?: readonly { readonly resourceName?: unknown }[];
  };
  return String(results[0]?.resourceName ?? '');
};

const typeConflict = (
  { type }: ConversionActionResource,
  wanted: ActionBody,
): readonly Conflict[] =>
  type === wanted.type
    ? []
    : [
        {
          field: 'type',
          code: 'IMMUTABLE_FIELD',
          message: `Google has an action of this name with the type ${type}. A type cannot be changed.`,
        },
      ];

const conflictsOf = ({ countingType, type }: ActionDraft): readonly Conflict[] =>
  countingType === 'ONE_PER_CLICK' && type === 'UPLOAD_CLICKS'
    ? [
        {
          field: 'countingType',
          code: 'ONE_PER_CLICK_CONVERSION_ACTION_NOT_PERMITTED_WITH_BRAID',
          message:
            'Google does not accept a gbraid or wbraid for an action that counts one conversion per click.',
        },
      ]
    : [];
