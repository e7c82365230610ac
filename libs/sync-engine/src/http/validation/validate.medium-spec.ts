import 'reflect-metadata';
import { Module } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import {
  type Authenticated,
  Authenticator,
  buildDocument,
  type CheckableDocument,
  checkDocument,
  createHttpApp,
  FlexibleRateLimiter,
  IdempotencyStore,
  invalidToken,
} from '@switchyard/http-kit';
import { IdentityFacade } from '@switchyard/identity';
import { Clock, Ids, SystemClock, type Tenant, TimeSortedIds } from '@switchyard/kernel';
import { Gazetteer } from '@switchyard/targeting';
import { NothingStored } from '@switchyard/test-kit';
import type { CampaignTree } from '../../domain/basis/campaign-tree';
import { connectors, givenTree } from '../../domain/testing/given-tree';
import { LocationAnswers } from '../../use-cases/basis/look-up-locations';
import { CampaignTrees, PLATFORMS } from '../../use-cases/ports';
import { ListMediaRequirements, ListPlatforms } from '../../use-cases/validation/list-platforms';
import { KnownUnplaced, ValidateCampaign } from '../../use-cases/validation/validate-campaign';
import { MediaRequirementsController, PlatformsController } from './platforms.controller';
import { ValidateController } from './validate.controller';

/** The bearer is the list of scopes. The caller is a VIEWER: nothing here may need more. */
class OpenDoor extends Authenticator {
  authenticate(authorization: string | undefined): Authenticated {
    if (authorization === undefined) throw invalidToken();
    const allowance = { tokenId: 'tok_1', accountId: 'acc_1', perMinute: 1_000_000, perDay: 0 };
    const scopes =
      authorization === 'Bearer reader' ? (['campaigns:read', 'assets:read'] as const) : [];
    return {
      allowance,
      caller: {
        accountId: 'acc_1',
        spaceId: 'spc_1',
        userId: 'usr_1',
        tokenAccountId: 'acc_1',
        tokenId: 'tok_1',
        role: 'VIEWER',
        scopes,
      },
    };
  }
}

const tree = givenTree({
  campaign: {
    platforms: ['google-ads', 'reddit-ads'],
    _platformBudgets: { 'google-ads': 6, 'reddit-ads': 4 },
    endDate: '2026-11-20',
    objective: 'LEADS',
  },
});

class OneTree extends CampaignTrees {
  idsOf(): Promise<readonly string[]> {
    return Promise.resolve([tree.campaign.id]);
  }
  async *load(_tenant: Tenant, ids: readonly string[]): AsyncIterable<CampaignTree> {
    if (ids.includes(tree.campaign.id)) yield await Promise.resolve(tree);
  }
  sizes(): Promise<ReadonlyMap<string, number>> {
    return Promise.resolve(new Map());
  }
}

/** Two of them: what is asked here does not hang on how many there are. */
const TWO_PLATFORMS = new Map(
  (['google-ads', 'microsoft-ads'] as const).map((id) => [id, connectors.get(id)!]),
);

const connection = {
  id: 'con_1',
  platform: 'google-ads',
  externalAccountId: '1',
  currency: 'USD',
  timeZone: 'America/New_York',
  driftPolicy: 'MERGE',
  status: 'ACTIVE',
  isDefault: true,
  settings: {},
};
const identity = {
  connectionsOf: () => Promise.resolve([connection]),
  account: () => Promise.resolve({ timeZone: 'Europe/Berlin' }),
};
/** Already the 21st in Berlin, still the 20th in New York. */
const clock = { now: () => new Date('2026-11-21T02:00:00.000Z') };

