export { createClient, type ApiClient, type ClientSettings } from './client';
export type { components, operations, paths } from './generated/schema';
