import { campaignsOfAccount } from '../campaigns/query-campaigns';
import { campaignTypeOf } from '../data/campaign-types';
import { PlatformFailure } from '../../port/failure';
import { marksOf } from '../wire/marker';
import type { Session } from '../wire/session';
import { adGroupKind } from './ad-group-kind';

/**
 * The campaign of an ad group that only a change names. Usually known from an earlier read; else the campaigns that carry our
 * marker are looked through, because Microsoft has no way to ask.
 */
export const campaignOfAdGroup = async (session: Session, adGroupId: string): Promise<string> => {
  const known = (): string | undefined =>
    session.shared.parents.campaignOf(session.connection.id, adGroupId);
  const before = known();
  if (before) return before;
  const ours = (await campaignsOfAccount(session)).filter(
    ({ UrlCustomParameters }) => marksOf(UrlCustomParameters).id,
  );
  for (const { Id, CampaignType } of ours) {
    if (campaignTypeOf(CampaignType) === 'PERFORMANCE_MAX') continue;
    await adGroupKind.list(session, {
      parentId: Id,
      campaignId: Id,
      campaignType: campaignTypeOf(CampaignType),
    });
    const found = known();
    if (found) return found;
  }
  throw new PlatformFailure({
    kind: 'refused',
    detail: {
      code: 'PARENT_NOT_FOUND',
      message: `No linked campaign contains the ad group ${adGroupId}.`,
    },
  });
};