@Module({
  controllers: [ValidateController, PlatformsController, MediaRequirementsController],
  providers: [
    ValidateCampaign,
    ListPlatforms,
    ListMediaRequirements,
    { provide: PLATFORMS, useValue: TWO_PLATFORMS },
    KnownUnplaced,
    { provide: LocationAnswers, useValue: { known: () => Promise.resolve(new Map()) } },
    { provide: Gazetteer, useValue: { byId: () => undefined } },
    { provide: CampaignTrees, useClass: OneTree },
    { provide: IdentityFacade, useValue: identity },
    { provide: Clock, useValue: clock },
    { provide: Ids, useClass: TimeSortedIds },
    { provide: Authenticator, useClass: OpenDoor },
    { provide: IdempotencyStore, useClass: NothingStored },
  ],
})
class World {}

let app: NestFastifyApplication;
beforeAll(async () => {
  app = await createHttpApp(World, {
    ids: new TimeSortedIds(),
    limiter: new FlexibleRateLimiter(new SystemClock()),
    trustedProxyHops: 0,
    publicUrl: 'https://switchyard.example',
    onCrash: (error) => {
      throw error;
    },
  });
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
});
afterAll(() => app.close());

interface Found {
  readonly kind: string;
  readonly code: string;
  readonly platform: string;
}
type Body = {
  readonly data: { readonly valid: boolean; readonly findings: readonly Found[] };
  readonly error?: { readonly code: string };
};

const call = async <T = Body>(
  method: 'GET' | 'POST',
  url: string,
  payload?: object,
  token = 'reader',
) => {
  const answer = await app.inject({
    method,
    url: `/api/v1${url}`,
    headers: { authorization: `Bearer ${token}` },
    ...(payload ? { payload } : {}),
  });
  return { status: answer.statusCode, body: answer.json<T>() };
};
const validate = (payload?: object, id = tree.campaign.id) =>
  call('POST', `/campaigns/${id}/validate`, payload);
const codes = ({ body }: { body: Body }) =>
  body.data.findings.map(({ kind, code, platform }) => `${platform} ${kind} ${code}`);

it('describes its routes without a finding of the document check', () => {
  const document = buildDocument(app, {
    title: 'Validate',
    description: 'Validate.',
    version: '2.4.1',
    serverUrl: 'http://127.0.0.1',
  });
  expect(checkDocument(JSON.parse(JSON.stringify(document)) as CheckableDocument)).toEqual([]);
});

describe('validating a campaign', () => {
  it('asks about its own platforms, on the day of the ad account, also without a body', async () => {
    const answers = [await validate(), await validate({})];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    for (const answer of answers) {
      expect(answer.body.data.valid).toBe(false);
      expect(codes(answer)).toEqual([
        'google-ads requirement CURRENCY_MISMATCH',
        'google-ads unsupported FIELD_DROPPED',
        'reddit-ads requirement PLATFORM_NOT_AVAILABLE',
      ]);
    }
  });

  it('asks about a platform that is not connected, on the day of our account', async () => {
    const answer = await validate({ platforms: ['microsoft-ads'] });
    expect(codes(answer)).toEqual([
      'microsoft-ads requirement CONNECTION_MISSING',
      'microsoft-ads requirement END_DATE_PAST',
      'microsoft-ads unsupported FIELD_DROPPED',
    ]);
  });

  it.each<[string, object]>([
    ['no platform', { platforms: [] }],
    ['an unknown one', { platforms: ['yahoo-ads'] }],
    ['one twice', { platforms: ['google-ads', 'google-ads'] }],
    ['another member', { dry_run: true }],
  ])('refuses %s', async (_what, payload) => {
    expect(await validate(payload)).toMatchObject({
      status: 400,
      body: { error: { code: 'VALIDATION_ERROR' } },
    });
  });

  it('knows no other campaign', async () => {
    expect(await validate({}, 'cmp_01kb4wq6m3e0sv5mwzq8a7h2rd')).toMatchObject({
      status: 404,
      body: { error: { code: 'NOT_FOUND' } },
    });
  });

  it('needs the scope', async () => {
    expect(
      await call('POST', `/campaigns/${tree.campaign.id}/validate`, {}, 'nobody'),
    ).toMatchObject({ status: 403, body: { error: { code: 'INSUFFICIENT_SCOPE' } } });
  });
});

