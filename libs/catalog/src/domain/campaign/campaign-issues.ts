import type { Issue } from '@switchyard/kernel';
import { validateGeoTargets, validateSchedule } from '@switchyard/targeting/domain';
import ISO6391 from 'iso-639-1';
import { blankNameIssues } from '../change/blank-name';
import { duplicates } from '../change/duplicates';
import { keywordKey } from '../keyword/keyword-key';
import type { CompleteInput } from './campaign-defaults';

/** Problems of a campaign that involve no money. */
export const campaignIssues = (input: CompleteInput): Issue[] => [
  ...blankNameIssues(input.name),
  ...platformIssues(input),
  ...strangerIssues(input, 'connectionIds'),
  ...strangerIssues(input, 'platformStatus'),
  ...validateSchedule(input.adSchedule, '/adSchedule'),
  ...validateGeoTargets(input.geoTargets, '/geoTargets'),
  ...languageIssues(input.languages),
  ...negativeIssues(input),
  ...dateIssues(input),
];

const platformIssues = ({ platforms }: CompleteInput): Issue[] =>
  platforms.length === 0
    ? [
        {
          path: '/platforms',
          code: 'TOO_FEW',
          message: 'platforms must name at least one platform, such as google-ads',
        },
      ]
    : duplicates(platforms, (platform) => platform).map((index) => ({
        path: `/platforms/${index}`,
        code: 'DUPLICATE',
        message: `platforms/${index} must not be the same as an earlier one`,
      }));

const strangerIssues = (
  input: CompleteInput,
  member: 'connectionIds' | 'platformStatus',
): Issue[] =>
  Object.keys(input[member])
    .filter((platform) => !input.platforms.some((own) => own === platform))
    .map((platform) => ({
      path: `/${member}/${platform}`,
      code: 'NOT_ALLOWED',
      message: `${member}/${platform} is not allowed: ${platform} is not among the platforms of the campaign. Add it to platforms first`,
    }));

const languageIssues = (languages: readonly string[]): Issue[] => [
  ...languages.flatMap((language, index): Issue[] =>
    ISO6391.validate(language)
      ? []
      : [
          {
            path: `/languages/${index}`,
            code: 'NOT_ONE_OF',
            message: `languages/${index} must be the code of a language such as en`,
          },
        ],
  ),
  ...duplicates(languages, (language) => language).map((index): Issue => ({
    path: `/languages/${index}`,
    code: 'DUPLICATE',
    message: `languages/${index} must not be the same as an earlier one`,
  })),
];

const negativeIssues = ({ negativeKeywords }: CompleteInput): Issue[] => [
  ...negativeKeywords.flatMap(({ text }, index): Issue[] =>
    keywordKey(text) === ''
      ? [
          {
            path: `/negativeKeywords/${index}/text`,
            code: 'TOO_SHORT',
            message: `negativeKeywords/${index}/text must not be blank`,
          },
        ]
      : [],
  ),
  ...duplicates(negativeKeywords, ({ text, matchType }) => `${matchType} ${keywordKey(text)}`).map(
    (index): Issue => ({
      path: `/negativeKeywords/${index}`,
      code: 'DUPLICATE',
      message: `negativeKeywords/${index} must not be the same as an earlier one`,
    }),
  ),
];

/** Text of the form YYYY-MM-DD sorts like the dates that it means. */
const dateIssues = ({ startDate, endDate }: CompleteInput): Issue[] =>
  startDate && endDate && endDate < startDate
    ? [{ path: '/endDate', code: 'CONFLICT', message: 'endDate must not be before startDate' }]
    : [];
