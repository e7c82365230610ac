import type { Change } from '../../port/change';
import type { Gate } from '../../port/io';
import type { Outcome } from '../../port/outcome';
import type { FileIds } from '../body/ad-body';
import { uploadFiles } from '../media/upload-files';
import type { Session } from '../wire/session';
import { createObject } from './create';
import { failed } from './refusal';
import { removeObject } from './remove';
import { unsendable } from './unsendable';
import { updateObject } from './update';

/**
 * Applies one wave, change after change in its order, which lowers spend before it raises it. OpenAI takes one object per request,
 * and so many a minute that a second request on its way would gain nothing.
 */
export async function* apply(
  session: Session,
  wave: readonly Change[],
  gate: Gate,
): AsyncGenerator<Outcome> {
  const fit: Change[] = [];
  for (const change of wave) {
    const failure = unsendable(change, session.connection);
    if (failure) yield failed(change, failure);
    else fit.push(change);
  }
  const uploads = await uploadFiles(session, fit, gate);
  yield* uploads.failed;
  const lost = new Set(uploads.failed.map(({ changeId }) => changeId));
  for (const change of fit) {
    if (!lost.has(change.id)) yield await applyOne(session, change, uploads.ids, gate);
  }
}

const applyOne = (
  session: Session,
  change: Change,
  files: FileIds,
  gate: Gate,
): Promise<Outcome> => {
  switch (change.action) {
    case 'create':
      return createObject(session, change, files, gate);
    case 'update':
      return updateObject(session, change, files, gate);
    case 'remove':
      return removeObject(session, change, gate);
    default:
      return change satisfies never;
  }
};