describe('the platforms', () => {
  it('are listed for any token', async () => {
    const { status, body } = await call<{ data: { id: string; campaignTypes: object }[] }>(
      'GET',
      '/platforms',
      undefined,
      'nobody',
    );
    expect([status, body.data.map(({ id }) => id)]).toEqual([200, ['google-ads', 'microsoft-ads']]);
  });

  it('come page by page', async () => {
    interface List {
      readonly data: readonly { readonly id: string }[];
      readonly meta: { readonly nextCursor: string | null };
    }
    const { body: first } = await call<List>('GET', '/platforms?limit=1');
    const { body: second } = await call<List>(
      'GET',
      `/platforms?limit=1&cursor=${first.meta.nextCursor ?? ''}`,
    );
    expect([first.data[0]?.id, second.data[0]?.id, second.meta.nextCursor]).toEqual([
      'google-ads',
      'microsoft-ads',
      null,
    ]);
  });

  it('show what they can hold', async () => {
    const { body } = await call<{
      data: { fields: object[]; limits: object[]; bidding: object[]; placeKey: string };
    }>('GET', '/platforms/microsoft-ads');
    const { capabilities } = connectors.get('microsoft-ads')!;
    expect(body.data).toMatchObject({
      placeKey: 'msLocationId',
      languages: capabilities.languages,
      campaignTypes: capabilities.campaignTypes,
    });
    expect([body.data.fields.length, body.data.limits.length, body.data.bidding.length]).toEqual([
      capabilities.fields.length,
      capabilities.limits.length,
      capabilities.bidding.length,
    ]);
  });

  it('show where each rule holds, their media and their calls to action', async () => {
    interface Shown {
      readonly data: {
        readonly fields: object[];
        readonly bidding: object[];
        readonly media: object[];
        readonly mediaTotals: object[];
        readonly callsToAction: readonly string[];
        readonly oneDomainPerAdGroup: boolean;
      };
    }
    const {
      body: { data },
    } = await call<Shown>('GET', '/platforms/google-ads');
    expect(data.fields).toContainEqual(
      expect.objectContaining({
        entity: 'keyword',
        field: 'text',
        support: 'unsupported',
        campaignTypes: ['DISPLAY', 'PERFORMANCE_MAX'],
      }),
    );
    expect(data.fields).toContainEqual(
      expect.objectContaining({
        entity: 'ad',
        field: 'longHeadline',
        support: 'dropped',
        adTypes: ['RESPONSIVE_SEARCH'],
      }),
    );
    expect(data.bidding).toContainEqual(
      expect.objectContaining({
        strategy: 'TARGET_CPA',
        becomes: 'MAXIMIZE_CONVERSIONS',
        campaignTypes: ['PERFORMANCE_MAX'],
      }),
    );
    expect(data.media).toContainEqual(
      expect.objectContaining({
        campaignType: 'SEARCH',
        adType: null,
        role: 'MARKETING_IMAGE',
        required: false,
        unverified: true,
      }),
    );
    expect(data.mediaTotals).toContainEqual(
      expect.objectContaining({
        campaignType: 'DISPLAY',
        roles: ['LOGO', 'LANDSCAPE_LOGO'],
        max: 5,
      }),
    );
    expect([data.callsToAction.includes('LEARN_MORE'), data.oneDomainPerAdGroup]).toEqual([
      true,
      true,
    ]);
  });

  it.each(['reddit-ads', 'yahoo-ads', '__proto__'])('have no %s', async (id) => {
    expect(await call('GET', `/platforms/${id}`)).toMatchObject({
      status: 404,
      body: { error: { code: 'NOT_FOUND' } },
    });
  });
});

