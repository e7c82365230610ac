/** What the samples of the flow sent and were answered, by operationId. Recorded by tools/clients/code-samples.large-spec.ts. */
export const FLOW_EXAMPLES: Readonly<
  Record<string, { readonly request?: unknown; readonly answer?: unknown }>
> = {
  getMe: {
    answer: {
      data: {
        uid: 'usr_01kb4wq6m3e0sv5mwzq8a7h2rd',
        email: 'owner-29939-1795695627292-1@example.com',
        accountId: 'acc_01kb4wq6m3e0sv5mwzq8a7h2rd',
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
        spaceId: 'spc_01kb4wq6m3e0sv5mwzq8a7h2rd',
        alerts: {
          unread: 0,
        },
        allowance: {
          perMinute: 1000000,
          perDay: 0,
          usedToday: 3,
          resetsAt: '2026-11-27T00:00:00.000Z',
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
        id: 'biz_01kb4wq6m3e0sv5mwzq8a7h2rd',
        spaceId: 'spc_01kb4wq6m3e0sv5mwzq8a7h2rd',
        name: 'Corner Bakery',
        url: 'https://bakery.example',
        description: null,
        industry: null,
        targetAudiences: [],
        seoKeywords: [],
        brandVoice: null,
        logoAssetId: null,
        createdAt: '2026-11-26T12:20:27.642Z',
        updatedAt: '2026-11-26T12:20:27.642Z',
        version: 1,
      },
    },
  },
  createCampaign: {
    request: {
      businessId: 'biz_01kb4wq6m3e0sv5mwzq8a7h2rd',
      name: 'Fresh bread',
      type: 'SEARCH',
      budget: 40,
      platforms: ['google-ads', 'microsoft-ads'],
      declarations: {
        politicalAdvertising: 'NONE',
      },
    },
  },
  createAdGroup: {
    request: {
      campaignId: 'cmp_01kb4wq6m3e0sv5mwzq8a7h2rd',
      name: 'Bread',
    },
    answer: {
      data: {
        id: 'adg_01kb4wq6m3e0sv5mwzq8a7h2rd',
        spaceId: 'spc_01kb4wq6m3e0sv5mwzq8a7h2rd',
        campaignId: 'cmp_01kb4wq6m3e0sv5mwzq8a7h2rd',
        name: 'Bread',
        status: 'ENABLED',
        maxCpc: null,
        contextHints: [],
        externalKey: null,
        createdAt: '2026-11-26T12:20:27.965Z',
        updatedAt: '2026-11-26T12:20:27.965Z',
        version: 1,
      },
    },
  },
  createAd: {
    request: {
      adGroupId: 'adg_01kb4wq6m3e0sv5mwzq8a7h2rd',
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
        id: 'ad_01kb4wq6m3e0sv5mwzq8a7h2rd',
        spaceId: 'spc_01kb4wq6m3e0sv5mwzq8a7h2rd',
        campaignId: 'cmp_01kb4wq6m3e0sv5mwzq8a7h2rd',
        adGroupId: 'adg_01kb4wq6m3e0sv5mwzq8a7h2rd',
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
        externalKey: null,
        angleId: null,
        conceptId: null,
        stampProvenance: null,
        review: {},
        createdAt: '2026-11-26T12:20:28.121Z',
        updatedAt: '2026-11-26T12:20:28.121Z',
        version: 1,
      },
    },
  },
  createKeyword: {
    request: {
      adGroupId: 'adg_01kb4wq6m3e0sv5mwzq8a7h2rd',
      text: 'fresh bread',
      matchType: 'PHRASE',
    },
    answer: {
      data: {
        id: 'kwd_01kb4wq6m3e0sv5mwzq8a7h2rd',
        spaceId: 'spc_01kb4wq6m3e0sv5mwzq8a7h2rd',
        campaignId: 'cmp_01kb4wq6m3e0sv5mwzq8a7h2rd',
        adGroupId: 'adg_01kb4wq6m3e0sv5mwzq8a7h2rd',
        text: 'fresh bread',
        matchType: 'PHRASE',
        status: 'ENABLED',
        negative: false,
        maxCpc: null,
        review: {},
        createdAt: '2026-11-26T12:20:28.277Z',
        updatedAt: '2026-11-26T12:20:28.277Z',
        version: 1,
      },
    },
  },
  createKeywords: {
    request: {
      items: [
        {
          adGroupId: 'adg_01kb4wq6m3e0sv5mwzq8a7h2rd',
          text: 'bakery near me',
          matchType: 'EXACT',
        },
        {
          adGroupId: 'adg_01kb4wq6m3e0sv5mwzq8a7h2rd',
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
          id: 'kwd_01kb4wq6m3e0sv5mwzq8a7h2re',
        },
        {
          index: 1,
          status: 'created',
          id: 'kwd_01kb4wq6m3e0sv5mwzq8a7h2rf',
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
        createdAt: '2026-11-26T12:20:29.376Z',
        updatedAt: '2026-11-26T12:20:29.376Z',
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
      campaignIds: ['cmp_01kb4wq6m3e0sv5mwzq8a7h2rd'],
    },
    answer: {
      data: {
        id: 'pvw_01kb4wq6m3e0sv5mwzq8a7h2rd',
        status: 'ready',
        planHash: 'ef98a102538e901f1bc2288b84ac780f7b69759596bb49d10dcb5b45b6abf04c',
        createdAt: '2026-11-26T12:20:29.716Z',
        expiresAt: '2026-11-27T12:20:29.716Z',
        scope: {
          platforms: null,
          campaignIds: ['cmp_01kb4wq6m3e0sv5mwzq8a7h2rd'],
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
            connectionId: 'con_01kb4wq6m3e0sv5mwzq8a7h2rd',
            changes: [
              {
                action: 'create',
                entity: 'campaign',
                id: 'cmp_01kb4wq6m3e0sv5mwzq8a7h2rd',
                campaignId: 'cmp_01kb4wq6m3e0sv5mwzq8a7h2rd',
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
                id: 'adg_01kb4wq6m3e0sv5mwzq8a7h2rd',
                campaignId: 'cmp_01kb4wq6m3e0sv5mwzq8a7h2rd',
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
                id: 'ad_01kb4wq6m3e0sv5mwzq8a7h2rd',
                campaignId: 'cmp_01kb4wq6m3e0sv5mwzq8a7h2rd',
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
            connectionId: 'con_01kb4wq6m3e0sv5mwzq8a7h2re',
            changes: [
              {
                action: 'create',
                entity: 'campaign',
                id: 'cmp_01kb4wq6m3e0sv5mwzq8a7h2rd',
                campaignId: 'cmp_01kb4wq6m3e0sv5mwzq8a7h2rd',
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
                id: 'adg_01kb4wq6m3e0sv5mwzq8a7h2rd',
                campaignId: 'cmp_01kb4wq6m3e0sv5mwzq8a7h2rd',
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
                id: 'ad_01kb4wq6m3e0sv5mwzq8a7h2rd',
                campaignId: 'cmp_01kb4wq6m3e0sv5mwzq8a7h2rd',
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
      planHash: 'ef98a102538e901f1bc2288b84ac780f7b69759596bb49d10dcb5b45b6abf04c',
    },
    answer: {
      data: {
        syncId: 'syn_01kb4wq6m3e0sv5mwzq8a7h2rd',
        status: 'started',
      },
    },
  },
  getSync: {
    answer: {
      data: {
        id: 'syn_01kb4wq6m3e0sv5mwzq8a7h2rd',
        status: 'completed',
        effectiveStatus: 'completed',
        planHash: 'ef98a102538e901f1bc2288b84ac780f7b69759596bb49d10dcb5b45b6abf04c',
        scope: {
          platforms: null,
          campaignIds: ['cmp_01kb4wq6m3e0sv5mwzq8a7h2rd'],
          force: false,
          options: {
            includeAds: true,
            includeAdGroups: true,
            includeKeywords: true,
          },
        },
        requestedBy: 'usr_01kb4wq6m3e0sv5mwzq8a7h2rd',
        createdAt: '2026-11-26T12:20:30.775Z',
        startedAt: '2026-11-26T12:20:30.802Z',
        finishedAt: '2026-11-26T12:20:31.182Z',
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
              campaignId: 'cmp_01kb4wq6m3e0sv5mwzq8a7h2rd',
              name: 'Fresh bread',
              platform: 'google-ads',
              status: 'completed',
              error: null,
              errorDetails: null,
            },
            {
              campaignId: 'cmp_01kb4wq6m3e0sv5mwzq8a7h2rd',
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
        spaceId: 'spc_01kb4wq6m3e0sv5mwzq8a7h2rd',
        id: 'cmp_01kb4wq6m3e0sv5mwzq8a7h2rd',
        businessId: 'biz_01kb4wq6m3e0sv5mwzq8a7h2rd',
        externalKey: null,
        name: 'Fresh bread',
        type: 'SEARCH',
        objective: 'TRAFFIC',
        platforms: ['google-ads', 'microsoft-ads'],
        connectionIds: {
          'google-ads': 'con_01kb4wq6m3e0sv5mwzq8a7h2rd',
          'microsoft-ads': 'con_01kb4wq6m3e0sv5mwzq8a7h2re',
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
            id: 'geo_01kb4wq6m3e0sv5mwzq8a7h2rd',
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
            id: 'geo_01kb4wq6m3e0sv5mwzq8a7h2re',
            lat: 47.79941,
            lng: 13.04399,
            kind: 'RADIUS',
            name: '25 km around Salzburg',
            unit: 'km',
            radius: 25,
            negative: false,
          },
          {
            id: 'geo_01kb4wq6m3e0sv5mwzq8a7h2rf',
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
            connectionId: 'con_01kb4wq6m3e0sv5mwzq8a7h2rd',
            remoteId: '20000000002',
            remoteStatus: 'PAUSED',
            linkedAt: '2026-11-26T12:20:31.111Z',
            lastSyncedAt: '2026-11-26T12:20:31.111Z',
            lastError: null,
          },
          'microsoft-ads': {
            connectionId: 'con_01kb4wq6m3e0sv5mwzq8a7h2re',
            remoteId: '1795695620791',
            remoteStatus: 'Paused',
            linkedAt: '2026-11-26T12:20:31.148Z',
            lastSyncedAt: '2026-11-26T12:20:31.148Z',
            lastError: null,
          },
        },
        deliverySummary: {
          serving: false,
          status: 'NOT_SERVING',
          checkedAt: '2026-11-26T12:20:31.036Z',
          reasons: [
            {
              code: 'LOCAL_CHANGES_NOT_SYNCED',
              platform: 'google-ads',
              severity: 'INFO',
              fix: 'Preview a sync and trigger it.',
              message: 'Changes made here have not been sent to google-ads.',
              entity: {
                type: 'campaign',
                id: 'cmp_01kb4wq6m3e0sv5mwzq8a7h2rd',
              },
            },
            {
              code: 'CAMPAIGN_PAUSED',
              platform: 'google-ads',
              severity: 'BLOCKING',
              message: 'The campaign is paused.',
              entity: {
                type: 'campaign',
                id: 'cmp_01kb4wq6m3e0sv5mwzq8a7h2rd',
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
                id: 'cmp_01kb4wq6m3e0sv5mwzq8a7h2rd',
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
                id: 'cmp_01kb4wq6m3e0sv5mwzq8a7h2rd',
              },
            },
            {
              code: 'CAMPAIGN_PAUSED',
              platform: 'microsoft-ads',
              severity: 'BLOCKING',
              message: 'The campaign is paused at Microsoft.',
              entity: {
                type: 'campaign',
                id: 'cmp_01kb4wq6m3e0sv5mwzq8a7h2rd',
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
                id: 'cmp_01kb4wq6m3e0sv5mwzq8a7h2rd',
              },
              fix: 'Wait for the review of the platform.',
            },
          ],
          platforms: {
            'google-ads': {
              serving: false,
              status: 'NOT_SERVING',
              checkedAt: '2026-11-26T12:20:31.036Z',
              reasons: [
                {
                  code: 'LOCAL_CHANGES_NOT_SYNCED',
                  platform: 'google-ads',
                  severity: 'INFO',
                  fix: 'Preview a sync and trigger it.',
                  message: 'Changes made here have not been sent to google-ads.',
                  entity: {
                    type: 'campaign',
                    id: 'cmp_01kb4wq6m3e0sv5mwzq8a7h2rd',
                  },
                },
                {
                  code: 'CAMPAIGN_PAUSED',
                  platform: 'google-ads',
                  severity: 'BLOCKING',
                  message: 'The campaign is paused.',
                  entity: {
                    type: 'campaign',
                    id: 'cmp_01kb4wq6m3e0sv5mwzq8a7h2rd',
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
                    id: 'cmp_01kb4wq6m3e0sv5mwzq8a7h2rd',
                  },
                  fix: 'Wait for the review of the platform.',
                },
              ],
            },
            'microsoft-ads': {
              serving: false,
              status: 'NOT_SERVING',
              checkedAt: '2026-11-26T12:20:31.077Z',
              reasons: [
                {
                  code: 'LOCAL_CHANGES_NOT_SYNCED',
                  platform: 'microsoft-ads',
                  severity: 'INFO',
                  fix: 'Preview a sync and trigger it.',
                  message: 'Changes made here have not been sent to microsoft-ads.',
                  entity: {
                    type: 'campaign',
                    id: 'cmp_01kb4wq6m3e0sv5mwzq8a7h2rd',
                  },
                },
                {
                  code: 'CAMPAIGN_PAUSED',
                  platform: 'microsoft-ads',
                  severity: 'BLOCKING',
                  message: 'The campaign is paused at Microsoft.',
                  entity: {
                    type: 'campaign',
                    id: 'cmp_01kb4wq6m3e0sv5mwzq8a7h2rd',
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
                    id: 'cmp_01kb4wq6m3e0sv5mwzq8a7h2rd',
                  },
                  fix: 'Wait for the review of the platform.',
                },
              ],
            },
          },
        },
        createdAt: '2026-11-26T12:20:27.809Z',
        updatedAt: '2026-11-26T12:20:31.226Z',
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
            seenAt: '2026-11-26T12:20:31.407Z',
          },
        ],
        firstSeenAt: '2026-11-26T12:20:31.407Z',
        lastSeenAt: '2026-11-26T12:20:31.407Z',
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
            id: 'cve_01kb4wq6m3e0sv5mwzq8a7h2rd',
            matched: 'email',
            warnings: [
              {
                path: '/events/0/consent',
                code: 'CONSENT_MISSING',
                message:
                  'No consent of the person is known. By the consent policy of the connection the conversion is sent all the same. Send `consent` with it.',
              },
            ],
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
            id: 'adj_01kb4wq6m3e0sv5mwzq8a7h2rd',
          },
        ],
        parked: 0,
      },
    },
  },
};
