import { Module } from '@nestjs/common';
import { ConversionActionsController } from './action/conversion-actions.controller';

/** The HTTP door of conversions. Needs ConversionsModule. */
@Module({ controllers: [ConversionActionsController] })
export class ConversionsHttpModule {}
