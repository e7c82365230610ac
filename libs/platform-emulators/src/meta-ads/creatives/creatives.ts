import type { Resource } from '../store/resource';
import { UNVERIFIED } from '../unverified';
import { type Fields, isFields } from '../../json/fields';
import { CREATE_CREATIVE, UPDATE_CREATIVE } from './creative-parameters';
import { checkCreative } from './creative-rules';

/** Ad creatives: made once, hardly changed (platform document 1b). */
export const creatives: Resource = {
  kind: 'adcreative',
  edge: 'adcreatives',
  create: CREATE_CREATIVE,
  required: [],
  update: UPDATE_CREATIVE,
  transient: ['execution_options', 'account_id', 'image_file', 'is_dco_internal'],
  parentOf: () => undefined,
  complete: (merged, { before }) => (before ? merged : completed(merged)),
  check: checkCreative,
  isReviewed: () => false,
};

function completed(merged: Fields): Fields {
  const story = merged.object_story_spec;
  const linked =
    isFields(story) && isFields(story.link_data)
      ? { ...story, link_data: { ...story.link_data, ...UNVERIFIED.linkDataDefaults } }
      : story;
  return { status: 'ACTIVE', ...merged, object_story_spec: linked };
}
