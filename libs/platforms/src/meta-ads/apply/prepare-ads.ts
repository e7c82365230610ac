import type { Change, CreateChange, UpdateChange } from '../../port/change';
import type { Outcome } from '../../port/outcome';
import { creativeForm } from '../creative/creative-form';
import { makeCreatives } from '../creative/make-creatives';
import { uploadImages } from '../creative/upload-images';
import { needsCreative } from './ad-form';
import type { Writing } from './send-parts';

type Showing = CreateChange | UpdateChange;

export interface Prepared {
  /** Meta's id of the creative that a change points its ad to. */
  readonly creativeIds: ReadonlyMap<Showing, string>;
  /** Changes whose file or creative Meta does not take. */
  readonly failed: readonly (Outcome & { readonly kind: 'failed' })[];
}

/** Brings what ads are made of: files first, then creatives that name them. An ad whose answer is lost leaves its creative to its next try. */
export const prepareAds = async (
  writing: Writing,
  changes: readonly Change[],
): Promise<Prepared> => {
  const showing = changes.filter(
    (change): change is Showing =>
      change.entity === 'ad' && change.action !== 'remove' && needsCreative(change),
  );
  const uploads = await uploadImages(writing, showing);
  const needs = showing
    .filter((change) => !uploads.failures.has(change))
    .map((change) => ({ change, form: creativeForm(writing.session, change, uploads.hashes) }));
  const creatives = await makeCreatives(writing, needs);
  const failures = [...uploads.failures, ...creatives.failures];
  return {
    creativeIds: creatives.ids,
    failed: failures.map(([{ id }, failure]) => ({ kind: 'failed', changeId: id, failure })),
  };
};
