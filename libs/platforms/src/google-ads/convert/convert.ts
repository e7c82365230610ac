import type { OpenConnection } from '../../port/connection';
import type {
  ActionDraft,
  ConversionSink,
  RemoteAction,
  SinkConversion,
} from '../../port/conversion';
import { PlatformFailure } from '../../port/failure';
import type { PlatformIo } from '../../port/io';
import { contradicted } from '../client/failures';
import { select, textsIn } from '../client/gaql';
import { type ConversionActionResource, idIn } from '../client/objects';
import { call, digitsOf, managerOf, searchAll, type Session } from '../client/session';
import { eventNameConflicts, NO_EVENT_NAMES } from '../../uploading/events';
import { isTest } from '../../uploading/tests';
import { clickUploadBody, uploadAdjustments, uploadClicks } from './click-uploads';
import { confirm, type Event, ingest, ingestBody } from './data-manager';
import { adjustmentBody, eventBody } from './event-body';
import { conversionRules, judge, judgeAdjustment } from './rules';
import { UNVERIFIED_CONVERSIONS } from './unverified';

type Open = (connection: OpenConnection, io: PlatformIo) => Session;

/**
 * Conversions at Google: through the Data Manager, or as click uploads where the connection says
 * so. Actions are made at the Google Ads API either way.
 */
export const googleConversions = (open: Open, dataManagerUrl: string): ConversionSink => {
  const counting: Open = (connection, io) => ({
    ...open(connection, io),
    customerId: conversionCustomerOf(connection),
  });
  const managing: Open = (connection, io) => ({
    ...counting(connection, io),
    rootUrl: `${dataManagerUrl}/v1`,
  });
  return {
    rules: conversionRules,
    judge,
    judgeAdjustment,
    ensureAction: (connection, action, io) => ensureAction(counting(connection, io), action),
    upload: (connection, batch, io) =>
      conversionApiOf(connection) === 'GOOGLE_ADS'
        ? uploadClicks(counting(connection, io), batch)
        : ingest(managing(connection, io), batch.map(eventOf)),
    preview,
    adjust: (connection, batch, io) =>
      conversionApiOf(connection) === 'GOOGLE_ADS'
        ? uploadAdjustments(counting(connection, io), batch)
        : ingest(
            managing(connection, io),
            batch.map((one) => ({
              action: one.original.action,
              isTest: isTest(one.original),
              body: adjustmentBody(one),
            })),
          ),
    confirm: (connection, refs, io) => confirm(managing(connection, io), refs),
  };
};

const preview = (connection: OpenConnection, conversion: SinkConversion): object =>
  conversionApiOf(connection) === 'GOOGLE_ADS'
    ? clickUploadBody(conversionCustomerOf(connection), [conversion])
    : ingestBody(
        {
          customerId: conversionCustomerOf(connection),
          loginCustomerId: managerOf(connection),
        },
        [eventOf(conversion)],
      );

const eventOf = (conversion: SinkConversion): Event => ({
  action: conversion.action,
  isTest: isTest(conversion),
  body: eventBody(conversion),
});

/**
 * The two ways in. New developers only have the Data Manager; click uploads are for those whom
 * Google let stay (since 2026-06-15).
 */
export type ConversionApi = 'DATA_MANAGER' | 'GOOGLE_ADS';

/** The setting `conversionApi` of a connection; the Data Manager where it says nothing. */
const conversionApiOf = ({ settings }: OpenConnection): ConversionApi =>
  settings['conversionApi'] === 'GOOGLE_ADS' ? 'GOOGLE_ADS' : 'DATA_MANAGER';

/**
 * The account that counts conversions: the setting `conversionCustomerId`, where tracking goes
 * across accounts, else the ad account. Digits only.
 */
const conversionCustomerOf = ({ settings, externalAccountId }: OpenConnection): string => {
  const { conversionCustomerId } = settings;
  const digits =
    typeof conversionCustomerId === 'string' || typeof conversionCustomerId === 'number'
      ? digitsOf(String(conversionCustomerId))
      : '';
  return digits || digitsOf(externalAccountId);
};

type Conflict = RemoteAction['conflicts'][number];

/**
 * Finds the living action of this name, or makes it; changes what it holds otherwise. Names are
 * unique among living actions (DUPLICATE_NAME).
 */
