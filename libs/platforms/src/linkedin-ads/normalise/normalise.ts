import { normaliseBy } from '../../translation/normalise';
import { normaliseAd } from './ad';
import { normaliseAdGroup } from './ad-group';
import { normaliseCampaign } from './campaign';

/**
 * What LinkedIn will hold of a draft. Pure, and a fixed point: what it answers normalises to
 * itself.
 */
export const normalise = normaliseBy({
  campaign: normaliseCampaign,
  adGroup: normaliseAdGroup,
  ad: normaliseAd,
});
