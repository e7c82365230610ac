import { Controller, Module } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import {
  type Authenticated,
  Authenticator,
  createHttpApp,
  FlexibleRateLimiter,
  GetRoute,
  IdempotencyStore,
  invalidToken,
  one,
  PathId,
  RefusalRecord,
  type RefusedRequest,
  RequireScopes,
  SessionReader,
} from '@switchyard/http-kit';
import { ConnectionDto, ListConnections, OwnCaller } from '@switchyard/identity/http';
import { SCOPES, SystemClock, TimeSortedIds, type Visitor } from '@switchyard/kernel';
import { NothingStored } from '@switchyard/test-kit';
import { ConnectingHttpModule } from '../http';
import type { Attempt, ChoosableAccount } from '../domain';
import {
  type AttemptView,
  LeaveForConsent,
  ReadAttempt,
  StartAttempt,
} from '../use-cases/attempts';
import { ChooseAccounts } from '../use-cases/choose-accounts';
import { EnterKey } from '../use-cases/enter-key';
import { ReadAssets } from '../use-cases/read-assets';
import { type GrantView, ReadConnect } from '../use-cases/read-connect';
import { ReceiveWithdrawal } from '../use-cases/receive-withdrawal';
import { RevokeGrant } from '../use-cases/revoke-grant';
import { TakeAnswer } from '../use-cases/take-answer';
import type { ConnectablePlatform } from '../use-cases/vendors';

const USE_CASES = [
  StartAttempt,
  LeaveForConsent,
  TakeAnswer,
  EnterKey,
  ReadAttempt,
  ChooseAccounts,
  RevokeGrant,
  ReadAssets,
  ReceiveWithdrawal,
] as const;

export const PUBLIC_URL = 'https://switchyard.example';
export const ATTEMPT = 'cna_01kb4wq6m3e0sv5mwzq8a7h2rd';
export const GRANT = 'gnt_01kb4wq6m3e0sv5mwzq8a7h2rd';
export const CONNECTION = 'con_01kb4wq6m3e0sv5mwzq8a7h2rd';
const NOW = new Date('2026-11-21T09:00:00.000Z');

/** Lets everything in but requests without a token. */
class AnyToken extends Authenticator {
  authenticate(authorization: string | undefined): Authenticated {
    if (authorization === undefined) throw invalidToken();
    return {
      allowance: { tokenId: 'tok_1', accountId: 'acc_1', perMinute: 1e6, perDay: 0 },
      caller: {
        accountId: 'acc_1',
        spaceId: 'spc_1',
        userId: 'usr_1',
        tokenAccountId: 'acc_1',
        tokenId: 'tok_1',
        role: 'OWNER',
        scopes: SCOPES,
      },
    };
  }
}

export const VISITOR: Visitor = {
  sessionId: 'ses_1',
  sessionDigest: 'digest',
  userId: 'usr_1',
  accountId: 'acc_1',
  isConfirmed: true,
  isRecent: false,
};

/** The cookie `in` is that of a person who is signed in; `broken` finds no database. */
class OneSession extends SessionReader {
  read(cookies: string | undefined): Promise<Visitor | undefined> {
    if (cookies === 'broken') return Promise.reject(new Error('the database is gone'));
    return Promise.resolve(cookies === 'in' ? VISITOR : undefined);
  }
}

class Noted extends RefusalRecord {
  readonly all: RefusedRequest[] = [];

  note(refused: RefusedRequest): void {
    this.all.push(refused);
  }
}

/** Stands for the controllers of connections that other contexts have. */
@Controller('api/v1/connections')
class OtherConnections {
  @GetRoute(':id', { operationId: 'getOne', summary: 'One', answers: one(ConnectionDto) })
  @RequireScopes('sync:read')
  get(@PathId('con') id: string) {
    return { data: { id } };
  }
}

/** An attempt of everything that is secret, so that an answer could leak it. */
export const attempt = (more: Partial<AttemptView> = {}): AttemptView =>
  ({
    accountId: 'acc_1',
    id: ATTEMPT,
    spaceId: 'spc_1',
    platform: 'google-ads',
    userId: 'usr_1',
    sessionDigest: 'secret-session-digest',
    keyKind: null,
    newGrant: { credentials: 'secret-credentials' },
    subjectName: '',
    stateDigest: 'secret-state-digest',
    verifier: { sealed: 'secret-verifier' },
    code: { sealed: 'secret-code' },
    renewsGrantId: null,
    returnTo: null,
    status: 'WAITING',
    problem: null,
    grantId: null,
    isOtherPerson: false,
    accounts: [],
    grant: null,
    createdAt: NOW,
    expiresAt: NOW,
    updatedAt: NOW,
    ...more,
  }) as unknown as AttemptView;

