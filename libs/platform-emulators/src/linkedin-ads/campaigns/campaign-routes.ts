import { resourceRoutes } from '../resources/resource-routes';
import { campaigns } from './campaigns';

export const campaignRoutes = resourceRoutes(campaigns);
