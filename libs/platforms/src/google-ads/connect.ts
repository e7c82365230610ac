import type { PlatformAccess } from '../port/access';
import type { GoogleEndpoints } from '../transport/endpoints';

export const googleAccess = (_endpoints: GoogleEndpoints): PlatformAccess => {
  const missing = () => {
    throw new Error('not there yet');
  };
  return {
    platform: 'google-ads',
    consent: null,
    keys: [],
    trade: missing,
    tryKey: missing,
    accounts: missing,
    assets: missing,
  };
};
