import type { Ids, Issue } from '@switchyard/kernel';
import {
  type GeoTargetInput,
  validateGeoTargets,
  validateSchedule,
} from '@switchyard/targeting/domain';
import ISO6391 from 'iso-639-1';
import { keywordKey } from '../ad-group/keyword';
import type { ByPlatform } from '../by-platform';
import { blankNameIssues } from '../change';
import type { ServingStatus } from '../delivery/delivery-state';
import type { BiddingStrategyInput } from './bidding';
import {
  type Campaign,
  type CampaignStatus,
  type CampaignType,
  type Networks,
  WRITTEN_MEMBERS,
  type WrittenMember,
} from './campaign';

/** Members that are written as they are stored; null means the same as left out. */
type AsStored = { readonly [member in WrittenMember]?: Campaign[member] | null };

/**
 * What a caller writes to make a campaign; money in major units per day. Members that are not
 * listed here are written as they are stored.
 */
export interface CampaignInput extends Omit<AsStored, 'name' | 'networks'> {
  readonly name: string;
  readonly type: CampaignType;
  readonly status?: CampaignStatus;
  readonly platformStatus?: ByPlatform<ServingStatus>;
  readonly budget: number;
  readonly _platformBudgets?: ByPlatform<number> | null;
  readonly biddingStrategy?: BiddingStrategyInput;
  readonly geoTargets?: readonly GeoTargetInput[];
  readonly networks?: Partial<Networks> | null;
}

/**
 * What a merge patch changes of a campaign: whole members, already merged with what is stored; null
 * clears.
 */
export type CampaignChanges = {
  readonly [member in keyof CampaignInput]?: CampaignInput[member] | null;
};

/** The account's defaults for a campaign that sets no value itself. */
export interface AccountDefaults {
  /** ISO 4217. */
  readonly currency: string;
  /** IANA. */
  readonly timeZone: string;
}

/** All facts from outside that the rules of a campaign need. */
export interface CampaignWorld {
  readonly account: AccountDefaults;
  readonly ids: Ids;
  readonly now: Date;
}

/** An input with nothing left to assume. */
export type CompleteInput = Pick<Campaign, WrittenMember> &
  Pick<CampaignInput, 'type' | 'status' | 'budget' | '_platformBudgets'> &
  Required<Pick<CampaignInput, 'platformStatus' | 'biddingStrategy' | 'geoTargets'>>;

/**
 * Search only: partner sites and display spend elsewhere than most people expect of a search
 * campaign.
 */
const DEFAULT_NETWORKS: Networks = { search: true, searchPartners: false, display: false };

export const withDefaults = (input: CampaignInput, account: AccountDefaults): CompleteInput => ({
  ...input,
  ...nullWhereAbsent(input),
  objective: input.objective ?? 'TRAFFIC',
  platforms: input.platforms ?? ['google-ads'],
  connectionIds: input.connectionIds ?? {},
  platformStatus: input.platformStatus ?? {},
  currency: input.currency ?? account.currency,
  biddingStrategy: input.biddingStrategy ?? {},
  adSchedule: input.adSchedule ?? 'ALL_HOURS_ALL_DAYS',
  geoTargets: input.geoTargets ?? [],
  locationIntent: input.locationIntent ?? 'PRESENCE',
  targeting: input.targeting ?? {},
  languages: input.languages ?? ['en'],
  networks: { ...DEFAULT_NETWORKS, ...input.networks },
  negativeKeywords: input.negativeKeywords ?? [],
  conversionActionIds: input.conversionActionIds ?? [],
});

type NullableMember = {
  [member in WrittenMember]: null extends Campaign[member] ? member : never;
}[WrittenMember];

/**
 * Every member that is null when it is not stated. The others get their default in `withDefaults`.
 */
const nullWhereAbsent = (input: {
  readonly [member in WrittenMember]?: unknown;
}): Pick<Campaign, NullableMember> => {
  const members = Object.fromEntries(
    WRITTEN_MEMBERS.map((member) => [member, input[member] ?? null]),
  );
  return members as unknown as Pick<Campaign, NullableMember>;
};

/** Problems of a campaign that involve no money. */
export const campaignIssues = (input: CompleteInput): Issue[] => [
  ...blankNameIssues(input.name),
  ...platformIssues(input),
  ...unknownPlatformIssues(input, 'connectionIds'),
  ...unknownPlatformIssues(input, 'platformStatus'),
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

const unknownPlatformIssues = (
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

/** The places of the items that repeat an earlier one. */
const duplicates = <T>(items: readonly T[], key: (item: T) => string): number[] => {
  const seen = new Set<string>();
  return items.flatMap((item, index) => {
    const value = key(item);
    if (seen.has(value)) return [index];
    seen.add(value);
    return [];
  });
};
