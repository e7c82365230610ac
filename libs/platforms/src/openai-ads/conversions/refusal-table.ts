import type { RefusalRow } from '../../uploading';

const source = 'OpenAI Ads, Conversions API and Troubleshooting';

/**
 * What OpenAI's statuses mean for a batch of events; its codes are not listed anywhere. A key that opens nothing holds conversions alone:
 * campaigns have a key of their own. A status that is not here is not known, and the batch goes again.
 */
export const REFUSALS: readonly RefusalRow[] = [
  {
    code: '400',
    reaction: 'item',
    meaning: 'An event is wrong. No event of the batch was accepted.',
    source,
  },
  {
    code: '401',
    reaction: 'hold',
    meaning: 'The conversions key is missing, wrong or revoked.',
    source,
  },
  {
    code: '403',
    reaction: 'hold',
    meaning: 'Conversions are not enabled for the account, or the pixel is not its own.',
    source,
  },
  { code: '404', reaction: 'hold', meaning: 'The pixel is not there.', source },
  { code: '408', reaction: 'again', meaning: 'Timed out.', source },
  { code: '409', reaction: 'again', meaning: 'Two requests met.', source },
  { code: '413', reaction: 'item', meaning: 'The request is too large.', source },
  {
    code: '422',
    reaction: 'item',
    meaning: 'An event is malformed. No event of the batch was accepted.',
    source,
  },
  { code: '429', reaction: 'wait', meaning: 'Too many requests. Nothing was accepted.', source },
  { code: '500', reaction: 'again', meaning: 'Failed inside.', source },
  { code: '502', reaction: 'again', meaning: 'Away.', source },
  { code: '503', reaction: 'again', meaning: 'Away.', source },
  { code: '504', reaction: 'again', meaning: 'Timed out inside.', source },
];

export const reactionTo = (status: number): RefusalRow['reaction'] | undefined =>
  REFUSALS.find(({ code }) => code === String(status))?.reaction;
