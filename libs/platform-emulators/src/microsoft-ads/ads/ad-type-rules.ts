import { campaignTypeAbove } from '../campaigns/campaign-type';
import type { RuleScene } from '../store/collection';
import { unverifiedCodes } from '../unverified';
import type { Fields } from '../../json/fields';
import { type Problem, problem } from '../wire/problem';
import { reference } from '../wire/reference-codes';

/** Search campaigns show responsive search ads, audience campaigns responsive ads; multimedia ads of search campaigns are not stood in for. */
export function adTypeProblems(
  fields: Fields,
  { world, parentId, before }: RuleScene,
): readonly Problem[] {
  if (before && before.fields.Type !== fields.Type) {
    return [problem(unverifiedCodes.fieldCannotChange, 'Type', 'It cannot change.')];
  }
  const isAudience = campaignTypeAbove(world, parentId) === 'Audience';
  const fits = isAudience === (fields.Type === 'ResponsiveAd');
  return fits
    ? []
    : [problem(reference.adTypeInvalidForCampaign, 'Type', 'Not in campaigns of this type.')];
}
