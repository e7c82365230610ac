import type { Finding } from '@switchyard/platforms/domain';
import { convertSchedule, isEveryHour, zoneOn } from '@switchyard/targeting/domain';
import { isMoved } from '../../basis/campaign-draft';
import { aboutCampaign, brandOf, type Question } from '../question';

/**
 * Hours that conversion to the ad account's zone can only keep for a time, and hours on the
 * searcher's clock where only the account's count.
 */
export const scheduleFindings = (question: Question): readonly Finding[] => {
  const {
    tree: { campaign },
    capabilities: { platform },
  } = question;
  if (isEveryHour(campaign.adScheduleStructured)) return [];
  const isLost = campaign.scheduleZone === 'searcher' && zoneOn('searcher', platform) === 'account';
  return [...(isLost ? [searcherZoneUnsupported(question)] : []), ...conversionFindings(question)];
};

const searcherZoneUnsupported = (question: Question): Finding =>
  aboutCampaign(question, {
    kind: 'degraded',
    source: 'platform',
    code: 'SEARCHER_ZONE_UNSUPPORTED',
    field: 'adSchedule',
    message: `${brandOf(question.capabilities)} uses the time zone of the ad account, not the time zone of the person who sees the ad.`,
    fix: 'No change is needed if this is acceptable. Otherwise create a separate campaign for this platform with its own hours.',
  });

/** The plan of a day carries that day's hours: a later one is needed when clocks have changed. */
const conversionFindings = (question: Question): readonly Finding[] => {
  const {
    tree: { campaign },
    target,
    at,
  } = question;
  if (!target || !at || !isMoved(campaign, target)) return [];
  return convertSchedule(campaign.adScheduleStructured, target.timeZone, at).warnings.map(
    ({ code, message, date }) =>
      aboutCampaign(question, {
        kind: code === 'DST_SHIFT_AHEAD' ? 'recommendation' : 'degraded',
        source: 'switchyard',
        code,
        field: 'adSchedule',
        message,
        actual: date ?? target.timeZone,
        fix:
          date === undefined
            ? `Set \`adSchedule\` in the time zone ${target.timeZone}.`
            : `Preview and sync again on or after ${date}.`,
      }),
  );
};

/**
 * Dates that no platform can keep any more. A past start matters only where the campaign does not
 * exist yet.
 */
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
