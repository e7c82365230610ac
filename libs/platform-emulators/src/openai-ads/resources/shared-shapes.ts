import { UNVERIFIED } from '../unverified';
import { nullable, object, oneOf, text } from '../wire/shape';

/** Shapes that several levels have in common (oracle: CreateCampaignBody and its siblings). */
export const NAME = text({ min: 3, max: 1_000, hasInk: true });
export const DESCRIPTION = text();
export const NEW_STATUS = oneOf(['active', 'paused']);
export const STATUS = oneOf(['active', 'paused', 'archived']);
export const LANDING_PAGE = nullable(
  object({ query_string_template: nullable(text({ max: UNVERIFIED.templateLength })) }),
);
