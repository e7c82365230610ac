export { CampaignDto, toCampaignDto } from './campaigns/campaign.dto';
export { CatalogHttpModule } from './catalog-http.module';
