import { Module } from '@nestjs/common';
import { CheckConnection } from '../use-cases/ask/check-connection';
import { CurrentBasis } from '../use-cases/ask/current-basis';
import { DeleteConnection } from '../use-cases/ask/delete-connection';
import { DescribePreview } from '../use-cases/ask/describe-preview';
import { KnownCampaigns } from '../use-cases/ask/known-campaigns';
import { ReadSyncs } from '../use-cases/ask/read-syncs';
import { RequestPreview } from '../use-cases/ask/request-preview';
import { RequireAdoptable } from '../use-cases/ask/require-adoptable';
import { TriggerSync } from '../use-cases/ask/trigger-sync';
import { ReadUndo } from '../use-cases/undo/read-undo';
import { UndoSync } from '../use-cases/undo/undo-sync';
import { ReleaseWork } from '../use-cases/links/release-work';
import { UnlinkCampaigns } from '../use-cases/links/unlink-campaigns';
import { ListMediaRequirements } from '../use-cases/list-media-requirements';
import { ListPlatforms } from '../use-cases/list-platforms';
import { KnownUnplaced } from '../use-cases/places/known-unplaced';
import { ValidateCampaign } from '../use-cases/validate-campaign';
import { ConnectionCheckController } from './connection-check.controller';
import { MediaRequirementsController } from './media-requirements.controller';
import { PlatformsController } from './platforms.controller';
import { PreviewController } from './preview.controller';
import { SyncController } from './sync.controller';
import { UnlinkController } from './unlink.controller';
import { ValidateController } from './validate.controller';

/** The HTTP door of the sync engine. Needs SyncEngineModule. */
@Module({
  controllers: [
    PreviewController,
    SyncController,
    ConnectionCheckController,
    ValidateController,
    UnlinkController,
    PlatformsController,
    MediaRequirementsController,
  ],
  providers: [
    RequestPreview,
    DescribePreview,
    TriggerSync,
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
    ValidateCampaign,
    KnownUnplaced,
    ListPlatforms,
    ListMediaRequirements,
  ],
})
export class SyncEngineHttpModule {}
