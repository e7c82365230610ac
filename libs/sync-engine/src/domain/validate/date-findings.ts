import type { Finding } from '@switchyard/platforms';
import { aboutCampaign, type Question } from './question';

/** Dates that no platform can keep any more. A start that has passed is told only where the campaign is not yet: elsewhere it has started. */
export const dateFindings = (question: Question): readonly Finding[] => [
  ...(isInverted(question) ? [inverted(question)] : []),
  ...(isStartPast(question) ? [startPast(question)] : []),
  ...(isOver(question) ? [over(question)] : []),
];

/** Text of the form YYYY-MM-DD sorts like the dates that it means. */
const isInverted = ({
  tree: {
    campaign: { startDate, endDate },
  },
}: Question): boolean => startDate !== null && endDate !== null && endDate < startDate;

const inverted = (question: Question): Finding =>
  aboutCampaign(question, {
    kind: 'requirement',
    source: 'switchyard',
    code: 'END_DATE_BEFORE_START',
    field: 'endDate',
    message: 'The campaign ends before it starts.',
    fix: 'Move endDate to startDate or later.',
    ...limited(question.tree.campaign.startDate, question.tree.campaign.endDate),
  });

const isStartPast = ({
  tree: { campaign },
  capabilities: { platform },
  today,
}: Question): boolean =>
  today !== undefined &&
  campaign.startDate !== null &&
  campaign.startDate < today &&
  !campaign.platformLinks[platform]?.remoteId;

const startPast = (question: Question): Finding =>
  aboutCampaign(question, {
    kind: 'requirement',
    source: 'switchyard',
    code: 'START_DATE_PAST',
    field: 'startDate',
    message: 'The campaign was to start on a day that has passed, and is not there yet.',
    fix: 'Move startDate to today or later, or clear it.',
    ...limited(question.today, question.tree.campaign.startDate),
  });

const isOver = ({ tree: { campaign }, today }: Question): boolean =>
  today !== undefined && campaign.endDate !== null && campaign.endDate < today;

const over = (question: Question): Finding =>
  aboutCampaign(question, {
    kind: 'requirement',
    source: 'switchyard',
    code: 'END_DATE_PAST',
    field: 'endDate',
    message: 'The campaign has ended before it could go there.',
    fix: 'Move endDate to today or later, or clear it.',
    ...limited(question.today, question.tree.campaign.endDate),
  });

const limited = (limit: string | null | undefined, actual: string | null) => ({
  ...(limit ? { limit } : {}),
  ...(actual ? { actual } : {}),
});
