import type { RefusalRow } from '../../uploading';

const RESPONSES = 'LinkedIn, Marketing API error responses';
const EVENTS = 'LinkedIn Conversions API, Streaming conversion events';

/** What LinkedIn's statuses mean for a batch of events, and for one element of it. A status that is not here is not known, and the batch goes again. */
export const REFUSALS: readonly RefusalRow[] = [
  {
    code: '400',
    reaction: 'item',
    meaning: 'An element does not pass validation.',
    source: RESPONSES,
  },
  {
    code: '401',
    reaction: 'signIn',
    meaning: 'The token is missing, expired or revoked.',
    source: RESPONSES,
  },
  {
    code: '403',
    reaction: 'hold',
    meaning: 'The grant lacks rw_conversions, or the person has no role that may send conversions.',
    source: RESPONSES,
  },
  {
    code: '404',
    reaction: 'hold',
    meaning: 'The conversion rule is not there, or the API is restricted for this application.',
    source: RESPONSES,
  },
  { code: '408', reaction: 'again', meaning: 'Timed out.', source: RESPONSES },
  { code: '409', reaction: 'again', meaning: 'Two writes met.', source: RESPONSES },
  { code: '413', reaction: 'item', meaning: 'The request is too large.', source: RESPONSES },
  {
    code: '422',
    reaction: 'item',
    meaning: 'Named elements break the schema. No other element was processed.',
    source: EVENTS,
  },
  {
    code: '426',
    reaction: 'hold',
    meaning: 'This version of the API is no longer served. Change the setting of the version.',
    source: RESPONSES,
  },
  {
    code: '429',
    reaction: 'wait',
    meaning: 'The quota of a minute or a day is spent.',
    source: RESPONSES,
  },
  { code: '500', reaction: 'again', meaning: 'Failed inside.', source: RESPONSES },
  { code: '503', reaction: 'again', meaning: 'Away.', source: RESPONSES },
  { code: '504', reaction: 'again', meaning: 'Timed out inside.', source: RESPONSES },
];

export const reactionTo = (status: number): RefusalRow['reaction'] | undefined =>
  REFUSALS.find(({ code }) => code === String(status))?.reaction;
