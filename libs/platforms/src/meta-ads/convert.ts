import { CONSENT_RULES } from '../port/consent';
import type { Json } from '../port/attributes';
import type { Capabilities } from '../port/capabilities';
import type { OpenConnection } from '../port/connection';
import type { ConversionRules, ConversionSink, SinkConversion, Verdict } from '../port/conversion';
import { PlatformFailure } from '../port/failure';
import type { PlatformIo } from '../port/io';
import { eventNameConflicts, eventNameOf } from '../uploading/events';
import { type RefusalRow, refusedReply } from '../uploading/refusals';
import { type Sending, sendInParts } from '../uploading/send-in-parts';
import { isTest, testCodeOf, testsWithheld, uploadTestsApart } from '../uploading/tests';
import {
  answeredAlike,
  judgeByRules,
  noAdjustments,
  notAllTaken,
  settingMissing,
} from '../uploading/verdicts';
import { classify } from './client/failures';
import {
  errorIn,
  type GraphAnswer,
  isRow,
  listIn,
  numberIn,
  type Row,
  textIn,
} from './client/objects';
import { exchange } from './client/requests';
import { type Session, settingOf } from './client/session';
import { EVENT_NAMES, eventBody, isMatchable } from './convert-event';

/**
 * Where conversions for Meta go: the Conversions API. Meta has no actions of its own (an event's
 * name is one) and takes nothing back.
 */
export const conversionSink = (
  open: (connection: OpenConnection, io: PlatformIo) => Session,
): ConversionSink => ({
  rules,
  judge: (conversion, now) => judgeByRules(rules, conversion, now, isMatchable(conversion, now)),
  judgeAdjustment: () => noAdjustments('Meta'),
  ensureAction: async (_connection, action) => ({
    remoteId: eventNameOf(EVENT_NAMES, action, 'meta-ads'),
    conflicts: eventNameConflicts(
      action,
      'meta-ads',
      EVENT_NAMES.own,
      'Meta takes names of 1 to 50 letters, digits, spaces, - and _.',
    ),
  }),
  upload: (connection, batch, io) => upload(open(connection, io), batch),
  preview: (connection, conversion, now) =>
    pixelOf(connection) === undefined || (isTest(conversion) && testsWithheld(rules, connection))
      ? undefined
      : requestBody(connection, [conversion], now),
  adjust: async (_connection, batch) => batch.map(() => noAdjustments('Meta')),
});

/** A repeated event is counted once, so a lost answer is no reason to look first. */
const QUESTION = { nature: 'change', entity: 'campaign' } as const;

/** Sends events to the connection's pixel, all or none in a request. */
const upload = async (
  session: Session,
  batch: readonly SinkConversion[],
): Promise<readonly Verdict[]> => {
  const pixelId = pixelOf(session.connection);
  if (pixelId === undefined) return batch.map(() => settingMissing('settings', PIXEL));
  return uploadTestsApart(rules, session.connection, batch, (part) =>
    sendInParts(
      part,
      (items) => sendOnce(session, pixelId, items),
      () => session.io.now(),
    ),
  );
};

const pixelOf = (connection: OpenConnection): string | undefined =>
  settingOf({ connection }, PIXEL.name);

/** Parameters of one request: events that all count, or tests under the code that shows them. */
const requestBody = (
  connection: OpenConnection,
  items: readonly SinkConversion[],
  now: number,
): { readonly data: Json; readonly test_event_code?: string } => {
  const code = items.some(isTest) ? testCodeOf(rules, connection) : undefined;
  return {
    data: items.map((item) => eventBody(item, connection.currency, now)),
    ...(code === undefined ? {} : { test_event_code: code }),
  };
};

