import type { RefusalRow } from '../../uploading';

const source = 'Reddit Ads API v3, errors of each operation';

/** What Reddit's refusals mean for a batch of events: it has no codes but the HTTP status. A status that is not here is not known, and the batch goes again. */
export const REFUSALS: readonly RefusalRow[] = [
  {
    code: '400',
    reaction: 'item',
    meaning: 'Something in the request is wrong. No event was processed.',
    source,
  },
  {
    code: '401',
    reaction: 'signIn',
    meaning: 'The token is missing, expired or revoked.',
    source,
  },
  {
    code: '403',
    reaction: 'hold',
    meaning: 'The grant lacks adsconversions, or the person may not use this pixel.',
    source,
  },
  { code: '404', reaction: 'hold', meaning: 'The pixel is not there.', source },
  {
    code: '410',
    reaction: 'hold',
    meaning: 'This version of the API is no longer served. Change the setting of the version.',
    source,
  },
  { code: '413', reaction: 'item', meaning: 'The request is too large.', source },
  { code: '429', reaction: 'wait', meaning: 'Too many requests.', source },
  { code: '500', reaction: 'again', meaning: 'Failed inside.', source },
  { code: '502', reaction: 'again', meaning: 'Away.', source },
  { code: '503', reaction: 'again', meaning: 'Away.', source },
  { code: '504', reaction: 'again', meaning: 'Timed out.', source },
];

export const reactionTo = (status: number): RefusalRow['reaction'] | undefined =>
  REFUSALS.find(({ code }) => code === String(status))?.reaction;
