import { type DynamicModule, Module } from '@nestjs/common';
import { CredentialOpener, GrantTokens, type KeyRing } from '@switchyard/identity/worker';
import { connectRuns } from './handlers';
import { OpenGrants } from './ports';
import { TendInterval } from './tend-grant';

export interface ConnectingWorkerSettings {
  readonly privateKeys: KeyRing;
  /** The module that exports `VendorIo` and `GrantTokens`. */
  readonly doors: DynamicModule;
  /** How often each grant is looked after. */
  readonly tendSeconds: number;
}

/** The background work of connecting: trades codes, lists ad accounts, looks after grants. */
@Module({})
export class ConnectingWorkerModule {
  static forRoot({ privateKeys, doors, tendSeconds }: ConnectingWorkerSettings): DynamicModule {
    return {
      module: ConnectingWorkerModule,
      imports: [doors],
      providers: [
        { provide: CredentialOpener, useFactory: () => new CredentialOpener(privateKeys) },
        { provide: OpenGrants, useExisting: GrantTokens },
        { provide: TendInterval, useFactory: () => new TendInterval(tendSeconds) },
        ...connectRuns,
      ],
    };
  }
}
