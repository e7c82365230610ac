import { Module } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { BrakeMoveFacade } from '@switchyard/budgets';
import { CatalogModule } from '@switchyard/catalog';
import { CatalogHttpModule } from '@switchyard/catalog/http';
import { ConnectingModule } from '@switchyard/connecting';
import { ActionNamesakes } from '@switchyard/conversions';
import {
  Authenticator,
  createHttpApp,
  RateLimiter,
  type Authenticated,
  type Counted,
} from '@switchyard/http-kit';
import { generateSealingKeys, IdentityModule, readKeyRing } from '@switchyard/identity';
import { ChangeConnection, GetConnection, OwnCaller } from '@switchyard/identity/http';
import { IdempotencyStore, SCOPES, type Tenant } from '@switchyard/kernel';
import { Leases, Outbox, QUEUE_SETTINGS } from '@switchyard/queue-kit';
import { ReportingFacade } from '@switchyard/reporting';
import {
  IdentityAccountSettings,
  SyncEngineModule,
  type PlatformsSettings,
} from '@switchyard/sync-engine';
import { SyncEngineHttpModule } from '@switchyard/sync-engine/http';
import { NothingStored } from '@switchyard/test-kit';
import { CountedIds, worldModule, type WalkWorld } from './walk-world';

/** Where the emulators are; no socket listens there. */
export const EMULATORS = 'http://emulators.invalid';

export const PLATFORM_SETTINGS: PlatformsSettings = Object.fromEntries(
  (
    ['google-ads', 'microsoft-ads', 'meta-ads', 'reddit-ads', 'openai-ads', 'linkedin-ads'] as const
  ).map((platform) => [platform, { baseUrl: EMULATORS }]),
);

export interface SealingKeys {
  readonly publicKeys: ReturnType<typeof readKeyRing>;
  readonly privateKeys: ReturnType<typeof readKeyRing>;
}

export const newKeys = async (): Promise<SealingKeys> => {
  const { publicKey, privateKey } = await generateSealingKeys('walk');
  return { publicKeys: readKeyRing(publicKey), privateKeys: readKeyRing(privateKey) };
};

/** The caller is the owner of the Space that the token names: `Bearer <spaceId> <accountId>`. */
class OpenDoor extends Authenticator {
  authenticate(authorization: string | undefined): Authenticated {
    const [, spaceId = '', accountId = '', userId = ''] = (authorization ?? '').split(' ');
    const allowance = { tokenId: 'tok_walk', accountId, perMinute: 1_000_000_000, perDay: 0 };
    return {
      allowance,
      caller: {
        spaceId,
        accountId,
        userId,
        tokenAccountId: accountId,
        tokenId: 'tok_walk',
        role: 'OWNER',
        scopes: SCOPES,
      },
    };
  }
}

/** Counts would outlive a walk. */
class NoLimit extends RateLimiter {
  private readonly counted: Counted = {
    shown: {
      name: 'minute',
      limit: 1,
      windowSeconds: 60,
      remaining: 1,
      resetsAt: 0,
      resetsInSeconds: 0,
    },
    buckets: [],
  };

  async countToken(): Promise<Counted> {
    return this.counted;
  }

  async countRefusedOrigin(): Promise<Counted> {
    return this.counted;
  }

  async giveBackTaken(): Promise<void> {}

  async countAddress(): Promise<Counted> {
    return this.counted;
  }

  async seeAddress(): Promise<Counted> {
    return this.counted;
  }
}

export interface Answer {
  readonly status: number;
  readonly data: unknown;
  readonly code: string | undefined;
  readonly details: unknown;
}

export type Call = (
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
) => Promise<Answer>;

/** What doors of the api need that no walk goes through. */
const UNUSED = [
  ActionNamesakes,
  BrakeMoveFacade,
  ReportingFacade,
  OwnCaller,
  GetConnection,
  ChangeConnection,
];

/** The api process without its socket: every request goes through the real routes. */
export class WalkApi {
  private constructor(private readonly app: NestFastifyApplication) {}

  static async open(
    world: WalkWorld,
    ids: CountedIds,
    { publicKeys }: SealingKeys,
  ): Promise<WalkApi> {
    const settings = {
      workerId: 'api',
      leaseSeconds: 10,
      stalledSeconds: 600,
      databaseUrl: '',
      concurrency: { answers: 0, syncs: 0, conversions: 0, readings: 0 },
      sweepEveryMs: 0,
    };
    const more = [
      Outbox,
      Leases,
      { provide: QUEUE_SETTINGS, useValue: settings },
      { provide: Authenticator, useValue: new OpenDoor() },
      { provide: IdempotencyStore, useValue: new NothingStored() },
      // A move to another Space needs all contexts, and no walk moves a campaign.
      // So do pages of connections, and no walk opens one.
      ...UNUSED.map((provide) => ({ provide, useValue: {} })),
    ];
    @Module({
      imports: [
        worldModule(world, ids, more),
        IdentityModule.forRoot({ environment: 'test', publicKeys }),
        CatalogModule.forRoot({ account: IdentityAccountSettings }),
        CatalogHttpModule,
        ConnectingModule.forRoot({ platforms: PLATFORM_SETTINGS }),
        SyncEngineModule,
        SyncEngineHttpModule,
      ],
    })
    class Root {}
    const app = await createHttpApp(Root, {
      ids,
      limiter: new NoLimit(),
      trustedProxyHops: 0,
      publicUrl: 'https://switchyard.example',
      onCrash: (error) => {
        crashes.push(error);
      },
    });
    await app.init();
    await app.getHttpAdapter().getInstance().ready();
    return new WalkApi(app);
  }

  get<T>(token: unknown): T {
    return this.app.get<T>(token as never, { strict: false });
  }

  /** Calls as a person of a Space. */
  as({ spaceId, accountId }: Tenant, userId: string): Call {
    return async (method, path, payload) => {
      const answer = await this.app.inject({
        method,
        url: `/api/v1${path}`,
        headers: { authorization: `Bearer ${spaceId} ${accountId} ${userId}` },
        ...(payload ? { payload } : {}),
      });
      const { data, error } = JSON.parse(answer.body || '{}') as {
        data?: unknown;
        error?: { code: string; details?: unknown };
      };
      return { status: answer.statusCode, data, code: error?.code, details: error?.details };
    };
  }

  /** What requests crashed with since they were last taken: no request may. */
  takeCrashes(): readonly unknown[] {
    return crashes.splice(0);
  }

  close(): Promise<void> {
    return this.app.close();
  }
}

const crashes: unknown[] = [];
