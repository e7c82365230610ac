import type { ImageRole } from '../../port/draft';

/** Roles that can be the picture of a post, the best first. */
export const PICTURE_ROLES: readonly ImageRole[] = [
  'MARKETING_IMAGE',
  'SQUARE_MARKETING_IMAGE',
  'PORTRAIT_MARKETING_IMAGE',
];