const sendOnce = async (
  session: Session,
  pixelId: string,
  items: readonly SinkConversion[],
): Promise<Sending> => {
  const params = requestBody(session.connection, items, session.io.now());
  const [answer] = await exchange(
    session,
    [{ method: 'POST', path: `${encodeURIComponent(pixelId)}/events`, params }],
    QUESTION,
  );
  if (!answer) {
    throw new PlatformFailure({
      kind: 'unknown',
      detail: { code: 'PLATFORM_CONTRADICTED', message: 'Meta answered nothing.' },
    });
  }
  const failure = classify(answer, { ...QUESTION, version: session.version });
  if (!failure) return counted(answer, items);
  return refusedReply(
    items,
    failure,
    refusalOf(codeIn(errorIn(answer)))?.reaction,
    namedItems(answer),
  );
};

/** 200 with fewer events than were sent is no delivery of any. */
const counted = (answer: GraphAnswer, items: readonly SinkConversion[]): Sending => {
  const received = numberIn(answer.body ?? {}, 'events_received') ?? 0;
  return answeredAlike(
    items,
    received === items.length ? { outcome: 'taken' } : notAllTaken(received, items.length),
  );
};

const codeIn = (error: Row): string =>
  [textIn(error, 'code'), textIn(error, 'error_subcode')].filter((part) => part !== '').join('/');

/**
 * Places of the events that an error names, as `data[3]` in its texts or as a path of what is to
 * blame; empty when it names none.
 */
const namedItems = (answer: GraphAnswer): readonly number[] => {
  const error = errorIn(answer);
  const inTexts = [textIn(error, 'message'), textIn(error, 'error_user_msg')].flatMap((text) =>
    [...text.matchAll(/\bdata\[(\d+)\]/g)].map(([, index]) => Number(index)),
  );
  return [...new Set([...inTexts, ...blamed(error)])];
};

const blamed = (error: Row): readonly number[] =>
  listIn(errorData(error), 'blame_field_specs').flatMap((path) =>
    indexIn(Array.isArray(path) ? path.map(String).join('.') : String(path)),
  );

