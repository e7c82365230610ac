import { Module, type DynamicModule, type Provider } from '@nestjs/common';
import { SqlAccessTokens } from './data/access-tokens';
import { SqlAccounts, SqlUsers } from './data/accounts';
import { SqlAlerts } from './data/alerts';
import { NotifyChanges } from './data/change-broadcast';
import { SqlConnections } from './data/connections';
import { HpkeSealer } from './data/hpke-sealer';
import { SqlKeptAnswers } from './data/kept-answers';
import type { KeyRing } from './data/key-ring';
import { RandomSecrets } from './data/random-secrets';
import { SqlSpaces } from './data/spaces';
import { SqlWebsiteKeys } from './data/website-keys';
import type { Environment } from './domain';
import { AccountSpaces } from './use-cases/account-spaces';
import { AddMember } from './use-cases/add-member';
import { CreateAccount } from './use-cases/create-account';
import { CreateSpace } from './use-cases/create-space';
import { CreateToken } from './use-cases/create-token';
import { CreateWebsiteKey } from './use-cases/create-website-key';
import { ForgetAnswers } from './use-cases/forget-answers';
import { IdentityFacade } from './use-cases/identity-facade';
import { ListWebsiteKeys } from './use-cases/list-website-keys';
import {
  AccessTokens,
  Accounts,
  Alerts,
  ChangeBroadcast,
  Connections,
  KeptAnswers,
  Sealer,
  Secrets,
  Spaces,
  Users,
  WebsiteKeys,
} from './use-cases/ports';
import { RevokeToken } from './use-cases/revoke-token';
import { RevokeWebsiteKey } from './use-cases/revoke-website-key';
import { RotateToken } from './use-cases/rotate-token';
import { SetPlan } from './use-cases/set-plan';
import { ENVIRONMENT } from './use-cases/settings';

export interface IdentitySettings {
  readonly environment: Environment;
  readonly publicKeys: KeyRing;
}

const repositories: Provider[] = [
  { provide: Accounts, useClass: SqlAccounts },
  { provide: Users, useClass: SqlUsers },
  { provide: Spaces, useClass: SqlSpaces },
  { provide: AccessTokens, useClass: SqlAccessTokens },
  { provide: WebsiteKeys, useClass: SqlWebsiteKeys },
  { provide: Connections, useClass: SqlConnections },
  { provide: Alerts, useClass: SqlAlerts },
  { provide: KeptAnswers, useClass: SqlKeptAnswers },
  { provide: ChangeBroadcast, useClass: NotifyChanges },
  { provide: Secrets, useClass: RandomSecrets },
];

const useCases: Provider[] = [
  AccountSpaces,
  AddMember,
  CreateAccount,
  CreateSpace,
  CreateToken,
  CreateWebsiteKey,
  ForgetAnswers,
  IdentityFacade,
  ListWebsiteKeys,
  RevokeToken,
  RevokeWebsiteKey,
  RotateToken,
  SetPlan,
];

/** Accounts, users, Spaces, tokens, website keys, connections. Needs DatabaseModule, and `Clock` and `Ids` from the application. */
@Module({})
export class IdentityModule {
  static forRoot({ environment, publicKeys }: IdentitySettings): DynamicModule {
    const settings: Provider[] = [
      { provide: ENVIRONMENT, useValue: environment },
      { provide: Sealer, useFactory: () => new HpkeSealer(publicKeys) },
    ];
    return {
      module: IdentityModule,
      global: true,
      providers: [...repositories, ...settings, ...useCases],
      exports: [...repositories, ...settings, ...useCases],
    };
  }
}
