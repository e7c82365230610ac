import type { CreateChange, UpdateChange } from '../../port/change';
import type { Failure } from '../../port/failure';
import type { ChildKind } from '../children/child-kind';
import type { WritingSession } from '../wire/session';
import { imageFailure, uploadImages } from './upload-images';

/** Uploads what these changes show; answers those that cannot go on because a file of theirs was not taken. */
export const withoutImages = async <C extends CreateChange | UpdateChange, S>(
  session: WritingSession,
  kind: ChildKind<S>,
  changes: readonly C[],
): Promise<ReadonlyMap<C, Failure>> => {
  const { images } = kind;
  if (!images) return new Map();
  const needs = changes
    .filter(isAboutImages)
    .map((change) => ({ change, digests: images(change.after) }));
  const failures = await uploadImages(session, needs);
  return new Map(
    needs.flatMap((need) => {
      const failure = imageFailure(need, failures);
      return failure ? [[need.change, failure] as const] : [];
    }),
  );
};

const isAboutImages = (change: CreateChange | UpdateChange): boolean =>
  change.action === 'create' || change.fields.includes('images');
