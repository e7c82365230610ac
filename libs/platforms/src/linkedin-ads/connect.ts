import type { PlatformAccess } from '../port/access';
import type { LinkedinEndpoints } from '../transport/endpoints';

export const linkedinAccess = (_endpoints: LinkedinEndpoints): PlatformAccess => {
  const missing = () => {
    throw new Error('not there yet');
  };
  return {
    platform: 'linkedin-ads',
    consent: null,
    keys: [],
    trade: missing,
    tryKey: missing,
    accounts: missing,
    assets: missing,
  };
};
