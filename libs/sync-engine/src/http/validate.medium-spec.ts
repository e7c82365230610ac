import 'reflect-metadata';
import { Module } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import {
  Authenticator, buildDocument, checkDocument, createHttpApp, FlexibleRateLimiter, IdempotencyStore, invalidToken, type Authenticated, type CheckableDocument,
} from '@switchyard/http-kit';
import { IdentityFacade } from '@switchyard/identity';
import { Clock, Ids, SystemClock, TimeSortedIds, type Tenant } from '@switchyard/kernel';
import type { CampaignTree } from '../domain/snapshot';
import { connectors, givenTree } from '../domain/validate/testing/given-tree';
import { ListPlatforms } from '../use-cases/list-platforms';
import { PLATFORMS } from '../use-cases/platforms';
import { CampaignTrees } from '../use-cases/ports';
import { ValidateCampaign } from '../use-cases/validate-campaign';
import { PlatformsController } from './platforms.controller';
import { ValidateController } from './validate.controller';

/** The bearer is the list of scopes. The caller is a VIEWER: nothing here may need more. */
class OpenDoor extends Authenticator {
  authenticate(authorization: string | undefined): Authenticated {
    if (authorization === undefined) throw invalidToken();
    const allowance = { tokenId: 'tok_1', accountId: 'acc_1', perMinute: 1_000_000, perDay: 0 };
    const scopes = authorization === 'Bearer reader' ? (['campaigns:read'] as const) : [];
    return { allowance, caller: { accountId: 'acc_1', spaceId: 'spc_1', userId: 'usr_1', tokenAccountId: 'acc_1', tokenId: 'tok_1', role: 'VIEWER', scopes } };
  }
}

class NothingStored extends IdempotencyStore {
  async around(_request: unknown, execute: () => Promise<never>): Promise<{ answer: never; replayed: boolean }> {
    return { answer: await execute(), replayed: false };
  }
}

const tree = givenTree({ campaign: { platforms: ['google-ads', 'reddit-ads'], _platformBudgets: { 'google-ads': 6, 'reddit-ads': 4 }, endDate: '2026-11-20', objective: 'LEADS' } });

class OneTree extends CampaignTrees {
  idsOf(): Promise<readonly string[]> {
    return Promise.resolve([tree.campaign.id]);
  }
  async *load(_tenant: Tenant, ids: readonly string[]): AsyncIterable<CampaignTree> {
    if (ids.includes(tree.campaign.id)) yield await Promise.resolve(tree);
  }
}

const connection = {
  id: 'con_1', platform: 'google-ads', externalAccountId: '1', currency: 'USD', timeZone: 'America/New_York', driftPolicy: 'MERGE', status: 'ACTIVE', isDefault: true, settings: {},
};
const identity = { connectionsOf: () => Promise.resolve([connection]), account: () => Promise.resolve({ timeZone: 'Europe/Berlin' }) };
/** Already the 21st in Berlin, still the 20th in New York. */
const clock = { now: () => new Date('2026-11-21T02:00:00.000Z') };

@Module({
  controllers: [ValidateController, PlatformsController],
  providers: [
    ValidateCampaign, ListPlatforms, { provide: PLATFORMS, useValue: connectors }, { provide: CampaignTrees, useClass: OneTree }, { provide: IdentityFacade, useValue: identity },
    { provide: Clock, useValue: clock }, { provide: Ids, useClass: TimeSortedIds }, { provide: Authenticator, useClass: OpenDoor }, { provide: IdempotencyStore, useClass: NothingStored },
  ],
})
class World {}

let app: NestFastifyApplication;
beforeAll(async () => {
  app = await createHttpApp(World, { ids: new TimeSortedIds(), limiter: new FlexibleRateLimiter(new SystemClock()), trustedProxyHops: 0, onCrash: (error) => { throw error; } });
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
});
afterAll(() => app.close());

interface Found { readonly kind: string; readonly code: string; readonly platform: string }
type Body = { readonly data: { readonly valid: boolean; readonly findings: readonly Found[] }; readonly error?: { readonly code: string } };

