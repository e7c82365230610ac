import { Module } from '@nestjs/common';
import { AdGroupsController } from './ad-groups.controller';
import { AdsController } from './ads.controller';
import { AnglesController } from './angles.controller';
import { BusinessesController } from './businesses.controller';
import { CampaignsController } from './campaigns.controller';
import { ConceptsController } from './concepts.controller';
import { CreativeVocabularyController } from './creative-vocabulary.controller';
import { KeywordsController } from './keywords.controller';

/** The HTTP door of the catalog. Needs CatalogModule. */
@Module({
  controllers: [
    BusinessesController, CampaignsController, AdGroupsController, AdsController, KeywordsController, AnglesController, ConceptsController,
    CreativeVocabularyController,
  ],
})
export class CatalogHttpModule {}
