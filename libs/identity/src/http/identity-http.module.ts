import { type DynamicModule, Module, type Provider } from '@nestjs/common';
import {
  Authenticator,
  IdempotencyStore,
  RefusalRecord,
  SessionReader,
} from '@switchyard/http-kit';
import { ChangeListener, CredentialCaches } from '../data/change-broadcast';
import { BillingRecords } from '../data/billing-records';
import { MailSender } from '../data/mail-sender';
import { FolderTransport, NoTransport, SmtpTransport } from '../data/mail-transports';
import { ExternalLogins } from '../data/external-logins';
import { OpenIdProvider } from '../data/openid-provider';
import { FailedSignInCounts, MailLinks, Sessions } from '../data/people';
import type { KeyRing } from '../data/sealing';
import { SecretBox } from '../data/secret-box';
import { type BillingSettings, NoBilling, StripeBilling } from '../data/stripe-billing';
import { SqlStoredAnswers } from '../data/stored-answers';
import { answerDigestsWith } from '../domain';
import { BuyPlan } from '../use-cases/account/buy-plan';
import { ChangeAccount, EndAccount, ReadAccount } from '../use-cases/account/manage-account';
import { ReadPlan } from '../use-cases/account/read-plan';
import { ReceiveBillingEvent } from '../use-cases/account/receive-billing-event';
import { DescribeCaller } from '../use-cases/describe-caller';
import { ReadAudit, RecordRefusals } from '../use-cases/audit';
import {
  idsOfToken,
  idsOfWebsiteKey,
  LoadToken,
  LoadWebsiteKey,
} from '../use-cases/load-credentials';
import {
  ChangeConnection,
  CreateConnection,
  GetConnection,
  ListConnections,
} from '../use-cases/manage-connections';
import { ChangeMember, InviteMember, ReadMembers } from '../use-cases/manage-members';
import { ChangeSpace, ReadSpaces } from '../use-cases/manage-spaces';
import {
  ANSWER_DIGESTS,
  Billing,
  KnownTokens,
  KnownWebsiteKeys,
  MailTransport,
  OPEN_ID,
  type OpenIdSettings,
  PEOPLE_SECRETS,
  PUBLIC_URL,
  type Registration,
  REGISTRATION,
  REQUESTS_PER_MINUTE,
} from '../use-cases/ports';
import { MarkAlertRead, ReadAlerts } from '../use-cases/read-alerts';
import { OwnCaller } from '../use-cases/own-caller';
import { ManageOwnTokens } from '../use-cases/manage-tokens';
import { ManageOwnWebsiteKeys } from '../use-cases/manage-website-keys';
import {
  BeginExternalSignIn,
  CompleteExternalSignIn,
  JoinIdentity,
} from '../use-cases/people/external-sign-in';
import { AnswerInvitations } from '../use-cases/people/invitations';
import { SendNextMail } from '../use-cases/people/mails';
import {
  ChangePassword,
  FindWaysToProve,
  ProveAgain,
  ResetPassword,
} from '../use-cases/people/passwords';
import { ConfirmAddress, MayRegister, Register, RevokeAccess } from '../use-cases/people/register';
import { CheckCode, ManageSecondFactor } from '../use-cases/people/second-factor';
import {
  DescribePerson,
  ManageSessions,
  OpenSession,
  ReadSession,
} from '../use-cases/people/sessions';
import { CompleteSignIn, SignIn, SignInLinks, SlowGuessing } from '../use-cases/people/sign-in';
import { AlertsController } from './alerts.controller';
import { AccountController, BillingController, PlanController } from './app/account.controller';
import { AuditController } from './app/audit.controller';
import { BillingSenders } from './billing-senders';
import { RefusalCounter } from './refusal-counter';
import { TokensController, WebsiteKeysController } from './app/credentials.controller';
import {
  RegistrationController,
  SecondFactorController,
  SignInController,
} from './app/people.controller';
import { InvitationsController } from './app/invitations.controller';
import { AttemptCookies, SessionCookies } from './app/session-cookies';
import { InvitationsPages } from './console/invitations-pages.controller';
import { OpenIdPages } from './console/openid-pages.controller';
import { RegistrationPages, SignInPages } from './console/people-pages.controller';
import { ProofPages } from './console/proof-pages.controller';
import { PlanPages } from './console/plan-pages.controller';
import { AccountPages, ToolsPages } from './console/tools-pages.controller';
import { WebsiteKeysPages } from './console/website-keys-pages.controller';
import { ConnectionsController } from './connections.controller';
import {
  CredentialAuthenticator,
  TokenAuthenticator,
  WebsiteKeyAuthenticator,
} from './credential-authenticator';
import { SpacesController } from './spaces.controller';
import { StartHereController } from './start-here.controller';

export interface IdentityHttpSettings {
  /** Where changes by other processes are listened for: no pooler may be in between. */
  readonly listenDatabaseUrl: string;
  /** What stored answers are recognised by is keyed with them; the first is current. */
  readonly secretKeys: KeyRing;
  /** Of every token; undefined: what its plan grants. */
  readonly requestsPerMinute: number | undefined;
  readonly publicUrl: string;
  readonly registration: Registration;
  readonly mail: MailSettings;
  readonly openId: OpenIdSettings | undefined;
  /** Undefined: no plans are sold. */
  readonly billing: BillingSettings | undefined;
}

