import { Global, Module, type Provider } from '@nestjs/common';
import { Waiting } from '@switchyard/kernel';
import { TimerWaiting } from '@switchyard/queue-kit';
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
import { QueueLeases, QueuePromises } from './kit-adapters';
import { LocationAnswers } from './use-cases/basis/look-up-locations';
import { CampaignTrees, LeaseGuard, Promises } from './use-cases/ports';
import { ScheduleSweep } from './use-cases/sweep-space';

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
  ScheduleSweep,
];

/** Plans and syncs. Needs the database, the queue, identity, the catalog and connecting. */
@Global()
@Module({ providers: stores, exports: stores })
export class SyncEngineModule {}
