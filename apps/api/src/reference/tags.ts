interface Tag {
  readonly name: string;
  readonly description: string;
}

/** Of the API for tokens, in the order of a first read. */
export const TAGS: readonly Tag[] = [
  {
    name: 'Start here',
    description:
      'Who a token speaks for, and what each ad platform can hold. Begin with `GET /me`.',
  },
  {
    name: 'Spaces',
    description: 'Every operation runs in one Space: the personal one, or that of `X-Space-Id`.',
  },
  {
    name: 'Connections',
    description:
      'Ad accounts that campaigns can be sent to; every Space of the account may use them.',
  },
  { name: 'Businesses', description: 'Who or what is advertised. A campaign needs one.' },
  {
    name: 'Campaigns',
    description: 'Campaigns with their schedule, locations and budget split.',
  },
  { name: 'Ad groups', description: 'Ad groups hold ads and keywords.' },
  { name: 'Ads', description: 'The ads of an ad group: texts, addresses and what they argue.' },
  { name: 'Keywords', description: 'The keywords of an ad group, negative ones included.' },
  {
    name: 'Assets',
    description: 'Images, videos, texts, sitelinks and other parts, stored once and attached.',
  },
  { name: 'Campaign assets', description: 'Which assets a campaign itself uses, and as what.' },
  { name: 'Ad assets', description: 'Which assets an ad or an ad group uses, and as what.' },
  {
    name: 'Media requirements',
    description: 'What each platform and type of campaign needs before it can serve.',
  },
  {
    name: 'Sync',
    description:
      'Preview a plan, trigger it by its hash, follow it. Only a sync changes platforms and can spend money.',
  },
  {
    name: 'Budget and Emergency Brake',
    description: 'What an account may spend. The brake pauses campaigns when real spend passes it.',
  },
  { name: 'Reports', description: 'Figures of the platforms, and what they do not let serve.' },
  {
    name: 'Conversions',
    description: 'Visitors, events, sales and their corrections, from the report to the platform.',
  },
  {
    name: 'Social content',
    description:
      'Posts that are written from what sources and people say, checked claim by claim, reviewed and confirmed. Nothing is published.',
  },
  {
    name: 'Angles and concepts',
    description:
      'Claims that ads argue, and ways of making them; which claim wins, and how long a test takes.',
  },
  { name: 'Alerts', description: 'What happened that a person should know of.' },
];

/** Of the application API, in the order of a first read. */
export const APP_TAGS: readonly Tag[] = [
  { name: 'People', description: 'Registration, sign-in, second factor, sessions and passwords.' },
  { name: 'Account', description: 'The account, its plan, its use and its billing.' },
  {
    name: 'Connecting',
    description: 'Ad accounts: consents, grants, and choosing what to connect.',
  },
  {
    name: 'Tokens and website keys',
    description: 'What programs and pages send instead of a session. Secrets are shown once.',
  },
  { name: 'Audit trail', description: 'Who changed what, and which requests were refused.' },
];
