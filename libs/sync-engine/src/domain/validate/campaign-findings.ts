import type { Finding } from '@switchyard/platforms';
import { platformBudgetMicros } from '../snapshot';
import { aboutCampaign, type Question } from './question';

/** What a campaign leaves unsaid that has to be said before it can go anywhere. */
export const campaignFindings = (question: Question): readonly Finding[] => [
  ...(isSplitMissing(question) ? [splitMissing(question)] : []),
  ...(isDeclarationMissing(question) ? [declarationMissing(question)] : []),
  ...(isOver(question) ? [over(question)] : []),
];

const isSplitMissing = ({ tree: { campaign }, capabilities: { platform } }: Question): boolean =>
  campaign.platforms.includes(platform) && platformBudgetMicros(campaign, platform) === undefined;

const splitMissing = (question: Question): Finding =>
  aboutCampaign(question, {
    kind: 'requirement', source: 'switchyard', code: 'BUDGET_SPLIT_MISSING', field: '_platformBudgets',
    message: 'The campaign runs on several platforms and does not say how its budget is split.', fix: 'Set _platformBudgets so that the amounts add up to the budget.',
  });

const isDeclarationMissing = ({ tree: { campaign }, capabilities, target }: Question): boolean =>
  capabilities.requiresPoliticalDeclaration && (campaign.declarations?.politicalAdvertising ?? target?.declarations.politicalAdvertising) === undefined;

const declarationMissing = (question: Question): Finding =>
  aboutCampaign(question, {
    kind: 'requirement', source: 'platform', code: 'POLITICAL_DECLARATION_MISSING', field: 'declarations/politicalAdvertising',
    message: `${question.capabilities.name} wants to be told whether this is political advertising; nobody declares that for you.`,
    fix: 'Set declarations.politicalAdvertising of the campaign, or of the settings of the connection, to NONE or POLITICAL.',
  });

const isOver = ({ tree: { campaign }, today }: Question): boolean => today !== undefined && campaign.endDate !== null && campaign.endDate < today;

const over = (question: Question): Finding =>
  aboutCampaign(question, {
    kind: 'requirement', source: 'platform', code: 'END_DATE_PAST', field: 'endDate', message: 'The campaign has ended before it could go there.',
    ...(question.today === undefined ? {} : { limit: question.today }), ...(question.tree.campaign.endDate === null ? {} : { actual: question.tree.campaign.endDate }),
    fix: 'Move endDate to today or later, or clear it.',
  });
