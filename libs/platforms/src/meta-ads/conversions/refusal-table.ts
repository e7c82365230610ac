import type { RefusalRow } from '../../uploading';

const SERVER_EVENTS = 'Meta Conversions API, Handling errors';
const GRAPH = 'Meta Graph API, Handling errors';
const LIMITS = 'Meta Marketing API, Rate limiting';

/**
 * What Meta's codes mean for a batch of events, by code and subcode (`100/2804003`), else by code: the HTTP status says nothing
 * reliable. A code that is not here is not known, and the batch goes again.
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
  { code: '4', reaction: 'wait', meaning: 'Too many calls of the app.', source: LIMITS },
  { code: '17', reaction: 'wait', meaning: 'Too many calls of the account.', source: LIMITS },
  { code: '32', reaction: 'wait', meaning: 'Too many calls of the page.', source: LIMITS },
  { code: '341', reaction: 'wait', meaning: 'A limit of the app was reached.', source: LIMITS },
  { code: '613', reaction: 'wait', meaning: 'Too many calls of this kind.', source: LIMITS },
  {
    code: '80003',
    reaction: 'wait',
    meaning: 'Too many calls of the business use case.',
    source: LIMITS,
  },
  {
    code: '80004',
    reaction: 'wait',
    meaning: 'Too many calls of the business use case.',
    source: LIMITS,
  },
  {
    code: '80014',
    reaction: 'wait',
    meaning: 'Too many calls of the business use case.',
    source: LIMITS,
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

const row = (code: string): RefusalRow | undefined => REFUSALS.find((one) => one.code === code);

/** The row of a code with its subcode, else of the code alone, where 200 stands for all permissions (200 to 299); undefined for codes that no document names. */
export const refusalOf = (code: string): RefusalRow | undefined => {
  const [alone = ''] = code.split('/');
  return row(code) ?? row(alone) ?? (/^2\d\d$/.test(alone) ? row('200') : undefined);
};