export const grant = (more: Partial<GrantView> = {}): GrantView =>
  ({
    accountId: 'acc_1',
    id: GRANT,
    platform: 'google-ads',
    subject: 'secret-subject',
    subjectName: 'ada@example.com',
    scopes: ['adwords'],
    status: 'ACTIVE',
    refreshEndsAt: null,
    credentials: { sealed: 'secret-refresh-token' },
    accessToken: { sealed: 'secret-access-token' },
    userId: 'usr_1',
    connections: [{ id: CONNECTION, name: 'Shop EU' }],
    renewUrl: `${PUBLIC_URL}/console/connections/grants/${GRANT}/renew`,
    withdrawAt: 'https://myaccount.google.com/permissions',
    missingScopes: [],
    createdAt: NOW,
    updatedAt: NOW,
    version: 1,
    ...more,
  }) as unknown as GrantView;

export const account = (
  externalAccountId: string,
  more: Partial<ChoosableAccount> = {},
): ChoosableAccount => ({
  externalAccountId,
  name: `Shop ${externalAccountId}`,
  currency: 'EUR',
  timeZone: 'Europe/Berlin',
  status: 'ACTIVE',
  isTest: false,
  isReadOnly: false,
  managerPath: [],
  settings: {},
  connectionId: null,
  isOfThisGrant: false,
  isPreselected: true,
  ...more,
});

const platform = (more: Partial<ConnectablePlatform>): ConnectablePlatform => ({
  platform: 'google-ads',
  name: 'Google Ads',
  available: true,
  byConsent: true,
  keys: [],
  missingSettings: [],
  ...more,
});

/** What each use case was called with, and what it answers or throws. */
export class FakeUseCases {
  readonly calls: { readonly name: string; readonly given: readonly unknown[] }[] = [];
  readonly answers = new Map<string, unknown>([
    ['StartAttempt', attempt()],
    ['LeaveForConsent', { authorizeUrl: 'https://vendor.example/consent?state=abc' }],
    ['TakeAnswer', attempt() as unknown as Attempt],
    ['EnterKey', attempt({ platform: 'openai-ads' })],
    ['ReadAttempt', attempt()],
    ['ChooseAccounts', []],
    ['ReadAssets', []],
    ['RevokeGrant', undefined],
    ['ReceiveWithdrawal', { url: `${PUBLIC_URL}/withdrawn`, confirmationCode: 'abc' }],
    ['grants', [grant()]],
    ['grant', grant()],
  ]);
  readonly platforms: readonly ConnectablePlatform[] = [
    platform({}),
    platform({
      platform: 'linkedin-ads',
      name: 'LinkedIn Ads',
      available: false,
      missingSettings: ['SWITCHYARD_LINKEDIN_ADS_CLIENT_ID'],
    }),
    platform({
      platform: 'openai-ads',
      name: 'OpenAI Ads',
      byConsent: false,
      keys: [{ kind: 'apiKey', label: 'API key', hint: 'In the settings.' }],
    }),
  ];

  doing =
    (name: string) =>
    (...given: readonly unknown[]): Promise<unknown> => {
      this.calls.push({ name, given });
      const answer = this.answers.get(name);
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    };

  providers() {
    const read = {
      platforms: () => this.platforms,
      connectUrl: (id: string) => `${PUBLIC_URL}/console/connect/${id}`,
      grants: this.doing('grants'),
      grant: this.doing('grant'),
    };
    return [
      { provide: ReadConnect, useValue: read },
      ...USE_CASES.map((useCase) => ({
        provide: useCase as never,
        useValue: { execute: this.doing(useCase.name) },
      })),
    ];
  }
}

export interface ConnectBench {
  readonly app: NestFastifyApplication;
  readonly fake: FakeUseCases;
  readonly refused: readonly RefusedRequest[];
  readonly crashes: readonly unknown[];
  close(): Promise<void>;
}

/** The routes and pages of connecting over use cases that do nothing. */
export const connectBench = async (): Promise<ConnectBench> => {
  const [fake, noted, crashes] = [new FakeUseCases(), new Noted(), [] as unknown[]];
  const own = () => Promise.resolve({ accountId: 'acc_1', spaceId: 'spc_1' });
  const providers = [
    ...fake.providers(),
    { provide: ListConnections, useValue: { execute: () => Promise.resolve([]) } },
    { provide: OwnCaller, useValue: { reading: own, writing: own } },
    { provide: Authenticator, useValue: new AnyToken() },
    { provide: IdempotencyStore, useValue: new NothingStored() },
    { provide: SessionReader, useValue: new OneSession() },
    { provide: RefusalRecord, useValue: noted },
  ];
  @Module({
    imports: [
      { module: class World {}, global: true, providers, exports: providers.map((p) => p.provide) },
      { module: class Others {}, controllers: [OtherConnections] },
      ConnectingHttpModule,
    ],
  })
  class Root {}
  const app = await createHttpApp(Root, {
    ids: new TimeSortedIds(),
    limiter: new FlexibleRateLimiter(new SystemClock()),
    trustedProxyHops: 0,
    hasSessions: true,
    publicUrl: PUBLIC_URL,
    onCrash: (error) => void crashes.push(error),
  });
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  return { app, fake, refused: noted.all, crashes, close: () => app.close() };
};
