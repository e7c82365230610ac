import { Module } from '@nestjs/common';
import { AdAssetsController } from './ad-assets.controller';
import { AdScheduleController } from './ad-schedule.controller';
import { AdGroupsController } from './ad-groups.controller';
import { AdsController } from './ads.controller';
import { AnglesController } from './angles.controller';
import { AssetAttachmentsController } from './asset-attachments.controller';
import { AssetsController } from './assets.controller';
import { BusinessesController } from './businesses.controller';
import { CampaignAssetsController } from './campaign-assets.controller';
import { CampaignsController } from './campaigns.controller';
import { ConceptsController } from './concepts.controller';
import { CreativeVocabularyController } from './creative-vocabulary.controller';
import { GeoTargetingController } from './geo-targeting.controller';
import { KeywordsController } from './keywords.controller';

const assets = [
  AssetsController,
  AssetAttachmentsController,
  CampaignAssetsController,
  AdAssetsController,
];

/** The HTTP door of the catalog. Needs CatalogModule. */
@Module({
  controllers: [
    BusinessesController,
    CampaignsController,
    AdScheduleController,
    AdGroupsController,
    AdsController,
    KeywordsController,
    AnglesController,
    ConceptsController,
    CreativeVocabularyController,
    GeoTargetingController,
    ...assets,
  ],
})
export class CatalogHttpModule {}
