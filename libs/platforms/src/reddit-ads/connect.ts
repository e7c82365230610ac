import type { PlatformAccess } from '../port/access';
import type { RedditEndpoints } from '../transport/endpoints';

export const redditAccess = (_endpoints: RedditEndpoints): PlatformAccess => {
  const missing = () => {
    throw new Error('not there yet');
  };
  return {
    platform: 'reddit-ads',
    consent: null,
    keys: [],
    trade: missing,
    tryKey: missing,
    accounts: missing,
    assets: missing,
  };
};
