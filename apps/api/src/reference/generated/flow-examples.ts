/** What the samples of the flow sent and were answered, by operationId. Recorded by tools/clients/code-samples.large-spec.ts. */
export const FLOW_EXAMPLES: Readonly<
  Record<string, { readonly request?: unknown; readonly answer?: unknown }>
> = {
  getMe: {
    answer: {
      data: {
        uid: 'usr_01m89bgv58e4aazgrahj18tc8h',
        email: 'owner-11277-1795610406046-1@example.com',
        accountId: 'acc_01m89bgv58e4aazgr2rrjxme8a',
        plan: {
          id: 'enterprise',
          name: 'Enterprise',
        },
        scopes: [
          'campaigns:read',
          'campaigns:write',
          'ads:read',
          'ads:write',
          'keywords:read',
          'keywords:write',
          'assets:read',
          'assets:write',
          'businesses:read',
          'businesses:write',
          'reports:read',
          'sync:read',
          'sync:write',
        ],
        timeZone: 'Europe/Berlin',
        currency: 'EUR',
        environment: 'test',
        spaceId: 'spc_01m89bgv58e4aazgrkzweqz48r',
        alerts: {
          unread: 0,
        },
        allowance: {
          perMinute: 1000000,
          perDay: 0,
          usedToday: 3,
          resetsAt: '2026-11-26T00:00:00.000Z',
        },
      },
    },
  },
  createBusiness: {
    request: {
      name: 'Corner Bakery',
      url: 'https://bakery.example',
    },
    answer: {
      data: {
        id: 'biz_01m89bgw49extv9vxw23kn7sb3',
        spaceId: 'spc_01m89bgv58e4aazgrkzweqz48r',
        name: 'Corner Bakery',
        url: 'https://bakery.example',
        description: null,
        industry: null,
        targetAudiences: [],
        seoKeywords: [],
        brandVoice: null,
        logoAssetId: null,
        createdAt: '2026-11-25T12:40:07.044Z',
        updatedAt: '2026-11-25T12:40:07.044Z',
        version: 1,
      },
    },
  },
  createCampaign: {
    request: {
      businessId: 'biz_01m89bgw49extv9vxw23kn7sb3',
      name: 'Fresh bread',
      type: 'SEARCH',
      budget: 40,
      platforms: ['google-ads', 'microsoft-ads'],
      declarations: {
        politicalAdvertising: 'NONE',
      },
    },
    answer: {
      data: {
        spaceId: 'spc_01m89bgv58e4aazgrkzweqz48r',
        id: 'cmp_01m89bgwspextv9vy8b47jzknv',
        businessId: 'biz_01m89bgw49extv9vxw23kn7sb3',
        name: 'Fresh bread',
        type: 'SEARCH',
        objective: 'TRAFFIC',
        platforms: ['google-ads', 'microsoft-ads'],
        connectionIds: {},
        status: 'PAUSED',
        platformStatus: {
          'google-ads': 'ENABLED',
          'microsoft-ads': 'ENABLED',
        },
        currency: 'EUR',
        adSchedule: 'ALL_HOURS_ALL_DAYS',
        adScheduleStructured: {
          windows: [
            {
              day: 'MONDAY',
              startHour: 0,
              startMinute: 'ZERO',
              endHour: 24,
              endMinute: 'ZERO',
              bidModifier: 1,
            },
            {
              day: 'TUESDAY',
              startHour: 0,
              startMinute: 'ZERO',
              endHour: 24,
              endMinute: 'ZERO',
              bidModifier: 1,
            },
            {
              day: 'WEDNESDAY',
              startHour: 0,
              startMinute: 'ZERO',
              endHour: 24,
              endMinute: 'ZERO',
              bidModifier: 1,
            },
            {
              day: 'THURSDAY',
              startHour: 0,
              startMinute: 'ZERO',
              endHour: 24,
              endMinute: 'ZERO',
              bidModifier: 1,
            },
            {
              day: 'FRIDAY',
              startHour: 0,
              startMinute: 'ZERO',
              endHour: 24,
              endMinute: 'ZERO',
              bidModifier: 1,
            },
            {
              day: 'SATURDAY',
              startHour: 0,
              startMinute: 'ZERO',
              endHour: 24,
              endMinute: 'ZERO',
              bidModifier: 1,
            },
            {
              day: 'SUNDAY',
              startHour: 0,
              startMinute: 'ZERO',
              endHour: 24,
              endMinute: 'ZERO',
              bidModifier: 1,
            },
          ],
          timezone: 'Europe/Berlin',
        },
        scheduleZone: 'account',
        geoTargets: [],
        locationIntent: 'PRESENCE',
        targeting: {
          schedule: [
            {
              day: 'MONDAY',
              startHour: 0,
              startMinute: 'ZERO',
              endHour: 24,
              endMinute: 'ZERO',
              bidModifier: 1,
            },
            {
              day: 'TUESDAY',
              startHour: 0,
              startMinute: 'ZERO',
              endHour: 24,
              endMinute: 'ZERO',
              bidModifier: 1,
            },
            {
              day: 'WEDNESDAY',
              startHour: 0,
              startMinute: 'ZERO',
              endHour: 24,
              endMinute: 'ZERO',
              bidModifier: 1,
            },
            {
              day: 'THURSDAY',
              startHour: 0,
              startMinute: 'ZERO',
              endHour: 24,
              endMinute: 'ZERO',
              bidModifier: 1,
            },
            {
              day: 'FRIDAY',
              startHour: 0,
              startMinute: 'ZERO',
              endHour: 24,
              endMinute: 'ZERO',
              bidModifier: 1,
            },
            {
              day: 'SATURDAY',
              startHour: 0,
              startMinute: 'ZERO',
              endHour: 24,
              endMinute: 'ZERO',
              bidModifier: 1,
            },
            {
              day: 'SUNDAY',
              startHour: 0,
              startMinute: 'ZERO',
              endHour: 24,
              endMinute: 'ZERO',
              bidModifier: 1,
            },
          ],
        },
        languages: ['en'],
        networks: {
          search: true,
          searchPartners: false,
          display: false,
        },
        negativeKeywords: [],
        startDate: null,
        endDate: null,
        finalUrl: null,
        trackingTemplate: null,
        conversionActionIds: [],
        declarations: {
          politicalAdvertising: 'NONE',
        },
        hold: null,
        version: 1,
        budget: 40,
        _platformBudgets: null,
        biddingStrategy: {
          type: 'MAXIMIZE_CLICKS',
        },
        platformLinks: {},
        deliverySummary: {
          serving: false,
          status: 'NOT_SERVING',
          checkedAt: null,
          reasons: [
            {
              code: 'NEVER_SYNCED',
              platform: 'google-ads',
              severity: 'BLOCKING',
              fix: 'Preview a sync and trigger it.',
              message: 'The campaign has never been sent to google-ads.',
              entity: {
                type: 'campaign',
                id: 'cmp_01m89bgwspextv9vy8b47jzknv',
              },
            },
            {
              code: 'CAMPAIGN_PAUSED',
              platform: 'google-ads',
              severity: 'BLOCKING',
              fix: 'Set status to ENABLED, then sync.',
              message: 'The campaign is paused for google-ads.',
              entity: {
                type: 'campaign',
                id: 'cmp_01m89bgwspextv9vy8b47jzknv',
              },
            },
            {
              code: 'NEVER_SYNCED',
              platform: 'microsoft-ads',
              severity: 'BLOCKING',
              fix: 'Preview a sync and trigger it.',
              message: 'The campaign has never been sent to microsoft-ads.',
              entity: {
                type: 'campaign',
                id: 'cmp_01m89bgwspextv9vy8b47jzknv',
              },
            },
            {
              code: 'CAMPAIGN_PAUSED',
              platform: 'microsoft-ads',
              severity: 'BLOCKING',
              fix: 'Set status to ENABLED, then sync.',
              message: 'The campaign is paused for microsoft-ads.',
              entity: {
                type: 'campaign',
                id: 'cmp_01m89bgwspextv9vy8b47jzknv',
              },
            },
          ],
          platforms: {
            'google-ads': {
              serving: false,
              status: 'NOT_SERVING',
              checkedAt: null,
              reasons: [
                {
                  code: 'NEVER_SYNCED',
                  platform: 'google-ads',
                  severity: 'BLOCKING',
                  fix: 'Preview a sync and trigger it.',
                  message: 'The campaign has never been sent to google-ads.',
                  entity: {
                    type: 'campaign',
                    id: 'cmp_01m89bgwspextv9vy8b47jzknv',
                  },
                },
                {
                  code: 'CAMPAIGN_PAUSED',
                  platform: 'google-ads',
                  severity: 'BLOCKING',
                  fix: 'Set status to ENABLED, then sync.',
                  message: 'The campaign is paused for google-ads.',
                  entity: {
                    type: 'campaign',
                    id: 'cmp_01m89bgwspextv9vy8b47jzknv',
                  },
                },
              ],
            },
            'microsoft-ads': {
              serving: false,
              status: 'NOT_SERVING',
              checkedAt: null,
              reasons: [
                {
                  code: 'NEVER_SYNCED',
                  platform: 'microsoft-ads',
                  severity: 'BLOCKING',
                  fix: 'Preview a sync and trigger it.',
                  message: 'The campaign has never been sent to microsoft-ads.',
                  entity: {
                    type: 'campaign',
                    id: 'cmp_01m89bgwspextv9vy8b47jzknv',
                  },
                },
                {
                  code: 'CAMPAIGN_PAUSED',
                  platform: 'microsoft-ads',
                  severity: 'BLOCKING',
                  fix: 'Set status to ENABLED, then sync.',
                  message: 'The campaign is paused for microsoft-ads.',
                  entity: {
                    type: 'campaign',
                    id: 'cmp_01m89bgwspextv9vy8b47jzknv',
                  },
                },
              ],
            },
          },
        },
        createdAt: '2026-11-25T12:40:07.722Z',
        updatedAt: '2026-11-25T12:40:07.722Z',
      },
    },
  },
  createAdGroup: {
    request: {
      campaignId: 'cmp_01m89bgwspextv9vy8b47jzknv',
      name: 'Bread',
    },
    answer: {
      data: {
        id: 'adg_01m89bgxfqextv9vyw77a67zet',
        spaceId: 'spc_01m89bgv58e4aazgrkzweqz48r',
        campaignId: 'cmp_01m89bgwspextv9vy8b47jzknv',
        name: 'Bread',
        status: 'ENABLED',
        maxCpc: null,
        contextHints: [],
        createdAt: '2026-11-25T12:40:08.424Z',
        updatedAt: '2026-11-25T12:40:08.424Z',
        version: 1,
      },
    },
  },
  createAd: {
    request: {
      adGroupId: 'adg_01m89bgxfqextv9vyw77a67zet',
      type: 'RESPONSIVE_SEARCH',
      finalUrl: 'https://bakery.example/bread',
      headlines: [
        {
          text: 'Bread baked at night',
        },
        {
          text: 'Warm at six',
        },
        {
          text: 'Corner Bakery',
        },
      ],
      descriptions: [
        {
          text: 'Sourdough from our own oven.',
        },
        {
          text: 'Order today, fetch it tomorrow.',
        },
      ],
    },
    answer: {
      data: {
        id: 'ad_01m89bgyc3extv9vz8368p6gsb',
        spaceId: 'spc_01m89bgv58e4aazgrkzweqz48r',
        campaignId: 'cmp_01m89bgwspextv9vy8b47jzknv',
        adGroupId: 'adg_01m89bgxfqextv9vyw77a67zet',
        type: 'RESPONSIVE_SEARCH',
        status: 'ENABLED',
        headlines: [
          {
            text: 'Bread baked at night',
          },
          {
            text: 'Warm at six',
          },
          {
            text: 'Corner Bakery',
          },
        ],
        descriptions: [
          {
            text: 'Sourdough from our own oven.',
          },
          {
            text: 'Order today, fetch it tomorrow.',
          },
        ],
        longHeadline: null,
        businessName: null,
        finalUrl: 'https://bakery.example/bread',
        path1: null,
        path2: null,
        callToAction: null,
        angleId: null,
        conceptId: null,
        stampProvenance: null,
        review: {},
        createdAt: '2026-11-25T12:40:09.350Z',
        updatedAt: '2026-11-25T12:40:09.350Z',
        version: 1,
      },
    },
  },
  createKeyword: {
    request: {
      adGroupId: 'adg_01m89bgxfqextv9vyw77a67zet',
      text: 'fresh bread',
      matchType: 'PHRASE',
    },
    answer: {
      data: {
        id: 'kwd_01m89bgzeqextv9vzrc3yrxg8n',
        spaceId: 'spc_01m89bgv58e4aazgrkzweqz48r',
        campaignId: 'cmp_01m89bgwspextv9vy8b47jzknv',
        adGroupId: 'adg_01m89bgxfqextv9vyw77a67zet',
        text: 'fresh bread',
        matchType: 'PHRASE',
        status: 'ENABLED',
        negative: false,
        maxCpc: null,
        review: {},
        createdAt: '2026-11-25T12:40:10.452Z',
        updatedAt: '2026-11-25T12:40:10.452Z',
        version: 1,
      },
    },
  },
  createKeywords: {
    request: {
      items: [
        {
          adGroupId: 'adg_01m89bgxfqextv9vyw77a67zet',
          text: 'bakery near me',
          matchType: 'EXACT',
        },
        {
          adGroupId: 'adg_01m89bgxfqextv9vyw77a67zet',
          text: 'bread recipe',
          matchType: 'PHRASE',
          negative: true,
        },
      ],
    },
    answer: {
      data: [
        {
          index: 0,
          status: 'created',
          id: 'kwd_01m89bh0a6extv9w0atyb0mfem',
        },
        {
          index: 1,
          status: 'created',
          id: 'kwd_01m89bh0a6extv9w0m4fvy2cey',
        },
      ],
      meta: {
        succeeded: 2,
        failed: 0,
      },
    },
  },
  setAdSchedule: {
    request: {
      windows: [
        {
          days: ['WEEKDAYS'],
          start: '06:00',
          end: '18:30',
        },
      ],
      timezone: 'UTC',
    },
  },
  setGeoTargeting: {
    request: {
      include: ['Germany'],
      exclude: ['Bavaria'],
      radii: [
        {
          around: 'Salzburg',
          radius: 25,
        },
      ],
    },
  },
  setBudgetSplit: {
    request: {
      mode: 'SHARES',
      shares: {
        'google-ads': 5,
        'microsoft-ads': 3,
      },
    },
  },
  setBudget: {
    request: {
      globalBudget: 3000,
      period: 'monthly',
    },
    answer: {
      data: {
        globalBudget: 3000,
        period: 'monthly',
        currency: 'EUR',
        rates: {},
        emergencyBrake: true,
        alertThresholdPercent: 90,
        campaignBrakes: [],
        pacing: {
          spent: null,
          projected: null,
          status: 'UNKNOWN',
          dataAsOf: null,
        },
        createdAt: '2026-11-25T12:40:15.985Z',
        updatedAt: '2026-11-25T12:40:15.985Z',
        version: 1,
      },
    },
  },
  validateCampaign: {
    request: {},
    answer: {
      data: {
        valid: true,
        findings: [],
      },
    },
  },
  previewSync: {
    request: {
      campaignIds: ['cmp_01m89bgwspextv9vy8b47jzknv'],
    },
    answer: {
      data: {
        id: 'pvw_01m89bh6csextv9w37pvtvt73g',
        status: 'ready',
        planHash: '8c8a69064371092f7b7b40ca04ef89e7839912b995cc39162ca501f047fa4790',
        createdAt: '2026-11-25T12:40:17.558Z',
        expiresAt: '2026-11-26T12:40:17.558Z',
        scope: {
          platforms: null,
          campaignIds: ['cmp_01m89bgwspextv9vy8b47jzknv'],
          force: false,
          options: {
            includeAds: true,
            includeAdGroups: true,
            includeKeywords: true,
          },
        },
        summary: {
          drift: 0,
          blocked: 0,
          exports: 12,
          imports: 0,
          removals: 0,
          warnings: 0,
          unchanged: 0,
        },
        platforms: [
          {
            platform: 'google-ads',
            connectionId: 'con_01m89bgvsxextv9vwnhwb48wh7',
            changes: [
              {
                action: 'create',
                entity: 'campaign',
                id: 'cmp_01m89bgwspextv9vy8b47jzknv',
                campaignId: 'cmp_01m89bgwspextv9vy8b47jzknv',
                platform: 'google-ads',
                name: 'Fresh bread',
                fields: [
                  {
                    field: 'biddingStrategy',
                    before: null,
                    after: {
                      type: 'MAXIMIZE_CLICKS',
                      targetRoas: null,
                      targetCpa: null,
                      maxCpcBidCeiling: null,
                      impressionShareLocation: null,
                      targetImpressionShare: null,
                    },
                    owner: 'local',
                  },
                  {
                    field: 'budget',
                    before: null,
                    after: 25,
                    owner: 'local',
                  },
                  {
                    field: 'targeting/devices',
                    before: null,
                    after: {
                      mobile: {
                        enabled: true,
                        bidAdjustment: null,
                      },
                      tablet: {
                        enabled: true,
                        bidAdjustment: null,
                      },
                      desktop: {
                        enabled: true,
                        bidAdjustment: null,
                      },
                    },
                    owner: 'local',
                  },
                ],
                reason: 'The object does not exist on the platform yet.',
              },
              {
                action: 'create',
                entity: 'adGroup',
                id: 'adg_01m89bgxfqextv9vyw77a67zet',
                campaignId: 'cmp_01m89bgwspextv9vy8b47jzknv',
                platform: 'google-ads',
                name: 'Bread',
                fields: [
                  {
                    field: 'name',
                    before: null,
                    after: 'Bread',
                    owner: 'local',
                  },
                  {
                    field: 'status',
                    before: null,
                    after: 'ENABLED',
                    owner: 'local',
                  },
                ],
                reason: 'The object does not exist on the platform yet.',
              },
              {
                action: 'create',
                entity: 'ad',
                id: 'ad_01m89bgyc3extv9vz8368p6gsb',
                campaignId: 'cmp_01m89bgwspextv9vy8b47jzknv',
                platform: 'google-ads',
                name: 'Bread baked at night',
                fields: [
                  {
                    field: 'type',
                    before: null,
                    after: 'RESPONSIVE_SEARCH',
                    owner: 'local',
                  },
                  {
                    field: 'descriptions',
                    before: null,
                    after: [
                      {
                        text: 'Sourdough from our own oven.',
                        pinned: null,
                      },
                      {
                        text: 'Order today, fetch it tomorrow.',
                        pinned: null,
                      },
                    ],
                    owner: 'local',
                  },
                  {
                    field: 'finalUrl',
                    before: null,
                    after: 'https://bakery.example/bread',
                    owner: 'local',
                  },
                ],
                reason: 'The object does not exist on the platform yet.',
              },
            ],
            more: 0,
            quota: {
              readCalls: 4,
              calls: 4,
              operations: 16,
              dailyLimit: 15000,
              leftToday: 14997,
              days: 1,
            },
          },
          {
            platform: 'microsoft-ads',
            connectionId: 'con_01m89bgvvjextv9vx016z3ar7e',
            changes: [
              {
                action: 'create',
                entity: 'campaign',
                id: 'cmp_01m89bgwspextv9vy8b47jzknv',
                campaignId: 'cmp_01m89bgwspextv9vy8b47jzknv',
                platform: 'microsoft-ads',
                name: 'Fresh bread',
                fields: [
                  {
                    field: 'biddingStrategy',
                    before: null,
                    after: {
                      type: 'MAXIMIZE_CLICKS',
                    },
                    owner: 'local',
                  },
                  {
                    field: 'budget',
                    before: null,
                    after: 15,
                    owner: 'local',
                  },
                  {
                    field: 'extensions',
                    before: null,
                    after: [],
                    owner: 'local',
                  },
                ],
                reason: 'The object does not exist on the platform yet.',
              },
              {
                action: 'create',
                entity: 'adGroup',
                id: 'adg_01m89bgxfqextv9vyw77a67zet',
                campaignId: 'cmp_01m89bgwspextv9vy8b47jzknv',
                platform: 'microsoft-ads',
                name: 'Bread',
                fields: [
                  {
                    field: 'name',
                    before: null,
                    after: 'Bread',
                    owner: 'local',
                  },
                  {
                    field: 'networks',
                    before: null,
                    after: {
                      search: true,
                      display: false,
                      searchPartners: false,
                    },
                    owner: 'local',
                  },
                  {
                    field: 'status',
                    before: null,
                    after: 'ENABLED',
                    owner: 'local',
                  },
                ],
                reason: 'The object does not exist on the platform yet.',
              },
              {
                action: 'create',
                entity: 'ad',
                id: 'ad_01m89bgyc3extv9vz8368p6gsb',
                campaignId: 'cmp_01m89bgwspextv9vy8b47jzknv',
                platform: 'microsoft-ads',
                name: 'Bread baked at night',
                fields: [
                  {
                    field: 'type',
                    before: null,
                    after: 'RESPONSIVE_SEARCH',
                    owner: 'local',
                  },
                  {
                    field: 'descriptions',
                    before: null,
                    after: [
                      {
                        text: 'Sourdough from our own oven.',
                      },
                      {
                        text: 'Order today, fetch it tomorrow.',
                      },
                    ],
                    owner: 'local',
                  },
                  {
                    field: 'finalUrl',
                    before: null,
                    after: 'https://bakery.example/bread',
                    owner: 'local',
                  },
                ],
                reason: 'The object does not exist on the platform yet.',
              },
            ],
            more: 0,
            quota: {
              readCalls: 5,
              calls: 6,
              operations: 6,
              days: 1,
            },
          },
        ],
        drift: [],
        blocked: [],
        spend: {
          currency: 'EUR',
          perPlatform: [
            {
              platform: 'google-ads',
              dailyBefore: 0,
              dailyAfter: 0,
            },
            {
              platform: 'microsoft-ads',
              dailyBefore: 0,
              dailyAfter: 0,
            },
          ],
          worstCaseMonthToEnd: 0,
          perCurrency: [
            {
              currency: 'EUR',
              dailyBefore: 0,
              dailyAfter: 0,
              worstCaseMonthToEnd: 0,
              added: true,
            },
          ],
          accountBudget: 3000,
          headroom: null,
        },
        warnings: [],
        syncId: null,
      },
    },
  },
  triggerSync: {
    request: {
      planHash: '8c8a69064371092f7b7b40ca04ef89e7839912b995cc39162ca501f047fa4790',
    },
    answer: {
      data: {
        syncId: 'syn_01m89bhbbgextv9w3hgwbryh5m',
        status: 'started',
      },
    },
  },
  getSync: {
    answer: {
      data: {
        id: 'syn_01m89bhbbgextv9w3hgwbryh5m',
        status: 'completed',
        effectiveStatus: 'completed',
        planHash: '8c8a69064371092f7b7b40ca04ef89e7839912b995cc39162ca501f047fa4790',
        scope: {
          platforms: null,
          campaignIds: ['cmp_01m89bgwspextv9vy8b47jzknv'],
          force: false,
          options: {
            includeAds: true,
            includeAdGroups: true,
            includeKeywords: true,
          },
        },
        requestedBy: 'usr_01m89bgv58e4aazgrahj18tc8h',
        createdAt: '2026-11-25T12:40:22.639Z',
        startedAt: '2026-11-25T12:40:22.950Z',
        finishedAt: '2026-11-25T12:40:26.334Z',
        counts: {
          imported: 0,
          exported: 12,
          removed: 0,
          failed: 0,
          skipped: 0,
          deferred: 0,
          blocked: 0,
        },
        platformCalls: {
          'google-ads': 8,
          'microsoft-ads': 11,
        },
        resumesAt: null,
        progress: {
          total: 12,
          done: 12,
          campaignDetails: [
            {
              campaignId: 'cmp_01m89bgwspextv9vy8b47jzknv',
              name: 'Fresh bread',
              platform: 'google-ads',
              status: 'completed',
              error: null,
              errorDetails: null,
            },
            {
              campaignId: 'cmp_01m89bgwspextv9vy8b47jzknv',
              name: 'Fresh bread',
              platform: 'microsoft-ads',
              status: 'completed',
              error: null,
              errorDetails: null,
            },
          ],
        },
      },
    },
  },
  updateCampaign: {
    request: {
      status: 'ENABLED',
    },
  },
  getCampaign: {
    answer: {
      data: {
        spaceId: 'spc_01m89bgv58e4aazgrkzweqz48r',
        id: 'cmp_01m89bgwspextv9vy8b47jzknv',
        businessId: 'biz_01m89bgw49extv9vxw23kn7sb3',
        name: 'Fresh bread',
        type: 'SEARCH',
        objective: 'TRAFFIC',
        platforms: ['google-ads', 'microsoft-ads'],
        connectionIds: {
          'google-ads': 'con_01m89bgvsxextv9vwnhwb48wh7',
          'microsoft-ads': 'con_01m89bgvvjextv9vx016z3ar7e',
        },
        status: 'ENABLED',
        platformStatus: {
          'google-ads': 'ENABLED',
          'microsoft-ads': 'ENABLED',
        },
        currency: 'EUR',
        adSchedule: {
          windows: [
            {
              day: 'MONDAY',
              endHour: 19,
              endMinute: 'THIRTY',
              startHour: 7,
              bidModifier: 1,
              startMinute: 'ZERO',
            },
            {
              day: 'TUESDAY',
              endHour: 19,
              endMinute: 'THIRTY',
              startHour: 7,
              bidModifier: 1,
              startMinute: 'ZERO',
            },
            {
              day: 'WEDNESDAY',
              endHour: 19,
              endMinute: 'THIRTY',
              startHour: 7,
              bidModifier: 1,
              startMinute: 'ZERO',
            },
            {
              day: 'THURSDAY',
              endHour: 19,
              endMinute: 'THIRTY',
              startHour: 7,
              bidModifier: 1,
              startMinute: 'ZERO',
            },
            {
              day: 'FRIDAY',
              endHour: 19,
              endMinute: 'THIRTY',
              startHour: 7,
              bidModifier: 1,
              startMinute: 'ZERO',
            },
          ],
          timezone: 'Europe/Berlin',
        },
        adScheduleStructured: {
          windows: [
            {
              day: 'MONDAY',
              endHour: 19,
              endMinute: 'THIRTY',
              startHour: 7,
              bidModifier: 1,
              startMinute: 'ZERO',
            },
            {
              day: 'TUESDAY',
              endHour: 19,
              endMinute: 'THIRTY',
              startHour: 7,
              bidModifier: 1,
              startMinute: 'ZERO',
            },
            {
              day: 'WEDNESDAY',
              endHour: 19,
              endMinute: 'THIRTY',
              startHour: 7,
              bidModifier: 1,
              startMinute: 'ZERO',
            },
            {
              day: 'THURSDAY',
              endHour: 19,
              endMinute: 'THIRTY',
              startHour: 7,
              bidModifier: 1,
              startMinute: 'ZERO',
            },
            {
              day: 'FRIDAY',
              endHour: 19,
              endMinute: 'THIRTY',
              startHour: 7,
              bidModifier: 1,
              startMinute: 'ZERO',
            },
          ],
          timezone: 'Europe/Berlin',
        },
        scheduleZone: 'account',
        geoTargets: [
          {
            id: 'geo_01m89bh3f1extv9w1fva0gmwmq',
            kind: 'AREA',
            name: 'Germany',
            type: 'COUNTRY',
            reach: 5000000,
            negative: false,
            canonicalId: 'iso:DE',
            countryCode: 'DE',
            criterionId: '2276',
            msLocationId: '72',
          },
          {
            id: 'geo_01m89bh3f1extv9w1kf2k2rnef',
            lat: 47.79941,
            lng: 13.04399,
            kind: 'RADIUS',
            name: '25 km around Salzburg',
            unit: 'km',
            radius: 25,
            negative: false,
          },
          {
            id: 'geo_01m89bh3fbextv9w1ty6ambrt3',
            kind: 'AREA',
            name: 'Bavaria',
            type: 'REGION',
            reach: 2000000,
            negative: true,
            canonicalId: 'iso:DE-BY',
            countryCode: 'DE',
            criterionId: '20229',
            msLocationId: '5010',
          },
        ],
        locationIntent: 'PRESENCE',
        targeting: {
          schedule: [
            {
              day: 'MONDAY',
              endHour: 19,
              endMinute: 'THIRTY',
              startHour: 7,
              bidModifier: 1,
              startMinute: 'ZERO',
            },
            {
              day: 'TUESDAY',
              endHour: 19,
              endMinute: 'THIRTY',
              startHour: 7,
              bidModifier: 1,
              startMinute: 'ZERO',
            },
            {
              day: 'WEDNESDAY',
              endHour: 19,
              endMinute: 'THIRTY',
              startHour: 7,
              bidModifier: 1,
              startMinute: 'ZERO',
            },
            {
              day: 'THURSDAY',
              endHour: 19,
              endMinute: 'THIRTY',
              startHour: 7,
              bidModifier: 1,
              startMinute: 'ZERO',
            },
            {
              day: 'FRIDAY',
              endHour: 19,
              endMinute: 'THIRTY',
              startHour: 7,
              bidModifier: 1,
              startMinute: 'ZERO',
            },
          ],
        },
        languages: ['en'],
        networks: {
          search: true,
          display: false,
          searchPartners: false,
        },
        negativeKeywords: [],
        startDate: null,
        endDate: null,
        finalUrl: null,
        trackingTemplate: null,
        conversionActionIds: [],
        declarations: {
          politicalAdvertising: 'NONE',
        },
        hold: null,
        version: 7,
        budget: 40,
        _platformBudgets: {
          'google-ads': 25,
          'microsoft-ads': 15,
        },
        biddingStrategy: {
          type: 'MAXIMIZE_CLICKS',
        },
        platformLinks: {
          'google-ads': {
            connectionId: 'con_01m89bgvsxextv9vwnhwb48wh7',
            remoteId: '20000000002',
            remoteStatus: 'PAUSED',
            linkedAt: '2026-11-25T12:40:25.689Z',
            lastSyncedAt: '2026-11-25T12:40:25.689Z',
            lastError: null,
          },
          'microsoft-ads': {
            connectionId: 'con_01m89bgvvjextv9vx016z3ar7e',
            remoteId: '1795610374099',
            remoteStatus: 'Paused',
            linkedAt: '2026-11-25T12:40:26.012Z',
            lastSyncedAt: '2026-11-25T12:40:26.012Z',
            lastError: null,
          },
        },
        deliverySummary: {
          serving: false,
          status: 'NOT_SERVING',
          checkedAt: '2026-11-25T12:40:25.014Z',
          reasons: [
            {
              code: 'LOCAL_CHANGES_NOT_SYNCED',
              platform: 'google-ads',
              severity: 'INFO',
              fix: 'Preview a sync and trigger it.',
              message: 'Changes made here have not been sent to google-ads.',
              entity: {
                type: 'campaign',
                id: 'cmp_01m89bgwspextv9vy8b47jzknv',
              },
            },
            {
              code: 'CAMPAIGN_PAUSED',
              platform: 'google-ads',
              severity: 'BLOCKING',
              message: 'The campaign is paused.',
              entity: {
                type: 'campaign',
                id: 'cmp_01m89bgwspextv9vy8b47jzknv',
              },
              fix: 'Preview a sync. If the plan says that it drifted, resolve the status with take: local, then sync.',
            },
            {
              code: 'ADS_UNDER_REVIEW',
              platform: 'google-ads',
              severity: 'LIMITING',
              message: 'Most ads are under review.',
              entity: {
                type: 'campaign',
                id: 'cmp_01m89bgwspextv9vy8b47jzknv',
              },
              fix: 'Wait for the review of the platform.',
            },
            {
              code: 'LOCAL_CHANGES_NOT_SYNCED',
              platform: 'microsoft-ads',
              severity: 'INFO',
              fix: 'Preview a sync and trigger it.',
              message: 'Changes made here have not been sent to microsoft-ads.',
              entity: {
                type: 'campaign',
                id: 'cmp_01m89bgwspextv9vy8b47jzknv',
              },
            },
            {
              code: 'CAMPAIGN_PAUSED',
              platform: 'microsoft-ads',
              severity: 'BLOCKING',
              message: 'The campaign is paused at Microsoft.',
              entity: {
                type: 'campaign',
                id: 'cmp_01m89bgwspextv9vy8b47jzknv',
              },
              fix: 'Preview a sync. If the plan says that it drifted, resolve the status with take: local, then sync.',
            },
            {
              code: 'ADS_UNDER_REVIEW',
              platform: 'microsoft-ads',
              severity: 'BLOCKING',
              message: '1 of 1 enabled ads are in review.',
              entity: {
                type: 'campaign',
                id: 'cmp_01m89bgwspextv9vy8b47jzknv',
              },
              fix: 'Wait for the review of the platform.',
            },
          ],
          platforms: {
            'google-ads': {
              serving: false,
              status: 'NOT_SERVING',
              checkedAt: '2026-11-25T12:40:25.014Z',
              reasons: [
                {
                  code: 'LOCAL_CHANGES_NOT_SYNCED',
                  platform: 'google-ads',
                  severity: 'INFO',
                  fix: 'Preview a sync and trigger it.',
                  message: 'Changes made here have not been sent to google-ads.',
                  entity: {
                    type: 'campaign',
                    id: 'cmp_01m89bgwspextv9vy8b47jzknv',
                  },
                },
                {
                  code: 'CAMPAIGN_PAUSED',
                  platform: 'google-ads',
                  severity: 'BLOCKING',
                  message: 'The campaign is paused.',
                  entity: {
                    type: 'campaign',
                    id: 'cmp_01m89bgwspextv9vy8b47jzknv',
                  },
                  fix: 'Preview a sync. If the plan says that it drifted, resolve the status with take: local, then sync.',
                },
                {
                  code: 'ADS_UNDER_REVIEW',
                  platform: 'google-ads',
                  severity: 'LIMITING',
                  message: 'Most ads are under review.',
                  entity: {
                    type: 'campaign',
                    id: 'cmp_01m89bgwspextv9vy8b47jzknv',
                  },
                  fix: 'Wait for the review of the platform.',
                },
              ],
            },
            'microsoft-ads': {
              serving: false,
              status: 'NOT_SERVING',
              checkedAt: '2026-11-25T12:40:25.391Z',
              reasons: [
                {
                  code: 'LOCAL_CHANGES_NOT_SYNCED',
                  platform: 'microsoft-ads',
                  severity: 'INFO',
                  fix: 'Preview a sync and trigger it.',
                  message: 'Changes made here have not been sent to microsoft-ads.',
                  entity: {
                    type: 'campaign',
                    id: 'cmp_01m89bgwspextv9vy8b47jzknv',
                  },
                },
                {
                  code: 'CAMPAIGN_PAUSED',
                  platform: 'microsoft-ads',
                  severity: 'BLOCKING',
                  message: 'The campaign is paused at Microsoft.',
                  entity: {
                    type: 'campaign',
                    id: 'cmp_01m89bgwspextv9vy8b47jzknv',
                  },
                  fix: 'Preview a sync. If the plan says that it drifted, resolve the status with take: local, then sync.',
                },
                {
                  code: 'ADS_UNDER_REVIEW',
                  platform: 'microsoft-ads',
                  severity: 'BLOCKING',
                  message: '1 of 1 enabled ads are in review.',
                  entity: {
                    type: 'campaign',
                    id: 'cmp_01m89bgwspextv9vy8b47jzknv',
                  },
                  fix: 'Wait for the review of the platform.',
                },
              ],
            },
          },
        },
        createdAt: '2026-11-25T12:40:07.722Z',
        updatedAt: '2026-11-25T12:40:26.636Z',
      },
    },
  },
  listPerformance: {},
  identifyVisitor: {
    request: {
      email: 'ada@customers.example',
      gclid: 'Cj0KCQ-example-click',
    },
    answer: {
      data: {
        matched: false,
        clickIds: [
          {
            kind: 'gclid',
            value: 'Cj0KCQ-example-click',
            seenAt: '2026-11-25T12:40:27.688Z',
          },
        ],
        firstSeenAt: '2026-11-25T12:40:27.688Z',
        lastSeenAt: '2026-11-25T12:40:27.688Z',
      },
    },
  },
  reportConversionEvents: {
    request: {
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
    answer: {
      data: {
        accepted: 1,
        duplicates: 0,
        rejected: 0,
        results: [
          {
            index: 0,
            status: 'accepted',
            id: 'cve_01m89bhhngextv9w858rytbtnr',
            matched: 'email',
          },
        ],
      },
    },
  },
  adjustConversions: {
    request: {
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
    answer: {
      data: {
        accepted: 1,
        duplicates: 0,
        rejected: 0,
        results: [
          {
            index: 0,
            status: 'accepted',
            id: 'adj_01m89bhjsvextv9w8q97y2n0k3',
          },
        ],
        parked: 0,
      },
    },
  },
};
