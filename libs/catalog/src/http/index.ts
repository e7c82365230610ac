export { AdDto, toAdDto } from './ad-groups/ad.dto';
export { CampaignDto, toCampaignDto } from './campaigns/campaign.dto';
export { CatalogHttpModule } from './catalog-http.module';
