import { Module, type DynamicModule } from '@nestjs/common';
import { Authenticator, IdempotencyStore } from '@switchyard/http-kit';
import { ChangeListener } from '../data/change-listener';
import { SqlStoredAnswers } from '../data/stored-answers';
import { TokenCache } from '../data/token-cache';
import { ChangeConnection } from '../use-cases/change-connection';
import { CreateConnection } from '../use-cases/create-connection';
import { MarkAlertRead } from '../use-cases/mark-alert-read';
import { ReadAlerts } from '../use-cases/read-alerts';
import { DescribeCaller } from '../use-cases/describe-caller';
import { ListSpaces } from '../use-cases/list-spaces';
import { GetConnection, ListConnections } from '../use-cases/read-connections';
import { AlertsController } from './alerts.controller';
import { ConnectionsController } from './connections.controller';
import { KnownTokens } from '../use-cases/ports';
import { REQUESTS_PER_MINUTE } from './settings';
import { StartHereController } from './start-here.controller';
import { TokenAuthenticator } from './token-authenticator';

export interface IdentityHttpSettings {
  readonly databaseUrl: string;
  readonly requestsPerMinute: number;
}

/** The HTTP door of identity, the authenticator and the store of idempotent answers. */
@Module({})
export class IdentityHttpModule {
  static forRoot({ databaseUrl, requestsPerMinute }: IdentityHttpSettings): DynamicModule {
    const kept = new TokenCache();
    const cache = { provide: KnownTokens, useValue: kept };
    const listener = { provide: ChangeListener, useFactory: () => new ChangeListener(databaseUrl, kept) };
    const shared = [{ provide: Authenticator, useClass: TokenAuthenticator }, { provide: IdempotencyStore, useClass: SqlStoredAnswers }];
    return {
      module: IdentityHttpModule,
      global: true,
      controllers: [StartHereController, ConnectionsController, AlertsController],
      providers: [
        cache, listener, { provide: REQUESTS_PER_MINUTE, useValue: requestsPerMinute }, ...shared, DescribeCaller, ListSpaces, CreateConnection,
        ChangeConnection, GetConnection, ListConnections, ReadAlerts, MarkAlertRead,
      ],
      exports: shared,
    };
  }
}
