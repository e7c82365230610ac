import type { ActionSource } from '../port/conversion';

/**
 * Where a conversion happened, in each platform's word. Meta's words are ours. Sources: Google Data
 * Manager, `EventSource` of event.proto; Reddit Ads API v3, `action_source` of conversion events;
 * OpenAI Ads, Conversions API, `action_source`.
 */
export const ACTION_SOURCE_WORDS = {
  website: { google: 'WEB', reddit: 'WEBSITE', openai: 'web' },
  app: { google: 'APP', reddit: 'APP', openai: 'mobile_app' },
  phone_call: { google: 'PHONE', reddit: 'OTHER', openai: 'phone_call' },
  chat: { google: 'OTHER', reddit: 'OTHER', openai: 'other' },
  email: { google: 'OTHER', reddit: 'OTHER', openai: 'email' },
  physical_store: { google: 'IN_STORE', reddit: 'PHYSICAL_STORE', openai: 'physical_store' },
  system_generated: { google: 'OTHER', reddit: 'OTHER', openai: 'other' },
  business_messaging: { google: 'OTHER', reddit: 'OTHER', openai: 'other' },
  other: { google: 'OTHER', reddit: 'OTHER', openai: 'other' },
} as const satisfies Readonly<
  Record<ActionSource, Readonly<Record<'google' | 'reddit' | 'openai', string>>>
>;
