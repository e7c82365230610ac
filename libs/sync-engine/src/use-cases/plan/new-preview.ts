import type { Preview } from '../../domain/sync';

/** A preview that nobody has computed yet. */
export const newPreview = (
  known: Pick<Preview, 'spaceId' | 'id' | 'request' | 'requestedBy' | 'createdAt'>,
): Preview => ({
  ...known,
  status: 'computing',
  planHash: null,
  summary: null,
  platforms: [],
  blocked: [],
  spend: null,
  failure: null,
  readyAt: null,
  syncId: null,
  restoredAt: null,
});
