import { type DynamicModule, Module, type Provider } from '@nestjs/common';
import { AccessTokens, Secrets } from './data/access-tokens';
import { Accounts, Users } from './data/accounts';
import { AuditTrail } from './data/audit-trail';
import { Alerts } from './data/alerts';
import { ChangeBroadcast, CredentialCaches } from './data/change-broadcast';
import { Connections } from './data/connections';
import { Grants } from './data/grants';
import { type KeyRing, Sealer } from './data/sealing';
import { Passwords } from './data/passwords';
import { MailQueue, People } from './data/people';
import { PlanUses } from './data/plan-uses';
import { Members, Spaces } from './data/spaces';
import { KeptAnswers } from './data/stored-answers';
import { WebsiteKeys } from './data/website-keys';
import type { Environment } from './domain';
import { CountUse } from './use-cases/account/count-use';
import { VerifyAudit } from './use-cases/audit';
import { ForgetAnswers } from './use-cases/forget-answers';
import { GrantFacade } from './use-cases/grant-facade';
import { IdentityFacade } from './use-cases/identity-facade';
import { CreateAccount, SetPlan } from './use-cases/manage-accounts';
import { AddMember } from './use-cases/manage-members';
import { AccountSpaces, CreateSpace } from './use-cases/manage-spaces';
import { CreateToken, RevokeToken, RotateToken } from './use-cases/manage-tokens';
import {
  CreateWebsiteKey,
  ListWebsiteKeys,
  RevokeWebsiteKey,
} from './use-cases/manage-website-keys';
import { IssuePassword } from './use-cases/people/passwords';
import { QueueMail } from './use-cases/people/mails';
import { ENVIRONMENT, PUBLIC_URL } from './use-cases/ports';
import { GrantAlerts, RaiseAlerts } from './use-cases/raise-alerts';

export interface IdentitySettings {
  readonly environment: Environment;
  readonly publicKeys: KeyRing;
  /** Where this installation is reached. Without it addresses in alerts are paths. */
  readonly publicUrl?: string;
}

const repositories: Provider[] = [
  Accounts,
  Users,
  People,
  MailQueue,
  Spaces,
  Members,
  AccessTokens,
  AuditTrail,
  WebsiteKeys,
  Connections,
  Grants,
  Alerts,
  KeptAnswers,
  PlanUses,
  ChangeBroadcast,
  CredentialCaches,
  Secrets,
];

const useCases: Provider[] = [
  AccountSpaces,
  AddMember,
  CountUse,
  CreateAccount,
  CreateSpace,
  CreateToken,
  CreateWebsiteKey,
  ForgetAnswers,
  GrantAlerts,
  GrantFacade,
  IdentityFacade,
  ListWebsiteKeys,
  QueueMail,
  Passwords,
  IssuePassword,
  RaiseAlerts,
  RevokeToken,
  RevokeWebsiteKey,
  RotateToken,
  SetPlan,
  VerifyAudit,
];

/**
 * Accounts, users, Spaces, tokens, website keys, connections. Needs DatabaseModule, and `Clock` and
 * `Ids` from the application.
 */
@Module({})
export class IdentityModule {
  static forRoot({ environment, publicKeys, publicUrl = '' }: IdentitySettings): DynamicModule {
    const settings: Provider[] = [
      { provide: ENVIRONMENT, useValue: environment },
      { provide: Sealer, useFactory: () => new Sealer(publicKeys) },
    ];
    return {
      module: IdentityModule,
      global: true,
      providers: [
        ...repositories,
        ...settings,
        { provide: PUBLIC_URL, useValue: publicUrl },
        ...useCases,
      ],
      exports: [...repositories, ...settings, ...useCases],
    };
  }
}
