import type { PlatformAccess } from '../port/access';
import type { MetaEndpoints } from '../transport/endpoints';

export const metaAccess = (_endpoints: MetaEndpoints): PlatformAccess => {
  const missing = () => {
    throw new Error('not there yet');
  };
  return {
    platform: 'meta-ads',
    consent: null,
    keys: [],
    trade: missing,
    tryKey: missing,
    accounts: missing,
    assets: missing,
  };
};
