import { resourceRoutes } from '../resources/resource-routes';
import { createInline } from './create-inline';
import { creatives } from './creatives';

export const creativeRoutes = resourceRoutes(creatives, createInline);
