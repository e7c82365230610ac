import { campaignTypeAbove } from '../campaigns/campaign-type';
import { bidProblems } from '../rules/bid';
import { statusProblems } from '../rules/status';
import { urlProblems } from '../rules/urls';
import type { RuleScene } from '../store/collection';
import { unverifiedCodes as codes } from '../unverified';
import { type Fields, textIn } from '../../json/fields';
import { type Problem, problem } from '../wire/problem';

/** Longest keyword, positive or negative (platform document). */
export const KEYWORD_LENGTH = 100;

/** What is wrong with a keyword. Its text cannot change; its match type can, by the reference page. */
export function keywordProblems(fields: Fields, scene: RuleScene): readonly Problem[] {
  const { before, world, parentId } = scene;
  if (campaignTypeAbove(world, parentId) !== 'Search') {
    return [problem(codes.notForCampaignType, null, 'Only Search campaigns have keywords.')];
  }
  return [
    ...textProblems(textIn(fields, 'Text')),
    ...(before && before.fields.Text !== fields.Text
      ? [problem(codes.fieldCannotChange, 'Text', 'It cannot change.')]
      : []),
    ...(fields.MatchType === undefined
      ? [problem(codes.invalidMatchType, 'MatchType', 'A match type is required.')]
      : []),
    ...statusProblems(scene.given),
    ...bidProblems(scene.account, fields, 'Bid'),
    ...urlProblems(fields),
  ];
}

/** A keyword has 1 to 100 characters. */
export function textProblems(text: string): readonly Problem[] {
  const fits = text.trim() !== '' && text.length <= KEYWORD_LENGTH;
  return fits
    ? []
    : [problem(codes.invalidKeywordText, 'Text', `1 to ${KEYWORD_LENGTH} characters.`)];
}
