import { Module } from '@nestjs/common';
import { AdGroupsController } from './ad-groups/ad-groups.controller';
import { AdsController } from './ad-groups/ads.controller';
import { KeywordsController } from './ad-groups/keywords.controller';
import { AdAssetsController } from './assets/ad-assets.controller';
import { AssetAttachmentsController } from './assets/asset-attachments.controller';
import { AssetsController } from './assets/assets.controller';
import { CampaignAssetsController } from './assets/campaign-assets.controller';
import { CampaignsController } from './campaigns/campaigns.controller';
import { AdScheduleController, GeoTargetingController } from './campaigns/targeting.controller';
import { AnglesController } from './creatives/angles.controller';
import { BusinessesController } from './creatives/businesses.controller';
import { ConceptsController, CreativeVocabularyController } from './creatives/concepts.controller';

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
