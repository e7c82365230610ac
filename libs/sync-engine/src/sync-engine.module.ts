import { type DynamicModule, Logger, Module, type Provider } from '@nestjs/common';
import { createPlatforms, type OnFault, type PlatformsSettings } from '@switchyard/platforms';
import { CatalogImports } from './data/adoption/catalog-imports';
import { Claims } from './data/adoption/claims';
import { MovedLinks } from './data/adoption/moved-links';
import { Releases } from './data/adoption/releases';
import { BrakeStops } from './data/brake';
import { AdoptionCatalog, FacadeTrees } from './data/catalog-trees';
import { Checks } from './data/checks';
import { LocationQuestions, SqlLocationAnswers } from './data/locations';
import { Previews } from './data/previews';
import { Bindings } from './data/syncing/bindings';
import { CatalogRecords } from './data/syncing/catalog-records';
import { Operations } from './data/syncing/operations';
import { ReviewNotices } from './data/syncing/review-notices';
import { Syncs } from './data/syncing/syncs';
import { LostCreates, UnansweredUpdates } from './data/syncing/unanswered-writes';
import { QueueLeases, QueuePromises, TimerWaiting } from './kit-adapters';
import { LocationAnswers } from './use-cases/basis/look-up-locations';
import { CampaignTrees, LeaseGuard, PLATFORMS, Promises, Waiting } from './use-cases/ports';

const stores: Provider[] = [
  Bindings,
  Previews,
  Syncs,
  Operations,
  Checks,
  { provide: CampaignTrees, useClass: FacadeTrees },
  CatalogRecords,
  { provide: LeaseGuard, useClass: QueueLeases },
  { provide: Promises, useClass: QueuePromises },
  CatalogImports,
  ReviewNotices,
  AdoptionCatalog,
  { provide: Waiting, useClass: TimerWaiting },
  LocationQuestions,
  { provide: LocationAnswers, useClass: SqlLocationAnswers },
  LostCreates,
  Claims,
  Releases,
  BrakeStops,
  MovedLinks,
  UnansweredUpdates,
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
