import type { Resource } from '../resources/resource';
import { wishedStatus } from '../store/lifecycle';
import { textIn } from '../../json/fields';
import { numberInUrn, urnOf } from '../wire/urn';
import { creativeProblems } from './creative-rules';
import { creativeShape } from './creative-shape';
import { readCreative } from './read-creative';
import { searchCreatives } from './search-creatives';

/** Creatives: `/adAccounts/{}/creatives`, keyed by their URN, with the older error. */
export const creatives: Resource = {
  kind: 'creative',
  collection: 'creatives',
  dialect: 'plain',
  shape: creativeShape,
  readOnly: [
    'id',
    'account',
    'review',
    'isServing',
    'isTest',
    'servingHoldReasons',
    'createdAt',
    'createdBy',
    'lastModifiedAt',
    'lastModifiedBy',
  ],
  required: ['campaign', 'content'],
  idOf: (key) => numberInUrn(key, 'sponsoredCreative'),
  keyOf: (id) => urnOf('sponsoredCreative', id),
  complete: (fields) => ({ intendedStatus: 'ACTIVE', ...fields }),
  problems: creativeProblems,
  parentOf: (fields) => numberInUrn(textIn(fields, 'campaign'), 'sponsoredCampaign'),
  reviewAfter: (fields, before, now) =>
    before?.review ?? (fields.intendedStatus === 'DRAFT' ? undefined : { submittedAt: now }),
  read: readCreative,
  isDraft: (creative, world) => {
    const campaign = world.table('campaign').get(creative.parentId ?? '');
    return (
      wishedStatus(creative) === 'DRAFT' ||
      (campaign !== undefined && wishedStatus(campaign) === 'DRAFT')
    );
  },
  search: searchCreatives,
};
