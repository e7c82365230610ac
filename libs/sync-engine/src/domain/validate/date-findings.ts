import type { Finding } from '@switchyard/platforms';
import { aboutCampaign, brandOf, type Question } from './question';

/** Dates that no platform can keep any more. A past start matters only where the campaign does not exist yet. */
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
    message: '`endDate` is before `startDate`.',
    fix: 'Set `endDate` to `startDate` or later.',
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
    message: `\`startDate\` is in the past, and the campaign does not exist yet on ${brandOf(question.capabilities)}.`,
    fix: 'Set `startDate` to today or later, or to null.',
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
    message: '`endDate` is in the past.',
    fix: 'Set `endDate` to today or later, or to null.',
    ...limited(question.today, question.tree.campaign.endDate),
  });

const limited = (limit: string | null | undefined, actual: string | null) => ({
  ...(limit ? { limit } : {}),
  ...(actual ? { actual } : {}),
});