describe('the media requirements', () => {
  interface Entry {
    readonly platform: string;
    readonly campaignType: string;
    readonly roles: readonly object[];
    readonly totals: readonly object[];
    readonly texts: readonly object[];
  }
  type List = {
    readonly data: readonly Entry[];
    readonly meta: { readonly nextCursor: string | null };
    readonly error?: {
      readonly code: string;
      readonly details: { readonly issues: readonly { readonly path: string }[] };
    };
  };
  const ask = (query = '', token = 'reader') =>
    call<List>('GET', `/media-requirements${query}`, undefined, token);
  const kinds = ({ body }: { readonly body: List }) =>
    body.data.map(({ platform, campaignType }) => `${platform} ${campaignType}`);

  it('are listed for each platform and type of campaign', async () => {
    const types = ['SEARCH', 'DISPLAY', 'PERFORMANCE_MAX'];
    expect(kinds(await ask())).toEqual(
      ['google-ads', 'microsoft-ads'].flatMap((platform) =>
        types.map((type) => `${platform} ${type}`),
      ),
    );
    expect(kinds(await ask('?platform=google-ads&campaignType=DISPLAY'))).toEqual([
      'google-ads DISPLAY',
    ]);
    expect(kinds(await ask('?campaignType=PERFORMANCE_MAX'))).toEqual([
      'google-ads PERFORMANCE_MAX',
      'microsoft-ads PERFORMANCE_MAX',
    ]);
  });

  it('come page by page', async () => {
    const first = await ask('?limit=4');
    const second = await ask(`?limit=4&cursor=${first.body.meta.nextCursor ?? ''}`);
    expect([kinds(first).length, kinds(second), second.body.meta.nextCursor]).toEqual([
      4,
      ['microsoft-ads DISPLAY', 'microsoft-ads PERFORMANCE_MAX'],
      null,
    ]);
  });

  it('say how many of what, and how long', async () => {
    const {
      body: {
        data: [entry],
      },
    } = await ask('?platform=google-ads&campaignType=DISPLAY');
    expect(entry?.roles).toContainEqual({
      role: 'MARKETING_IMAGE',
      adType: 'RESPONSIVE_DISPLAY',
      required: true,
      min: 1,
      max: 15,
      aspectRatio: 1.91,
      ratioTolerance: 0.01,
      minWidth: 600,
      minHeight: 314,
      maxWidth: null,
      maxHeight: null,
      recommendedWidth: 1_200,
      recommendedHeight: 628,
      maxBytes: 5_242_880,
      mimeTypes: ['image/gif', 'image/jpeg', 'image/png'],
    });
    expect(entry?.texts).toEqual(
      expect.arrayContaining([
        { field: 'headlines', adType: 'RESPONSIVE_DISPLAY', min: 1, max: 5, maxLength: 30 },
        { field: 'longHeadline', adType: 'RESPONSIVE_DISPLAY', min: 1, max: 1, maxLength: 90 },
        { field: 'longHeadline', adType: 'SINGLE_IMAGE', min: 0, max: 1, maxLength: 90 },
      ]),
    );
    expect(entry?.totals).toContainEqual({
      adType: 'RESPONSIVE_DISPLAY',
      roles: ['LOGO', 'LANDSCAPE_LOGO'],
      max: 5,
    });
  });

  it.each(['?platform=reddit-ads', '?campaignType=VIDEO'])('know nothing of %s', async (query) => {
    expect(await ask(query)).toMatchObject({ status: 200, body: { data: [] } });
  });

  it.each([
    ['platform=yahoo-ads', 'query.platform'],
    ['campaignType=BANNER', 'query.campaignType'],
    ['adType=CHAT_CARD', 'query.adType'],
  ])('refuse %s', async (query, path) => {
    expect(await ask(`?${query}`)).toMatchObject({
      status: 400,
      body: { error: { code: 'VALIDATION_ERROR', details: { issues: [{ path }] } } },
    });
  });

  it('need the scope', async () => {
    expect(await ask('', 'nobody')).toMatchObject({
      status: 403,
      body: { error: { code: 'INSUFFICIENT_SCOPE' } },
    });
  });
});
