/**
 * A value that an earlier answer gave: how a shell variable and the programs of both clients name
 * it.
 */
export interface Given {
  /** `CAMPAIGN_ID`. */
  readonly shell: string;
  /** `campaign.id`, in TypeScript; Python's is the same in snake_case. */
  readonly program: string;
  readonly mayBeNull?: boolean;
}

/** JSON with values of earlier answers in it. */
export type Template =
  string | number | boolean | Given | readonly Template[] | { readonly [member: string]: Template };

/** One request of the recommended flow, in the order in which it can be sent. */
export interface FlowStep {
  readonly operationId: string;
  readonly verb: 'GET' | 'POST' | 'PUT' | 'PATCH';
  /** Below `/api/v1`; `{}` stands for `id`. */
  readonly path: string;
  /** Resource and method of the TypeScript client. */
  readonly method: string;
  readonly id?: Given;
  readonly query?: Readonly<Record<string, string | readonly string[]>>;
  readonly body?: { readonly [member: string]: Template };
  /** The member of the body that a bulk method takes instead of the body. */
  readonly items?: string;
  /** What the programs call the answer. */
  readonly answer?: string;
  /** The shell variable that takes a part of the answer, and the JSON pointer to that part. */
  readonly gives?: { readonly shell: string; readonly pointer: string };
  /** A list, which the clients iterate over. */
  readonly isList?: boolean;
  /** Is polled; the clients wait for its end. */
  readonly waits?: boolean;
}

const given = (shell: string, program: string): Given => ({ shell, program });
const nullable = (shell: string, program: string): Given => ({ shell, program, mayBeNull: true });

const BUSINESS = given('BUSINESS_ID', 'business.id');
const CAMPAIGN = given('CAMPAIGN_ID', 'campaign.id');
const GROUP = given('AD_GROUP_ID', 'adGroup.id');
const PLAN = nullable('PLAN_HASH', 'plan.planHash');
const SYNC = nullable('SYNC_ID', 'started.syncId');

const ID = '/data/id';

