import { Module } from '@nestjs/common';
import { CallbackPages, CallbackProblemPages } from './app/callback-pages.controller';
import { ConnectController } from './app/connect.controller';
import { WithdrawalsController } from './app/withdrawals.controller';
import { AssetsController, AttemptsController, GrantsController } from './attempts.controller';
import { AttemptPages } from './console/attempt-pages.controller';
import { ConnectionsPages } from './console/connections-pages.controller';

/** The HTTP door of connecting. Needs ConnectingModule and IdentityHttpModule. */
@Module({
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
})
export class ConnectingHttpModule {}
