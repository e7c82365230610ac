import { type DynamicModule, Module } from '@nestjs/common';
import { Authenticator, IdempotencyStore } from '@switchyard/http-kit';
import { ChangeListener, CredentialCache } from '../data/change-broadcast';
import type { KeyRing } from '../data/sealing';
import { SqlStoredAnswers } from '../data/stored-answers';
import { answerDigestsWith } from '../domain';
import { DescribeCaller } from '../use-cases/describe-caller';
import { LoadToken, LoadWebsiteKey } from '../use-cases/load-credentials';
import {
  ChangeConnection,
  CreateConnection,
  GetConnection,
  ListConnections,
} from '../use-cases/manage-connections';
import { ChangeMember, InviteMember, ReadMembers } from '../use-cases/manage-members';
import { ReadSpaces, RenameSpace } from '../use-cases/manage-spaces';
import {
  ANSWER_DIGESTS,
  type KnownToken,
  KnownTokens,
  type KnownWebsiteKey,
  KnownWebsiteKeys,
  REQUESTS_PER_MINUTE,
} from '../use-cases/ports';
import { MarkAlertRead, ReadAlerts } from '../use-cases/read-alerts';
import { AlertsController } from './alerts.controller';
import { ConnectionsController } from './connections.controller';
import {
  CredentialAuthenticator,
  TokenAuthenticator,
  WebsiteKeyAuthenticator,
} from './credential-authenticator';
import { SpacesController } from './spaces.controller';
import { StartHereController } from './start-here.controller';

export interface IdentityHttpSettings {
  readonly databaseUrl: string;
  /** What stored answers are recognised by is keyed with them; the first is current. */
  readonly secretKeys: KeyRing;
  /** Of every token; undefined: what its plan grants. */
  readonly requestsPerMinute: number | undefined;
}

const useCases = [
  DescribeCaller,
  ReadSpaces,
  RenameSpace,
  ReadMembers,
  InviteMember,
  ChangeMember,
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
      controllers: [StartHereController, SpacesController, ConnectionsController, AlertsController],
      providers: [
        ...caches,
        listener,
        LoadToken,
        LoadWebsiteKey,
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
