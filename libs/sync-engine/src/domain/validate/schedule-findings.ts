import type { Finding } from '@switchyard/platforms';
import { convertSchedule, isEveryHour, zoneOn } from '@switchyard/targeting/domain';
import { isMoved } from '../snapshot';
import { aboutCampaign, type Question } from './question';

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
    message: `${question.capabilities.name} reads the windows by the clock of the ad account, not of whoever sees the ad.`,
    fix: 'Nothing, if that will do; otherwise make a campaign of its own for this platform, with hours that suit it.',
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
            ? `Write the windows in ${target.timeZone}.`
            : `Preview and sync again on or after ${date}.`,
      }),
  );
};