export type { BillingSettings };

export interface MailSettings {
  /** `smtp://…` or `smtps://…`. */
  readonly smtpUrl: string | undefined;
  /** Where mails are written instead, one file each. */
  readonly outbox: string | undefined;
  readonly from: string;
}

const transportOf = ({ smtpUrl, outbox, from }: MailSettings): MailTransport => {
  if (smtpUrl !== undefined) return new SmtpTransport(smtpUrl, from);
  return outbox === undefined ? new NoTransport() : new FolderTransport(outbox);
};

/** Second factors are sealed for this purpose alone. */
const PURPOSE = 'switchyard second factor 1';

const useCases = [
  DescribeCaller,
  ReadSpaces,
  ChangeSpace,
  ReadMembers,
  InviteMember,
  ChangeMember,
  CreateConnection,
  ChangeConnection,
  GetConnection,
  ListConnections,
  ReadAlerts,
  MarkAlertRead,
  ManageOwnTokens,
  ManageOwnWebsiteKeys,
  OwnCaller,
];

/** What pages of other contexts need of the connections. */
const forPages = [OwnCaller, ChangeConnection, GetConnection, ListConnections];

/** Registration, sign-in and sessions: what the application API is made of. */
const people = [
  Sessions,
  MailLinks,
  FailedSignInCounts,
  OpenSession,
  ReadSession,
  ManageSessions,
  DescribePerson,
  MayRegister,
  RevokeAccess,
  Register,
  ConfirmAddress,
  ExternalLogins,
  OpenIdProvider,
  JoinIdentity,
  BeginExternalSignIn,
  CompleteExternalSignIn,
  AnswerInvitations,
  SlowGuessing,
  SignIn,
  SignInLinks,
  CompleteSignIn,
  CheckCode,
  ManageSecondFactor,
  ResetPassword,
  ChangePassword,
  ProveAgain,
  FindWaysToProve,
  SendNextMail,
  MailSender,
  ReadAudit,
  RecordRefusals,
  SessionCookies,
  AttemptCookies,
];

/** The account, its plan and its billing. */
const accountParts = [
  BillingRecords,
  ReadAccount,
  ChangeAccount,
  EndAccount,
  ReadPlan,
  BuyPlan,
  ReceiveBillingEvent,
  BillingSenders,
];

const controllers = [
  StartHereController,
  SpacesController,
  ConnectionsController,
  AlertsController,
  RegistrationController,
  SignInController,
  SecondFactorController,
  InvitationsController,
  AuditController,
  TokensController,
  WebsiteKeysController,
  RegistrationPages,
  SignInPages,
  ProofPages,
  OpenIdPages,
  InvitationsPages,
  ToolsPages,
  WebsiteKeysPages,
  AccountPages,
  AccountController,
  PlanController,
  BillingController,
  PlanPages,
];

const billingOf = ({ billing, publicUrl }: IdentityHttpSettings): Billing =>
  billing ? new StripeBilling(billing, publicUrl) : new NoBilling();

const settingsOfPeople = (settings: IdentityHttpSettings): Provider[] => [
  { provide: SessionReader, useExisting: SessionCookies },
  RefusalCounter,
  { provide: RefusalRecord, useExisting: RefusalCounter },
  { provide: PUBLIC_URL, useValue: settings.publicUrl },
  { provide: REGISTRATION, useValue: settings.registration },
  { provide: OPEN_ID, useValue: settings.openId },
  { provide: Billing, useFactory: () => billingOf(settings) },
  { provide: MailTransport, useFactory: () => transportOf(settings.mail) },
  { provide: PEOPLE_SECRETS, useFactory: () => new SecretBox(settings.secretKeys, PURPOSE) },
];

const caches: Provider[] = [
  {
    provide: KnownTokens,
    inject: [CredentialCaches],
    useFactory: (all: CredentialCaches) => all.add(idsOfToken),
  },
  {
    provide: KnownWebsiteKeys,
    inject: [CredentialCaches],
    useFactory: (all: CredentialCaches) => all.add(idsOfWebsiteKey),
  },
];

/** The HTTP door of identity, the authenticator and the store of idempotent answers. */
@Module({})
export class IdentityHttpModule {
  static forRoot(settings: IdentityHttpSettings): DynamicModule {
    const { listenDatabaseUrl, requestsPerMinute, secretKeys } = settings;
    const listener = {
      provide: ChangeListener,
      inject: [CredentialCaches],
      useFactory: (all: CredentialCaches) => new ChangeListener(listenDatabaseUrl, all),
    };
    const shared = [
      { provide: Authenticator, useClass: CredentialAuthenticator },
      { provide: IdempotencyStore, useClass: SqlStoredAnswers },
    ];
    return {
      module: IdentityHttpModule,
      global: true,
      controllers,
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
        ...people,
        ...accountParts,
        ...settingsOfPeople(settings),
      ],
      exports: [...shared, ...forPages],
    };
  }
}
