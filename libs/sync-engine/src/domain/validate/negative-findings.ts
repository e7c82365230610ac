import type { Finding } from '@switchyard/platforms';
import { isLost } from './lost-field';
import { aboutCampaign, brandOf, findingAbout, type Question, type Verdict } from './question';

/** Negative keywords, of the campaign and of its ad groups, whose match type the platform does not have. Where it has none, the table of fields says so. */
export const negativeFindings = (question: Question): readonly Finding[] => {
  const {
    tree: { campaign, keywords },
    capabilities,
  } = question;
  const isLacking = ({
    matchType,
  }: {
    readonly matchType: Question['capabilities']['negativeMatchTypes'][number];
  }): boolean => !capabilities.negativeMatchTypes.includes(matchType);
  const isKept = (entity: 'campaign' | 'keyword', field: string): boolean =>
    capabilities.negativeMatchTypes.length > 0 && !isLost(capabilities, entity, field);
  return [
    ...(isKept('campaign', 'negativeKeywords') ? campaign.negativeKeywords : []).flatMap(
      (entry, index) =>
        isLacking(entry)
          ? [
              aboutCampaign(
                question,
                verdict(question, entry, `negativeKeywords/${index}/matchType`),
              ),
            ]
          : [],
    ),
    ...(isKept('keyword', 'text') ? keywords : [])
      .filter((keyword) => keyword.negative && isLacking(keyword))
      .map((keyword) =>
        findingAbout(
          capabilities,
          { entity: 'keyword', id: keyword.id },
          verdict(question, keyword, 'matchType'),
        ),
      ),
  ];
};

const verdict = (
  { capabilities: { platform, negativeMatchTypes } }: Question,
  { text, matchType }: { readonly text: string; readonly matchType: string },
  field: string,
): Verdict => ({
  kind: 'unsupported',
  source: 'platform',
  code: 'NEGATIVE_MATCH_TYPE_UNSUPPORTED',
  field,
  message: `${brandOf({ platform })} does not support the match type ${matchType} for negative keywords. "${text}" is not sent there.`,
  limit: negativeMatchTypes.join(', '),
  actual: matchType,
  fix: `Set \`${field}\` to ${negativeMatchTypes.join(' or ')}.`,
});
