import type { Observed } from '../../port/observed';
import { textIn, type Row } from '../wire/row';
import type { Session } from '../wire/session';
import { observeAdGroup } from './observe-ad-group';
import { observeAds } from './observe-ad';
import { observeCampaign } from './observe-campaign';
import type { Level } from './readings';

/** Objects of one level in our words; deleted ones, which stay readable by their id, are left out. */
export const observe = async (
  session: Session,
  level: Level,
  rows: readonly Row[],
): Promise<readonly Observed[]> => {
  const living = rows.filter((row) => textIn(row, 'status') !== 'DELETED');
  switch (level) {
    case 'campaign':
      return living.map((row) => observeCampaign(session, row));
    case 'adGroup':
      return living.map((row) => observeAdGroup(session, row));
    case 'ad':
      return observeAds(session, living);
  }
};
