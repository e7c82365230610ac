import type { Finding } from '@switchyard/platforms';
import { platformBudgetMicros } from '../snapshot';
import { aboutCampaign, brandOf, type Question } from './question';

/** What a campaign must state before it can be sent to any platform. */
export const campaignFindings = (question: Question): readonly Finding[] => [
  ...(isSplitMissing(question) ? [splitMissing(question)] : []),
  ...(isDeclarationMissing(question) ? [declarationMissing(question)] : []),
];

const isSplitMissing = ({ tree: { campaign }, capabilities: { platform } }: Question): boolean =>
  campaign.platforms.includes(platform) && platformBudgetMicros(campaign, platform) === undefined;

const splitMissing = (question: Question): Finding =>
  aboutCampaign(question, {
    kind: 'requirement',
    source: 'switchyard',
    code: 'BUDGET_SPLIT_MISSING',
    field: '_platformBudgets',
    message:
      'The campaign runs on several platforms, and `_platformBudgets` does not split its budget between them.',
    fix: 'Set `_platformBudgets`, or use PUT /campaigns/:id/budget-split. The amounts must add up to `budget`.',
  });

const isDeclarationMissing = ({ tree: { campaign }, capabilities, target }: Question): boolean =>
  capabilities.requiresPoliticalDeclaration &&
  (campaign.declarations?.politicalAdvertising ?? target?.declarations.politicalAdvertising) ===
    undefined;

const declarationMissing = (question: Question): Finding =>
  aboutCampaign(question, {
    kind: 'requirement',
    source: 'platform',
    code: 'POLITICAL_DECLARATION_MISSING',
    field: 'declarations/politicalAdvertising',
    message: `${brandOf(question.capabilities)} requires a declaration whether the campaign is political advertising.`,
    fix: 'Set `declarations/politicalAdvertising` of the campaign, or `settings/declarations` of the connection, to NONE or POLITICAL.',
  });
