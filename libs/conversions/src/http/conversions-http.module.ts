import { Module } from '@nestjs/common';
import { AdjustmentsController } from './adjustments/adjustments.controller';
import { OfflineConversionsController } from './offline/offline-conversions.controller';
import { ConversionActionsController } from './action/conversion-actions.controller';

/** The HTTP door of conversions. Needs ConversionsModule. */
@Module({ controllers: [AdjustmentsController, ConversionActionsController, OfflineConversionsController] })
export class ConversionsHttpModule {}
