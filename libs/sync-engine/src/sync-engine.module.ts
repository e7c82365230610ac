import { Logger, Module, type DynamicModule, type Provider } from '@nestjs/common';
import { createPlatforms, type OnFault, type PlatformsSettings } from '@switchyard/platforms';
import { FacadeAdoptions } from './data/adoption-catalog';
import { CatalogImports } from './data/catalog-imports';
import { FacadeRecords } from './data/catalog-records';
import { FacadeTrees } from './data/catalog-trees';
import { QueueLeases, QueuePromises, TimerWaiting } from './kit-adapters';
import { ReviewNotices } from './data/review-notices';
import { SqlBindings } from './data/sql-bindings';
import { SqlChecks } from './data/sql-checks';
import { SqlClaims } from './data/sql-claims';
import { SqlLostCreates } from './data/sql-lost-creates';
import { SqlOperations } from './data/sql-operations';
import { SqlPlaceAnswers } from './data/sql-place-answers';
import { SqlPlaceQuestions } from './data/sql-place-questions';
import { SqlPreviews } from './data/sql-previews';
import { SqlReleases } from './data/sql-releases';
import { SqlSyncs } from './data/sql-syncs';
import { SqlUnansweredUpdates } from './data/sql-unanswered-updates';
import { AdoptionCatalog } from './use-cases/adopt/ports';
import { Claims, Releases } from './use-cases/links/ports';
import { LostCreates } from './use-cases/plan/lost-creates';
import { UnansweredUpdates } from './use-cases/plan/unanswered-updates';
import { PlaceAnswers, PlaceQuestions } from './use-cases/places/ports';
import { PLATFORMS } from './use-cases/platforms';
import {
  Bindings,
  CampaignTrees,
  CatalogRecords,
  Checks,
  LeaseGuard,
  Operations,
  Previews,
  Promises,
  Syncs,
  Waiting,
} from './use-cases/ports';

const stores: Provider[] = [
  { provide: Bindings, useClass: SqlBindings },
  { provide: Previews, useClass: SqlPreviews },
  { provide: Syncs, useClass: SqlSyncs },
  { provide: Operations, useClass: SqlOperations },
  { provide: Checks, useClass: SqlChecks },
  { provide: CampaignTrees, useClass: FacadeTrees },
  { provide: CatalogRecords, useClass: FacadeRecords },
  { provide: LeaseGuard, useClass: QueueLeases },
  { provide: Promises, useClass: QueuePromises },
  CatalogImports,
  ReviewNotices,
  { provide: AdoptionCatalog, useClass: FacadeAdoptions },
  { provide: Waiting, useClass: TimerWaiting },
  { provide: PlaceQuestions, useClass: SqlPlaceQuestions },
  { provide: PlaceAnswers, useClass: SqlPlaceAnswers },
  { provide: LostCreates, useClass: SqlLostCreates },
  { provide: Claims, useClass: SqlClaims },
  { provide: Releases, useClass: SqlReleases },
  { provide: UnansweredUpdates, useClass: SqlUnansweredUpdates },
];

const logger = new Logger('Connectors');
const logFault: OnFault = (platform, error) =>
  logger.error(`${platform}: ${error instanceof Error ? error.stack : String(error)}`);

/** Plans and syncs. Needs the database, the queue, identity and the catalog. */
@Module({})
export class SyncEngineModule {
  static forRoot({ platforms }: { readonly platforms: PlatformsSettings }): DynamicModule {
    const providers = [
      { provide: PLATFORMS, useValue: createPlatforms(platforms, logFault) },
      ...stores,
    ];
    return { module: SyncEngineModule, global: true, providers, exports: providers };
  }
}
