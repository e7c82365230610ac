import { type DynamicModule, Module } from '@nestjs/common';
import { CallbackPages, CallbackProblemPages } from './app/callback-pages.controller';
import { ConnectController } from './app/connect.controller';
import { WithdrawalsController } from './app/withdrawals.controller';
import { AssetsController, AttemptsController, GrantsController } from './attempts.controller';
import { ConnectAddresses } from './connect-addresses';
import { AttemptPages } from './console/attempt-pages.controller';
import { ConnectionsPages } from './console/connections-pages.controller';

/** The HTTP door of connecting. Needs ConnectingModule and IdentityHttpModule. */
@Module({})
export class ConnectingHttpModule {
  static forRoot({ publicUrl }: { readonly publicUrl: string }): DynamicModule {
    return {
      module: ConnectingHttpModule,
      controllers: [
        AttemptsController,
        GrantsController,
        AssetsController,
        WithdrawalsController,
        ConnectController,
        CallbackPages,
        CallbackProblemPages,
        ConnectionsPages,
        AttemptPages,
      ],
      providers: [{ provide: ConnectAddresses, useFactory: () => new ConnectAddresses(publicUrl) }],
    };
  }
}
