import type { Finding } from '@switchyard/platforms';
import { platformBudgetMicros } from '../snapshot';
import { aboutCampaign, type Question } from './question';

/** What a campaign leaves unsaid that has to be said before it can go anywhere. */
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
    message: 'The campaign runs on several platforms and does not say how its budget is split.',
    fix: 'Set _platformBudgets so that the amounts add up to the budget.',
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
    message: `${question.capabilities.name} wants to be told whether this is political advertising; nobody declares that for you.`,
    fix: 'Set declarations.politicalAdvertising of the campaign, or of the settings of the connection, to NONE or POLITICAL.',
  });
