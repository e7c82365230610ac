import { Module } from '@nestjs/common';
import { EvaluateAngles } from './use-cases/angles/evaluate-angles';
import { TriedAngles } from './use-cases/angles/tried-angles';

/** How angles stand. Needs ReportingModule, CatalogModule and IdentityModule, and `Clock` from the application. */
@Module({ providers: [TriedAngles, EvaluateAngles], exports: [TriedAngles, EvaluateAngles] })
export class AnglesModule {}
