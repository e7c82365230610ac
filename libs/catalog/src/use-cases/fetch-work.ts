import type { Asset } from '../domain';

/** The kind of promised work that fetches an asset. */
export const FETCH_ASSET = 'fetch-asset';

/** One promise per round: another address is another promise. */
export const fetchWorkId = ({ id, fetchRound }: Pick<Asset, 'id' | 'fetchRound'>): string =>
  `${id}.${fetchRound}`;

/** The asset and the round of a promise. */
export const fetchOf = (workId: string): { readonly assetId: string; readonly round: number } => {
  const [assetId = '', round = ''] = workId.split('.');
  return { assetId, round: Number(round) };
};
