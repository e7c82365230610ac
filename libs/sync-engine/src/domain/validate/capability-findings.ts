import type { Capabilities, Finding } from '@switchyard/platforms';
import type { CampaignTree, Target } from '../snapshot';
import { biddingFindings } from './bidding-findings';
import { campaignFindings } from './campaign-findings';
import { callToActionFindings } from './call-to-action-findings';
import { contentFindings } from './content-findings';
import { dateFindings } from './date-findings';
import { domainFindings } from './domain-findings';
import { fieldJudge } from './field-findings';
import { identityFindings } from './identity-findings';
import { keywordConflicts } from './keyword-conflicts';
import { languageFindings } from './language-findings';
import { limitJudge } from './limit-findings';
import { mediaFindings } from './media-findings';
import { namingAssets } from './naming-assets';
import { negativeFindings } from './negative-findings';
import { placeFindings } from './place-findings';
import { aboutCampaign, brandOf, type Question } from './question';
import { rulesFor } from './rules-for';
import { scheduleFindings } from './schedule-findings';
import { subjectsOf } from './subject';
import { urlFindings } from './url-findings';

const RULES = [
  campaignFindings,
  identityFindings,
  dateFindings,
  biddingFindings,
  languageFindings,
  placeFindings,
  scheduleFindings,
  contentFindings,
  callToActionFindings,
  urlFindings,
  domainFindings,
  mediaFindings,
  negativeFindings,
  keywordConflicts,
] as const;

/**
 * What a platform can hold of a campaign tree and what is missing, by its table of abilities alone. The order is that of the rules,
 * then of the tree. `at` is the moment whose offsets hours are converted by; without it they are not. `today` is YYYY-MM-DD in the ad account's zone; without it nothing is said about dates.
 */
export const capabilityFindings = (
  tree: CampaignTree,
  capabilities: Capabilities,
  target: Target | undefined,
  at?: Date,
  today?: string,
): readonly Finding[] => {
  const question: Question = {
    tree,
    capabilities: rulesFor(tree.campaign, capabilities),
    target,
    ...(at ? { at } : {}),
    ...(today === undefined ? {} : { today }),
  };
  // Nothing of it goes there: more findings would be noise.
  if (capabilities.campaignTypes[tree.campaign.type] === 'unsupported') {
    return [typeUnsupported(question)];
  }
  return [...RULES.flatMap((rule) => rule(question)), ...subjectFindings(question)].map(
    namingAssets(tree, capabilities),
  );
};

const typeUnsupported = (question: Question): Finding => {
  const {
    tree: { campaign },
    capabilities: { platform, campaignTypes },
  } = question;
  const taken = Object.entries(campaignTypes)
    .filter(([, support]) => support !== 'unsupported')
    .map(([type]) => type)
    .join(', ');
  return aboutCampaign(question, {
    kind: 'requirement',
    source: 'platform',
    code: 'CAMPAIGN_TYPE_UNSUPPORTED',
    field: 'type',
    message: `${brandOf({ platform })} does not support campaigns of type ${campaign.type}.`,
    limit: taken,
    actual: campaign.type,
    fix: `Remove the platform from \`platforms\` of the campaign, or create a campaign of type ${taken}.`,
  });
};

const subjectFindings = (question: Question): readonly Finding[] => {
  const judges = [limitJudge(question.capabilities), fieldJudge(question.capabilities)];
  const findings: Finding[] = [];
  for (const subject of subjectsOf(question)) {
    findings.push(...judges.flatMap((judge) => judge(subject)));
  }
  return findings;
};
