import type { PlatformAccess } from '../port/access';
import type { MicrosoftEndpoints } from '../transport/endpoints';

export const microsoftAccess = (_endpoints: MicrosoftEndpoints): PlatformAccess => {
  const missing = () => {
    throw new Error('not there yet');
  };
  return {
    platform: 'microsoft-ads',
    consent: null,
    keys: [],
    trade: missing,
    tryKey: missing,
    accounts: missing,
    assets: missing,
  };
};
