import { isTimeZone, type Issue, type PlatformId } from '@switchyard/kernel';
import { CLOCK_END, CLOCK_START } from './clock-time';
import { DAY_TOKENS } from './day-token';
import { BID_MODIFIER_RANGE } from './schedule-window';
import {
  HUMAN_PRESETS,
  SEARCHER_ZONE_WORD,
  type SetAdScheduleInput,
  type SetAdScheduleWindow,
} from './set-ad-schedule';

/** Every problem of a `Set the ad schedule` input for a campaign on some platforms; paths are JSON pointers into the input. */
export const validateHumanSchedule = (
  input: SetAdScheduleInput,
  platforms: readonly PlatformId[],
): Issue[] => {
  const { preset, windows, timezone, platform } = input;
  const issues: Issue[] = (windows ?? []).flatMap((window, index) =>
    windowIssues(window, `/windows/${index}`),
  );
  if (preset === undefined && windows === undefined) {
    issues.push({ path: '/windows', code: 'REQUIRED', message: 'Send preset, windows or both' });
  }
  if (preset !== undefined && !HUMAN_PRESETS.includes(preset)) {
    issues.push({
      path: '/preset',
      code: 'NOT_ONE_OF',
      message: `preset must be one of ${HUMAN_PRESETS.join(', ')}`,
    });
  }
  if (timezone !== undefined && timezone !== SEARCHER_ZONE_WORD && !isTimeZone(timezone)) {
    issues.push({
      path: '/timezone',
      code: 'BAD_FORMAT',
      message: 'timezone must be local, UTC or the name of a time zone such as Europe/Berlin',
    });
  }
  if (platform !== undefined && !platforms.includes(platform)) {
    issues.push({
      path: '/platform',
      code: 'NOT_ALLOWED',
      message: `platform must be one of the platforms of the campaign: ${platforms.join(', ')}`,
    });
  }
  return issues;
};

const windowIssues = (
  { days, start, end, bidModifier = 1 }: SetAdScheduleWindow,
  path: string,
): Issue[] => [
  ...(days.length === 0
    ? [
        {
          path: `${path}/days`,
          code: 'TOO_FEW' as const,
          message: 'days must name at least one day, such as MON',
        },
      ]
    : []),
  ...days.flatMap((day, index): Issue[] =>
    DAY_TOKENS.includes(day)
      ? []
      : [
          {
            path: `${path}/days/${index}`,
            code: 'NOT_ONE_OF',
            message: `${path.slice(1)}/days/${index} must be one of ${DAY_TOKENS.join(', ')}`,
          },
        ],
  ),
  ...(CLOCK_START.test(start)
    ? []
    : [
        {
          path: `${path}/start`,
          code: 'BAD_FORMAT' as const,
          message: 'start must be a time such as 08:30. Minutes are 00, 15, 30 or 45',
        },
      ]),
  ...(CLOCK_END.test(end)
    ? []
    : [
        {
          path: `${path}/end`,
          code: 'BAD_FORMAT' as const,
          message: 'end must be a time such as 18:30, or 24:00. Minutes are 00, 15, 30 or 45',
        },
      ]),
  ...(bidModifier >= BID_MODIFIER_RANGE.min && bidModifier <= BID_MODIFIER_RANGE.max
    ? []
    : [
        {
          path: `${path}/bidModifier`,
          code: 'OUT_OF_RANGE' as const,
          message: 'bidModifier must be from 0.1 to 10',
        },
      ]),
];
