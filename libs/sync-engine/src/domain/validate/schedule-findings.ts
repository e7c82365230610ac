import type { Finding } from '@switchyard/platforms';
import { convertSchedule, isEveryHour, zoneOn } from '@switchyard/targeting/domain';
import { isMoved } from '../snapshot';
import { aboutCampaign, brandOf, type Question } from './question';

/** What conversion to the ad account's zone cannot keep for good, and hours of whoever searches where only the account's count. */
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