const ensureAction = async (session: Session, action: ActionDraft): Promise<RemoteAction> => {
  const wanted = actionBody(action);
  const existing = await find(session, wanted.name);
  if (!existing) {
    return {
      remoteId: await create(session, wanted),
      usableFrom: session.io.now() + conversionRules.actionAgeMs,
      conflicts: conflictsOf(action),
    };
  }
  const refused = await change(session, existing, wanted);
  return {
    remoteId: existing.id ?? '',
    conflicts: [...conflictsOf(action), ...typeConflict(existing, wanted), ...refused],
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
    .find((existing) => existing?.name === name && existing.id !== undefined);
};

const create = async (session: Session, body: ActionBody): Promise<string> => {
  const id = idIn(await mutate(session, { create: body }));
  if (/^\d+$/.test(id)) return id;
  throw new PlatformFailure(contradicted('The conversion action was answered without its name.'));
};

/**
 * What Google does not let us change is reported, not thrown: conversions go to the action as it
 * is.
 */
const change = async (
  session: Session,
  existing: ConversionActionResource,
  wanted: ActionBody,
): Promise<readonly Conflict[]> => {
  const { members, update } = actionChanges(existing, wanted);
  if (members.length === 0) return [];
  try {
    await mutate(session, {
      update: { resourceName: existing.resourceName, ...update },
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

const conflictsOf = (action: ActionDraft): readonly Conflict[] => [
  ...braidConflict(action),
  ...eventNameConflicts(
    action,
    'google-ads',
    NO_EVENT_NAMES,
    'Google has no names of events. It knows the category of the action.',
  ),
];

const braidConflict = ({ countingType, type }: ActionDraft): readonly Conflict[] =>
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

/**
 * Members of a `ConversionAction` that we hold (v25 conversion_action.proto); what the draft leaves
 * open is left to Google.
 */
interface ActionBody {
  readonly name: string;
  readonly type: string;
  readonly category: string;
  readonly status: 'ENABLED' | 'HIDDEN';
  readonly countingType: string;
  readonly valueSettings: {
    readonly defaultValue: number;
    readonly defaultCurrencyCode?: string;
    readonly alwaysUseDefaultValue: boolean;
  };
  readonly clickThroughLookbackWindowDays?: string;
  readonly viewThroughLookbackWindowDays?: string;
  readonly attributionModelSettings?: { readonly attributionModel: string };
  readonly primaryForGoal?: boolean;
}

const MODELS = {
  DATA_DRIVEN: 'GOOGLE_SEARCH_ATTRIBUTION_DATA_DRIVEN',
  LAST_CLICK: 'GOOGLE_ADS_LAST_CLICK',
} as const;
const CALLS = ['AD_CALL', 'WEBSITE_CALL', 'UPLOAD_CALLS'];

/**
 * What Google is to hold of an action. Pausing is ours: nothing is sent then, and the action stays
 * as it is.
 */
const actionBody = (action: ActionDraft): ActionBody => ({
  name: action.name,
  type: action.type,
  category: action.category,
  status: 'ENABLED',
  countingType: action.countingType,
  valueSettings: valueSettings(action.valueSettings),
  ...(action.clickThroughLookbackWindowDays === undefined
    ? {}
    : {
        clickThroughLookbackWindowDays: String(
          clickWindow(action.type, action.clickThroughLookbackWindowDays),
        ),
      }),
  ...(action.viewThroughLookbackWindowDays === undefined
    ? {}
    : { viewThroughLookbackWindowDays: String(action.viewThroughLookbackWindowDays) }),
  ...(action.attributionModel === undefined
    ? {}
    : { attributionModelSettings: { attributionModel: MODELS[action.attributionModel] } }),
  ...(action.includeInConversionsMetric === undefined
    ? {}
    : { primaryForGoal: action.includeInConversionsMetric }),
});

const clickWindow = (type: ActionDraft['type'], days: number): number =>
  CALLS.includes(type) ? days : Math.min(days, UNVERIFIED_CONVERSIONS.clickWindowDays);

const valueSettings = ({
  type,
  defaultValue,
  currencyCode,
}: ActionDraft['valueSettings']): ActionBody['valueSettings'] => ({
  defaultValue: type === 'noValue' ? 0 : Number(defaultValue ?? 0),
  ...(currencyCode === undefined ? {} : { defaultCurrencyCode: currencyCode }),
  alwaysUseDefaultValue: type !== 'variableValue',
});

/** Paths of an update mask, and the members that they name. */
export interface ActionChanges {
  readonly members: readonly string[];
  readonly update: Partial<Omit<ActionBody, 'name' | 'type'>>;
}

type Changing = Exclude<keyof ActionBody, 'name' | 'type'>;

/** Where a message is compared and named member by member. */
const PARTS: Readonly<Partial<Record<Changing, readonly string[]>>> = {
  valueSettings: ['defaultValue', 'defaultCurrencyCode', 'alwaysUseDefaultValue'],
  attributionModelSettings: ['attributionModel'],
};

/**
 * What an action at Google holds otherwise than it should. What is not wanted is left as it is;
 * proto3 prints no false, 0 and empty.
 */
const actionChanges = (existing: ConversionActionResource, wanted: ActionBody): ActionChanges => {
  const paths = (Object.keys(wanted) as (keyof ActionBody)[]).flatMap((member) =>
    member === 'name' || member === 'type' ? [] : pathsOf(member, existing, wanted),
  );
  const members = new Set(paths.map((path) => path.split('.')[0] as Changing));
  return {
    members: paths,
    update: Object.fromEntries([...members].map((member) => [member, wanted[member]])),
  };
};

const pathsOf = (
  member: Changing,
  existing: ConversionActionResource,
  wanted: ActionBody,
): readonly string[] => {
  const [is, shall] = [existing[member], wanted[member]] as const;
  const parts = PARTS[member];
  if (!parts) return isSame(is, shall) ? [] : [member];
  return parts
    .filter(
      (part) => partOf(shall, part) !== undefined && !isSame(partOf(is, part), partOf(shall, part)),
    )
    .map((part) => `${member}.${part}`);
};

const partOf = (message: unknown, part: string): unknown =>
  (message as Readonly<Record<string, unknown>> | undefined)?.[part];

const isSame = (is: unknown, shall: unknown): boolean =>
  (is ?? '') === shall || (is === undefined && (shall === false || shall === 0));
