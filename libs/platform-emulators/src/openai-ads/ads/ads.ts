import { reviewOf } from '../delivery/review';
import { servingIssues } from '../delivery/serving-issues';
import { imageUrl } from '../media/image-url';
import type { Resource } from '../resources/resource';
import type { Scene } from '../resources/scene';
import type { Entity } from '../store/entity';
import { type Fields, objectIn } from '../../json/fields';
import { sameText } from '../wire/same-body';
import { createAdShape, updateAdShape } from './ad-shape';
import { checkCreative } from './creative-rules';

/** Ads with their creatives; a changed creative is reviewed anew (platform document 4b). Their answers do not name the ad group. */
export const ads: Resource = {
  kind: 'ad',
  path: '/ads',
  label: 'ad',
  parent: { kind: 'ad_group', member: 'ad_group_id', label: 'ad group' },
  createShape: createAdShape,
  updateShape: updateAdShape,
  includes: ['serving_issues'],
  needsKey: () => false,
  settle: (given, scene, _parentId, before) => {
    if (given.creative !== undefined) checkCreative(objectIn(given, 'creative'), scene);
    return { ...before?.fields, ...given };
  },
  isReviewed: (after, before) =>
    before === undefined || sameText(after.creative) !== sameText(before.fields.creative),
  read: (entity, scene, baseUrl) => readAd(entity, scene, baseUrl),
  readIncluded: (entity, scene) => servingIssues(entity, scene),
};

function readAd(entity: Entity, { world, account }: Scene, baseUrl: string): Fields {
  const creative = objectIn(entity.fields, 'creative');
  const file = world.find('file', account.id, String(creative.file_id));
  const review = reviewOf(entity, world.now());
  return {
    name: entity.fields.name,
    creative: { ...creative, image_url: file ? imageUrl(file, baseUrl) : null },
    status: entity.fields.status,
    review_status: review.status,
    review,
  };
}
