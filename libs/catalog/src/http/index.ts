export { CampaignDto, toCampaignDto } from './campaign.dto';
export { CatalogHttpModule } from './catalog-http.module';
