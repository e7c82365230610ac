import type { AssetChoice } from '../../port/access';
import { PlatformFailure } from '../../port/failure';
import { type Row, textIn } from '../client/objects';
import { type Reading, readRows } from '../client/requests';
import { accountPath, type Session } from '../client/session';
import { accessFailure } from './access-failures';

/** What may be read of an account's pages or datasets: the rows, or why they cannot be read. */
export type AssetRows =
  | { readonly rows: readonly Row[] }
  | { readonly rows: undefined; readonly refusal: PlatformFailure };

/** Pages that the person may advertise for in this account. */
export const readPages = (session: Session): Promise<AssetRows> =>
  read(session, {
    path: `${accountPath(session)}/promote_pages`,
    fields: ['id', 'name'],
    isList: true,
  });

/** Datasets (pixels) of the account. */
export const readDatasets = (session: Session): Promise<AssetRows> =>
  read(session, {
    path: `${accountPath(session)}/adspixels`,
    fields: ['id', 'name', 'is_unavailable'],
    isList: true,
  });

/** A refusal is an answer here: other lists may still be readable. */
const read = async (session: Session, reading: Reading): Promise<AssetRows> => {
  try {
    const [rows = []] = await readRows(session, [reading]);
    return { rows };
  } catch (error) {
    if (!(error instanceof PlatformFailure)) throw error;
    const refusal = new PlatformFailure(accessFailure(error.failure));
    if (refusal.failure.kind !== 'refused') throw refusal;
    return { rows: undefined, refusal };
  }
};

/**
 * What `pageId` and `pixelId` can be. A list that the token may not read is left out; when it may
 * read neither, the first refusal is thrown.
 */
export const choosableAssets = async (session: Session): Promise<readonly AssetChoice[]> => {
  const pages = await readPages(session);
  const datasets = await readDatasets(session);
  if (!pages.rows && !datasets.rows) throw pages.refusal;
  return [
    ...(pages.rows ?? []).map((row) => choiceOf(row, 'pageId', 'campaigns')),
    ...(datasets.rows ?? []).map((row) => choiceOf(row, 'pixelId', 'conversions')),
  ];
};

const choiceOf = (row: Row, setting: string, neededFor: AssetChoice['neededFor']): AssetChoice => {
  const id = textIn(row, 'id');
  const isUsable = row['is_unavailable'] !== true;
  return {
    setting,
    neededFor,
    value: id,
    name: textIn(row, 'name') || id,
    isUsable,
    note: isUsable ? '' : 'Meta says that this dataset is not available to the ad account.',
  };
};
