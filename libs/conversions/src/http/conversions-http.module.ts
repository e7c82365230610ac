import { Module } from '@nestjs/common';
import { ConversionActionsController } from './action/conversion-actions.controller';
import { AdjustmentsController } from './adjustments/adjustments.controller';
import { ConversionEventsController, Report } from './events/conversion-events.controller';
import { Identify, IdentifyController } from './identify.controller';
import { OfflineConversionsController } from './offline/offline-conversions.controller';
import { ConversionSourcesController } from './source/conversion-sources.controller';
import { HooksController } from './source/hooks.controller';
import { InboxController } from './source/inbox.controller';
import { TracesController } from './trace/traces.controller';

/**
 * The HTTP door of conversions. Needs ConversionsModule, and `WebsiteAllowance` from the
 * application.
 */
@Module({
  controllers: [
    AdjustmentsController,
    ConversionActionsController,
    ConversionEventsController,
    IdentifyController,
    OfflineConversionsController,
    ConversionSourcesController,
    HooksController,
    InboxController,
    TracesController,
  ],
  providers: [Identify, Report],
})
export class ConversionsHttpModule {}
