import { type DynamicModule, Logger, Module, type Provider } from '@nestjs/common';
import { GrantFacade } from '@switchyard/identity';
import { PLATFORM_IDS, Waiting } from '@switchyard/kernel';
import { createPlatforms, type OnFault, type PlatformsSettings } from '@switchyard/platforms';
import { PLATFORMS } from '@switchyard/platforms/domain';
import { TimerWaiting } from '@switchyard/queue-kit';
import { Attempts } from './data/attempts';
import { ConsentSecrets } from './data/consent-secrets';
import { AssetQuestions, Revocations, Withdrawals } from './data/requests-to-worker';
import { QueueConnectWork } from './queue-work';
import { LeaveForConsent, ReadAttempt, StartAttempt } from './use-cases/attempts';
import { ChooseAccounts, KeepOtherPerson } from './use-cases/choose-accounts';
import { EnterKey, KeyWays } from './use-cases/enter-key';
import { ConnectWork, Grants } from './use-cases/ports';
import { ReadAssets } from './use-cases/read-assets';
import { ReadConnect } from './use-cases/read-connect';
import { ReceiveWithdrawal } from './use-cases/receive-withdrawal';
import { RevokeGrant } from './use-cases/revoke-grant';
import { TakeAnswer } from './use-cases/take-answer';
import { CONNECT_SETTINGS, type ConnectSettings, Vendors } from './use-cases/vendors';
import { WorkSpaces } from './use-cases/who-connects';

export interface ConnectingSettings {
  readonly platforms: PlatformsSettings;
  /** Where people reach this installation. The api must know it. */
  readonly publicUrl?: string | undefined;
}

const logger = new Logger('Connectors');
const logFault: OnFault = (platform, error) =>
  logger.error(`${platform}: ${error instanceof Error ? error.stack : String(error)}`);

const settingsOf = ({ platforms, publicUrl }: ConnectingSettings): ConnectSettings => ({
  publicUrl,
  apps: new Map(
    PLATFORM_IDS.flatMap((platform) => {
      const app = platforms[platform]?.app;
      return app ? [[platform, app] as const] : [];
    }),
  ),
});

const providers: Provider[] = [
  Attempts,
  Revocations,
  AssetQuestions,
  Withdrawals,
  ConsentSecrets,
  { provide: ConnectWork, useClass: QueueConnectWork },
  { provide: Grants, useExisting: GrantFacade },
  { provide: Waiting, useClass: TimerWaiting },
  Vendors,
  WorkSpaces,
  StartAttempt,
  LeaveForConsent,
  TakeAnswer,
  KeyWays,
  EnterKey,
  ReadAttempt,
  KeepOtherPerson,
  ChooseAccounts,
  ReadConnect,
  RevokeGrant,
  ReadAssets,
  ReceiveWithdrawal,
];

/**
 * Attempts to connect ad accounts, and the connectors of all platforms, which it makes once per
 * process. Needs the database, the queue, identity, and `Clock` and `Ids` from the application.
 */
@Module({})
export class ConnectingModule {
  static forRoot(settings: ConnectingSettings): DynamicModule {
    const all: Provider[] = [
      { provide: PLATFORMS, useValue: createPlatforms(settings.platforms, logFault) },
      { provide: CONNECT_SETTINGS, useValue: settingsOf(settings) },
      ...providers,
    ];
    return { module: ConnectingModule, global: true, providers: all, exports: all };
  }
}
