import { resourceRoutes } from '../resources/resource-routes';
import { campaignGroups } from './campaign-groups';

export const campaignGroupRoutes = resourceRoutes(campaignGroups);
