import { Module, type DynamicModule } from '@nestjs/common';
import { Authenticator, IdempotencyStore } from '@switchyard/http-kit';
import { ChangeListener } from '../data/change-listener';
import type { KeyRing } from '../data/key-ring';
import { answerDigestsWith } from '../domain';
import { CredentialCache } from '../data/credential-cache';
import { SqlStoredAnswers } from '../data/stored-answers';
import { ChangeConnection } from '../use-cases/change-connection';
import { CreateConnection } from '../use-cases/create-connection';
import { MarkAlertRead } from '../use-cases/mark-alert-read';
import { ReadAlerts } from '../use-cases/read-alerts';
import { DescribeCaller } from '../use-cases/describe-caller';
import { ListSpaces } from '../use-cases/list-spaces';
import { GetConnection, ListConnections } from '../use-cases/read-connections';
import { AlertsController } from './alerts.controller';
import { ConnectionsController } from './connections.controller';
import {
  KnownTokens,
  KnownWebsiteKeys,
  type KnownToken,
  type KnownWebsiteKey,
} from '../use-cases/ports';
import { ANSWER_DIGESTS, REQUESTS_PER_MINUTE } from '../use-cases/settings';
import { CredentialAuthenticator } from './credential-authenticator';
import { StartHereController } from './start-here.controller';
import { TokenAuthenticator } from './token-authenticator';
import { WebsiteKeyAuthenticator } from './website-key-authenticator';

export interface IdentityHttpSettings {
  readonly databaseUrl: string;
  /** What stored answers are recognised by is keyed with them; the first is current. */
  readonly secretKeys: KeyRing;
  /** Of every token; undefined: what its plan grants. */
  readonly requestsPerMinute: number | undefined;
}

const useCases = [
  DescribeCaller,
  ListSpaces,
  CreateConnection,
  ChangeConnection,
  GetConnection,
  ListConnections,
  ReadAlerts,
  MarkAlertRead,
];

/** The HTTP door of identity, the authenticator and the store of idempotent answers. */
@Module({})
export class IdentityHttpModule {
  static forRoot(settings: IdentityHttpSettings): DynamicModule {
    const { databaseUrl, requestsPerMinute, secretKeys } = settings;
    const [tokens, websiteKeys] = [
      new CredentialCache<KnownToken>(),
      new CredentialCache<KnownWebsiteKey>(),
    ];
    const caches = [
      { provide: KnownTokens, useValue: tokens },
      { provide: KnownWebsiteKeys, useValue: websiteKeys },
    ];
    const listener = {
      provide: ChangeListener,
      useFactory: () => new ChangeListener(databaseUrl, [tokens, websiteKeys]),
    };
    const shared = [
      { provide: Authenticator, useClass: CredentialAuthenticator },
      { provide: IdempotencyStore, useClass: SqlStoredAnswers },
    ];
    return {
      module: IdentityHttpModule,
      global: true,
      controllers: [StartHereController, ConnectionsController, AlertsController],
      providers: [
        ...caches,
        listener,
        TokenAuthenticator,
        WebsiteKeyAuthenticator,
        { provide: REQUESTS_PER_MINUTE, useValue: requestsPerMinute },
        { provide: ANSWER_DIGESTS, useFactory: () => answerDigestsWith(secretKeys) },
        ...shared,
        ...useCases,
      ],
      exports: shared,
    };
  }
}
