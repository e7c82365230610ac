/** Made from apps/api/openapi.json by `npm run openapi`. Not edited by hand. */

import type { Requests } from '../requests.js';
import { SyncResource } from '../sync.js';
import {
  MeResource,
  SpacesResource,
  ConnectionsResource,
  AlertsResource,
  BusinessesResource,
  CampaignsResource,
  AdGroupsResource,
  AdsResource,
  KeywordsResource,
  AnglesResource,
  ConceptsResource,
  CreativeVocabularyResource,
  AssetsResource,
  CampaignAssetsResource,
  AdAssetsResource,
  BudgetResource,
  ReportsResource,
  ConversionsResource,
  HooksResource,
  SocialResource,
  PlatformsResource,
  MediaRequirementsResource,
} from './resources.js';

/** One member for each resource. */
export abstract class ClientResources {
  readonly me: MeResource;
  readonly spaces: SpacesResource;
  readonly connections: ConnectionsResource;
  readonly alerts: AlertsResource;
  readonly businesses: BusinessesResource;
  readonly campaigns: CampaignsResource;
  readonly adGroups: AdGroupsResource;
  readonly ads: AdsResource;
  readonly keywords: KeywordsResource;
  readonly angles: AnglesResource;
  readonly concepts: ConceptsResource;
  readonly creativeVocabulary: CreativeVocabularyResource;
  readonly assets: AssetsResource;
  readonly campaignAssets: CampaignAssetsResource;
  readonly adAssets: AdAssetsResource;
  readonly budget: BudgetResource;
  readonly reports: ReportsResource;
  readonly conversions: ConversionsResource;
  readonly hooks: HooksResource;
  readonly social: SocialResource;
  readonly sync: SyncResource;
  readonly platforms: PlatformsResource;
  readonly mediaRequirements: MediaRequirementsResource;

  constructor(requests: Requests) {
    this.me = new MeResource(requests);
    this.spaces = new SpacesResource(requests);
    this.connections = new ConnectionsResource(requests);
    this.alerts = new AlertsResource(requests);
    this.businesses = new BusinessesResource(requests);
    this.campaigns = new CampaignsResource(requests);
    this.adGroups = new AdGroupsResource(requests);
    this.ads = new AdsResource(requests);
    this.keywords = new KeywordsResource(requests);
    this.angles = new AnglesResource(requests);
    this.concepts = new ConceptsResource(requests);
    this.creativeVocabulary = new CreativeVocabularyResource(requests);
    this.assets = new AssetsResource(requests);
    this.campaignAssets = new CampaignAssetsResource(requests);
    this.adAssets = new AdAssetsResource(requests);
    this.budget = new BudgetResource(requests);
    this.reports = new ReportsResource(requests);
    this.conversions = new ConversionsResource(requests);
    this.hooks = new HooksResource(requests);
    this.social = new SocialResource(requests);
    this.sync = new SyncResource(requests);
    this.platforms = new PlatformsResource(requests);
    this.mediaRequirements = new MediaRequirementsResource(requests);
  }
}