const call = async <T = Body>(method: 'GET' | 'POST', url: string, payload?: object, token = 'reader') => {
  const answer = await app.inject({ method, url: `/api/v1${url}`, headers: { authorization: `Bearer ${token}` }, ...(payload ? { payload } : {}) });
  return { status: answer.statusCode, body: answer.json<T>() };
};
const validate = (payload?: object, id = tree.campaign.id) => call('POST', `/campaigns/${id}/validate`, payload);
const codes = ({ body }: { body: Body }) => body.data.findings.map(({ kind, code, platform }) => `${platform} ${kind} ${code}`);

it('owes the readers of its description nothing', () => {
  const document = buildDocument(app, { title: 'Validate', description: 'Validate.', version: '2.4.1', serverUrl: 'http://127.0.0.1' });
  expect(checkDocument(JSON.parse(JSON.stringify(document)) as CheckableDocument)).toEqual([]);
});

describe('validating a campaign', () => {
  it('asks about its own platforms, on the day of the ad account, also without a body', async () => {
    const answers = [await validate(), await validate({})];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    for (const answer of answers) {
      expect(answer.body.data.valid).toBe(false);
      expect(codes(answer)).toEqual(['google-ads requirement CURRENCY_MISMATCH', 'google-ads unsupported FIELD_DROPPED', 'reddit-ads requirement PLATFORM_NOT_AVAILABLE']);
    }
  });

  it('asks about a platform that is not connected, on the day of our account', async () => {
    const answer = await validate({ platforms: ['microsoft-ads'] });
    expect(codes(answer)).toEqual(['microsoft-ads requirement CONNECTION_MISSING', 'microsoft-ads requirement END_DATE_PAST', 'microsoft-ads unsupported FIELD_DROPPED']);
  });

  it.each<[string, object]>([['no platform', { platforms: [] }], ['an unknown one', { platforms: ['yahoo-ads'] }], ['one twice', { platforms: ['google-ads', 'google-ads'] }], ['another member', { dry_run: true }]])(
    'refuses %s', async (_what, payload) => {
      expect(await validate(payload)).toMatchObject({ status: 400, body: { error: { code: 'VALIDATION_ERROR' } } });
    });

  it('knows no other campaign', async () => {
    expect(await validate({}, 'cmp_01kb4wq6m3e0sv5mwzq8a7h2rd')).toMatchObject({ status: 404, body: { error: { code: 'NOT_FOUND' } } });
  });

  it('needs the scope', async () => {
    expect(await call('POST', `/campaigns/${tree.campaign.id}/validate`, {}, 'nobody')).toMatchObject({ status: 403, body: { error: { code: 'INSUFFICIENT_SCOPE' } } });
  });
});

describe('the platforms', () => {
  it('are listed for any token', async () => {
    const { status, body } = await call<{ data: { id: string; campaignTypes: object }[] }>('GET', '/platforms', undefined, 'nobody');
    expect([status, body.data.map(({ id }) => id)]).toEqual([200, ['google-ads', 'microsoft-ads']]);
  });

  it('come page by page', async () => {
    interface List { readonly data: readonly { readonly id: string }[]; readonly meta: { readonly nextCursor: string | null } }
    const { body: first } = await call<List>('GET', '/platforms?limit=1');
    const { body: second } = await call<List>('GET', `/platforms?limit=1&cursor=${first.meta.nextCursor ?? ''}`);
    expect([first.data[0]?.id, second.data[0]?.id, second.meta.nextCursor]).toEqual(['google-ads', 'microsoft-ads', null]);
  });

  it('show what they can hold', async () => {
    const { body } = await call<{ data: { fields: object[]; limits: object[]; bidding: object[]; placeKey: string } }>('GET', '/platforms/microsoft-ads');
    const { capabilities } = connectors.get('microsoft-ads')!;
    expect(body.data).toMatchObject({ placeKey: 'msLocationId', languages: capabilities.languages, campaignTypes: capabilities.campaignTypes });
    expect([body.data.fields.length, body.data.limits.length, body.data.bidding.length]).toEqual([capabilities.fields.length, capabilities.limits.length, capabilities.bidding.length]);
  });

  it.each(['reddit-ads', 'yahoo-ads', '__proto__'])('have no %s', async (id) => {
    expect(await call('GET', `/platforms/${id}`)).toMatchObject({ status: 404, body: { error: { code: 'NOT_FOUND' } } });
  });
});