const indexIn = (path: string): readonly number[] => {
  const index = /^data[.[](\d+)\b/.exec(path)?.[1];
  return index === undefined ? [] : [Number(index)];
};

/** JSON text, or an object: Meta writes both. */
const errorData = (error: Row): Row => {
  const data = error['error_data'];
  if (isRow(data)) return data;
  try {
    const read: unknown = JSON.parse(textIn(error, 'error_data'));
    return isRow(read) ? read : {};
  } catch {
    return {};
  }
};

const PIXEL = {
  name: 'pixelId',
  meaning: 'The id of the pixel (dataset) that receives conversions.',
} as const;

const TEST_CODE = {
  name: 'testEventCode',
  meaning: "The code of the pixel's page Test events. Meta shows tests there, and counts them.",
} as const;

/** What a connection says so that its conversions can go out. */
export const forConversions: Capabilities['forConversions'] = {
  settings: [PIXEL, { ...TEST_CODE, optional: true }],
  credentials: [],
};

const SERVER_EVENTS = 'Meta Conversions API, Handling errors';
const GRAPH = 'Meta Graph API, Handling errors';
const RATE_LIMITING = 'Meta Marketing API, Rate limiting';

/**
 * What Meta's codes mean for a batch of events, by code and subcode (`100/2804003`), else by code:
 * the HTTP status says nothing reliable. A code that is not here is not known, and the batch goes
 * again.
 */
export const REFUSALS: readonly RefusalRow[] = [
  {
    code: '100/33',
    reaction: 'hold',
    meaning: 'The pixel does not exist, or this token may not write to it.',
    source: GRAPH,
  },
  {
    code: '100/2804003',
    reaction: 'item',
    meaning: 'An event lies further back than seven days.',
    source: SERVER_EVENTS,
  },
  {
    code: '100/2804009',
    reaction: 'item',
    meaning: 'A purchase without a value or with a currency that is none.',
    source: SERVER_EVENTS,
  },
  {
    code: '100',
    reaction: 'item',
    meaning: 'A parameter of an event is missing or wrong.',
    source: SERVER_EVENTS,
  },
  {
    code: '105',
    reaction: 'item',
    meaning: 'More parameters than one request takes.',
    source: GRAPH,
  },
  { code: '3', reaction: 'hold', meaning: 'The app may not make this call.', source: GRAPH },
  {
    code: '10',
    reaction: 'hold',
    meaning: 'The permission was not granted or was revoked.',
    source: GRAPH,
  },
  {
    code: '200',
    reaction: 'hold',
    meaning: 'The permission to send events to this pixel is missing.',
    source: GRAPH,
  },
  {
    code: '294',
    reaction: 'hold',
    meaning: 'The permission ads_management is missing.',
    source: GRAPH,
  },
  {
    code: '2635',
    reaction: 'hold',
    meaning: 'This version of the API is no longer served. Change the setting of the version.',
    source: GRAPH,
  },
  {
    code: '190',
    reaction: 'signIn',
    meaning: 'The token is dead, whatever the subcode.',
    source: GRAPH,
  },
  { code: '102', reaction: 'signIn', meaning: 'The session is over.', source: GRAPH },
  { code: '4', reaction: 'wait', meaning: 'Too many calls of the app.', source: RATE_LIMITING },
  {
    code: '17',
    reaction: 'wait',
    meaning: 'Too many calls of the account.',
    source: RATE_LIMITING,
  },
  { code: '32', reaction: 'wait', meaning: 'Too many calls of the page.', source: RATE_LIMITING },
  {
    code: '341',
    reaction: 'wait',
    meaning: 'A limit of the app was reached.',
    source: RATE_LIMITING,
  },
  { code: '613', reaction: 'wait', meaning: 'Too many calls of this kind.', source: RATE_LIMITING },
  {
    code: '80003',
    reaction: 'wait',
    meaning: 'Too many calls of the business use case.',
    source: RATE_LIMITING,
  },
  {
    code: '80004',
    reaction: 'wait',
    meaning: 'Too many calls of the business use case.',
    source: RATE_LIMITING,
  },
  {
    code: '80014',
    reaction: 'wait',
    meaning: 'Too many calls of the business use case.',
    source: RATE_LIMITING,
  },
  { code: '1', reaction: 'again', meaning: 'Unknown, may pass.', source: GRAPH },
  { code: '2', reaction: 'again', meaning: 'The service does not answer.', source: GRAPH },
  { code: '368', reaction: 'again', meaning: 'Blocked for a while.', source: GRAPH },
  { code: '5000', reaction: 'again', meaning: 'Unknown, may pass.', source: SERVER_EVENTS },
  {
    code: '21009',
    reaction: 'again',
    meaning: 'The events could not be taken now.',
    source: SERVER_EVENTS,
  },
];

const refusalRow = (code: string): RefusalRow | undefined =>
  REFUSALS.find((one) => one.code === code);

/**
 * The row of a code with its subcode, else of the code alone, where 200 stands for all permissions
 * (200 to 299); undefined for codes that no document names.
 */
export const refusalOf = (code: string): RefusalRow | undefined => {
  const [alone = ''] = code.split('/');
  return (
    refusalRow(code) ?? refusalRow(alone) ?? (/^2\d\d$/.test(alone) ? refusalRow('200') : undefined)
  );
};

const DAY_MS = 86_400_000;

/**
 * What the Conversions API takes (Meta, Conversions API: Parameters, Using the API): events of
 * seven days, one thousand in a request, all of them or none. It has no field for consent: Limited
 * Data Use (`data_processing_options`) is about some states of the US. How far ahead of now an
 * event may lie is in `unverified.ts`.
 */
export const rules: ConversionRules = {
  batch: 1_000,
  clickIds: ['fbclid'],
  identifiers: ['email', 'phone', 'externalId'],
  oldestMs: 7 * DAY_MS,
  futureMs: 60_000,
  actionAgeMs: 0,
  consent: CONSENT_RULES['meta-ads'].userData,
  tests: 'coded',
  testSetting: TEST_CODE,
  adjustments: {
    RETRACTION: 'unsupported',
    RESTATEMENT: 'unsupported',
    ENHANCEMENT: 'unsupported',
  },
};
