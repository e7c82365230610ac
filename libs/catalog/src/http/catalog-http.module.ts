import { Module } from '@nestjs/common';
import { AdGroupsController } from './ad-groups.controller';
import { AdsController } from './ads.controller';
import { BusinessesController } from './businesses.controller';
import { CampaignsController } from './campaigns.controller';
import { KeywordsController } from './keywords.controller';

/** The HTTP door of the catalog. Needs CatalogModule. */
@Module({ controllers: [BusinessesController, CampaignsController, AdGroupsController, AdsController, KeywordsController] })
export class CatalogHttpModule {}