/** The flow of the README: a campaign, its plan, a sync, its figures, a sale. */
export const FLOW: readonly FlowStep[] = [
  { operationId: 'getMe', verb: 'GET', path: '/me', method: 'me.get', answer: 'me' },
  {
    operationId: 'createBusiness',
    verb: 'POST',
    path: '/businesses',
    method: 'businesses.create',
    body: { name: 'Corner Bakery', url: 'https://bakery.example' },
    answer: 'business',
    gives: { shell: BUSINESS.shell, pointer: ID },
  },
  {
    operationId: 'createCampaign',
    verb: 'POST',
    path: '/campaigns',
    method: 'campaigns.create',
    body: {
      businessId: BUSINESS,
      name: 'Fresh bread',
      type: 'SEARCH',
      budget: 40,
      platforms: ['google-ads', 'microsoft-ads'],
      declarations: { politicalAdvertising: 'NONE' },
    },
    answer: 'campaign',
    gives: { shell: CAMPAIGN.shell, pointer: ID },
  },
  {
    operationId: 'createAdGroup',
    verb: 'POST',
    path: '/ad-groups',
    method: 'adGroups.create',
    body: { campaignId: CAMPAIGN, name: 'Bread' },
    answer: 'adGroup',
    gives: { shell: GROUP.shell, pointer: ID },
  },
  {
    operationId: 'createAd',
    verb: 'POST',
    path: '/ads',
    method: 'ads.create',
    body: {
      adGroupId: GROUP,
      type: 'RESPONSIVE_SEARCH',
      finalUrl: 'https://bakery.example/bread',
      headlines: [
        { text: 'Bread baked at night' },
        { text: 'Warm at six' },
        { text: 'Corner Bakery' },
      ],
      descriptions: [
        { text: 'Sourdough from our own oven.' },
        { text: 'Order today, fetch it tomorrow.' },
      ],
    },
  },
  {
    operationId: 'createKeyword',
    verb: 'POST',
    path: '/keywords',
    method: 'keywords.create',
    body: { adGroupId: GROUP, text: 'fresh bread', matchType: 'PHRASE' },
  },
  {
    operationId: 'createKeywords',
    verb: 'POST',
    path: '/keywords/bulk',
    method: 'keywords.createMany',
    items: 'items',
    body: {
      items: [
        { adGroupId: GROUP, text: 'bakery near me', matchType: 'EXACT' },
        { adGroupId: GROUP, text: 'bread recipe', matchType: 'PHRASE', negative: true },
      ],
    },
  },
  {
    operationId: 'setAdSchedule',
    verb: 'PUT',
    path: '/campaigns/{}/ad-schedule',
    method: 'campaigns.setAdSchedule',
    id: CAMPAIGN,
    body: {
      windows: [{ days: ['WEEKDAYS'], start: '06:00', end: '18:30' }],
      timezone: 'UTC',
    },
  },
  {
    operationId: 'setGeoTargeting',
    verb: 'PUT',
    path: '/campaigns/{}/geo-targeting',
    method: 'campaigns.setGeoTargeting',
    id: CAMPAIGN,
    body: {
      include: ['Germany'],
      exclude: ['Bavaria'],
      radii: [{ around: 'Salzburg', radius: 25 }],
    },
  },
  {
    operationId: 'setBudgetSplit',
    verb: 'PUT',
    path: '/campaigns/{}/budget-split',
    method: 'campaigns.setBudgetSplit',
    id: CAMPAIGN,
    body: { mode: 'SHARES', shares: { 'google-ads': 5, 'microsoft-ads': 3 } },
  },
  {
    operationId: 'setBudget',
    verb: 'PUT',
    path: '/budget',
    method: 'budget.set',
    body: { globalBudget: 3000, period: 'monthly' },
  },
  {
    operationId: 'validateCampaign',
    verb: 'POST',
    path: '/campaigns/{}/validate',
    method: 'campaigns.validate',
    id: CAMPAIGN,
    body: {},
    answer: 'validation',
  },
  {
    operationId: 'previewSync',
    verb: 'POST',
    path: '/sync/preview',
    method: 'sync.preview',
    body: { campaignIds: [CAMPAIGN] },
    answer: 'plan',
    gives: { shell: PLAN.shell, pointer: '/data/planHash' },
  },
  {
    operationId: 'triggerSync',
    verb: 'POST',
    path: '/sync',
    method: 'sync.trigger',
    body: { planHash: PLAN },
    answer: 'started',
    gives: { shell: SYNC.shell, pointer: '/data/syncId' },
  },
  {
    operationId: 'getSync',
    verb: 'GET',
    path: '/sync/{}',
    method: 'sync.get',
    id: SYNC,
    answer: 'sync',
    waits: true,
  },
  {
    operationId: 'updateCampaign',
    verb: 'PATCH',
    path: '/campaigns/{}',
    method: 'campaigns.update',
    id: CAMPAIGN,
    body: { status: 'ENABLED' },
  },
  {
    operationId: 'getCampaign',
    verb: 'GET',
    path: '/campaigns/{}',
    method: 'campaigns.get',
    id: CAMPAIGN,
    answer: 'current',
  },
  {
    operationId: 'listPerformance',
    verb: 'GET',
    path: '/reports/performance',
    method: 'reports.listPerformance',
    query: { from: '2026-11-01', to: '2026-11-07', groupBy: ['platform'] },
    isList: true,
  },
  {
    operationId: 'identifyVisitor',
    verb: 'POST',
    path: '/conversions/identify',
    method: 'conversions.identifyVisitor',
    body: { email: 'ada@customers.example', gclid: 'Cj0KCQ-example-click' },
  },
  {
    operationId: 'reportConversionEvents',
    verb: 'POST',
    path: '/conversions/events',
    method: 'conversions.reportEvents',
    body: {
      events: [
        {
          event: 'paid',
          email: 'ada@customers.example',
          orderId: 'order-1',
          value: 4.9,
          currency: 'EUR',
        },
      ],
    },
    answer: 'reported',
  },
  {
    operationId: 'adjustConversions',
    verb: 'POST',
    path: '/conversions/adjustments',
    method: 'conversions.adjust',
    body: {
      adjustments: [
        {
          adjustmentType: 'RESTATEMENT',
          conversionAction: 'Paid',
          orderId: 'order-1',
          value: 2.5,
          currency: 'EUR',
        },
      ],
    },
  },
];
