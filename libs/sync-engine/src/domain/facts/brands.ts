import type { PlatformId } from '@switchyard/kernel';

/** What people call a platform in a sentence. `Capabilities.name` is the name of the product. */
export const BRANDS = {
  'google-ads': 'Google',
  'microsoft-ads': 'Microsoft',
  'meta-ads': 'Meta',
  'linkedin-ads': 'LinkedIn',
  'reddit-ads': 'Reddit',
  'openai-ads': 'OpenAI',
} as const satisfies Record<PlatformId, string>;
