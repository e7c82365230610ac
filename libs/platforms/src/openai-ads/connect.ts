import type { PlatformAccess } from '../port/access';
import type { EndpointSet } from '../transport/endpoints';

export const openaiAccess = (_endpoints: EndpointSet['openai']): PlatformAccess => {
  const missing = () => {
    throw new Error('not there yet');
  };
  return {
    platform: 'openai-ads',
    consent: null,
    keys: [],
    trade: missing,
    tryKey: missing,
    accounts: missing,
    assets: missing,
  };
};
