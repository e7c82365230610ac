import { Module } from '@nestjs/common';
import { DeleteConnection } from '../use-cases/adoption/delete-connection';
import { ReleaseWork, UnlinkCampaigns } from '../use-cases/adoption/unlink-campaigns';
import { MoveCampaign, MoveObstacles, MoveRecords } from '../use-cases/move/move-campaign';
import { CurrentBasis } from '../use-cases/basis/current-basis';
import { DescribePreview } from '../use-cases/planning/describe-preview';
import {
  KnownCampaigns,
  RequestPreview,
  RequireAdoptable,
} from '../use-cases/planning/request-preview';
import { ReadSyncs } from '../use-cases/syncing/read-syncs';
import { AssignPlan, StartSync } from '../use-cases/syncing/start-sync';
import { TriggerSync } from '../use-cases/syncing/trigger-sync';
import { ReadUndo } from '../use-cases/undo/read-undo';
import { UndoSync } from '../use-cases/undo/undo-sync';
import { CheckConnection } from '../use-cases/validation/check-connection';
import { ListMediaRequirements, ListPlatforms } from '../use-cases/validation/list-platforms';
import { KnownUnplaced, ValidateCampaign } from '../use-cases/validation/validate-campaign';
import { WatchWorkers } from '../watch-workers';
import { ConnectionPages } from './console/connection-pages.controller';
import { MoveController } from './move.controller';
import { PreviewController } from './planning/preview.controller';
import { SyncController } from './syncing/sync.controller';
import { UnlinkController } from './unlink.controller';
import { ConnectionCheckController } from './validation/connection-check.controller';
import {
  MediaRequirementsController,
  PlatformsController,
} from './validation/platforms.controller';
import { ValidateController } from './validation/validate.controller';

/** The HTTP door of the sync engine. Needs SyncEngineModule, and `RevokeGrant` of connecting. */
@Module({
  controllers: [
    PreviewController,
    SyncController,
    ConnectionCheckController,
    ConnectionPages,
    ValidateController,
    UnlinkController,
    MoveController,
    PlatformsController,
    MediaRequirementsController,
  ],
  providers: [
    RequestPreview,
    DescribePreview,
    TriggerSync,
    StartSync,
    AssignPlan,
    ReadSyncs,
    CurrentBasis,
    KnownCampaigns,
    RequireAdoptable,
    UndoSync,
    ReadUndo,
    CheckConnection,
    DeleteConnection,
    UnlinkCampaigns,
    ReleaseWork,
    MoveCampaign,
    MoveObstacles,
    MoveRecords,
    ValidateCampaign,
    KnownUnplaced,
    ListPlatforms,
    ListMediaRequirements,
    WatchWorkers,
  ],
})
export class SyncEngineHttpModule {}
