import type {
  Capabilities,
  ConversionRules,
  DailyQuota,
  Overdelivery,
  ReportRules,
} from '@switchyard/platforms';
import { table } from './matrix';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Everything that one platform's table says, with its sources. */
export const platformPage = (capabilities: Capabilities): string => {
  const {
    platform,
    name,
    fields,
    limits,
    bidding,
    settingsRequired,
    credentialsRequired,
    levels,
    placeKey,
  } = capabilities;
  return [
    `# ${name}`,
    `Made from the capability table of \`${platform}\` by \`npm run docs\`; not edited by hand. [All platforms side by side](README.md) · [What no document proves](${platform}-unverified.md)`,
    '## Connection',
    `Required settings: ${listed(settingsRequired.map(({ name: setting, meaning }) => `\`${setting}\` (${meaning})`))}. Credentials: ${listed(credentialsRequired.map((each) => `\`${each}\``))}.`,
    `${conversionNeeds(capabilities)}\n\nObjects of its own: ${listed(levels.map((level) => `\`${level}\``))}. Places are named by ${placeKey === null ? 'nothing: it targets none' : `\`${placeKey}\``}.`,
    '## Fields',
    table(
      ['object', 'field', 'what becomes of it', 'where', 'note', 'source'],
      fields.map((rule) => [
        rule.entity,
        `\`${rule.field}\``,
        marked(rule.support, rule),
        [...(rule.campaignTypes ?? []), ...(rule.adTypes ?? [])].join(', '),
        rule.note,
        rule.source,
      ]),
    ),
    '## Bidding',
    table(
      ['strategy', 'what becomes of it', 'where', 'needs', 'note', 'source'],
      bidding.map((rule) => [
        `\`${rule.strategy}\``,
        marked(rule.becomes ? `${rule.support} (${rule.becomes})` : rule.support, rule),
        (rule.campaignTypes ?? []).join(', '),
        rule.requires.join(', '),
        rule.note,
        rule.source,
      ]),
    ),
    '## Limits',
    table(
      ['object', 'field', 'limit', 'where', 'finding', 'source'],
      limits.map((rule) => [
        rule.entity,
        `\`${rule.field}\``,
        marked(`${rule.kind} ${rule.value}`, rule),
        [...(rule.campaignTypes ?? []), ...(rule.adType ? [rule.adType] : [])].join(', '),
        rule.code,
        rule.source,
      ]),
    ),
    '## Media',
    media(capabilities),
    ...operating(capabilities),
  ]
    .join('\n\n')
    .concat('\n');
};

const operating = ({
  rateLimits,
  dailyQuota,
  overdelivery,
  reports,
  conversions,
}: Capabilities): readonly string[] => [
  '## Pace',
  rateLimits.length === 0
    ? 'The platform publishes no figure that its connector keeps to; it is waited for when it says so.'
    : table(
        ['limit', 'requests', 'seconds', 'source'],
        rateLimits.map((limit) => [
          limit.name,
          marked(String(limit.requests), limit),
          String(limit.perSeconds),
          limit.source,
        ]),
      ),
  '## In a day',
  dailyQuota === null ? 'The platform limits no day.' : quotaText(dailyQuota),
  '## Spending past a daily budget',
  table(
    ['on one day', 'evens out', 'note', 'source'],
    [
      [
        marked(`${overdelivery.dayPercent} %`, overdelivery),
        evensOut(overdelivery),
        overdelivery.note,
        overdelivery.source,
      ],
    ],
  ),
  '## Figures',
  reportsTable(reports),
  '## Conversions',
  conversionsTable(conversions),
];

const conversionNeeds = ({ forConversions }: Capabilities): string => {
  const { settings = [], credentials = [] } = forConversions ?? {};
  const settingText = ({ name, meaning }: (typeof settings)[number]): string =>
    `\`settings.${name}\` (${meaning})`;
  const optional = settings.filter((setting) => setting.optional === true).map(settingText);
  const needed = [
    ...settings.filter((setting) => setting.optional !== true).map(settingText),
    ...credentials.map(({ name, meaning }) => `\`credentials.${name}\` (${meaning})`),
  ];
  return `Only for conversions, which are held without: ${needed.length === 0 ? 'nothing more' : needed.join(', ')}.${optional.length === 0 ? '' : ` Not needed: ${optional.join(', ')}.`}`;
};

const quotaText = (quota: DailyQuota): string =>
  [
    table(
      ['counts', 'a day', 'starts over', 'shared by', 'note', 'source'],
      [
        [
          quota.counts,
          marked(quota.perDay === null ? 'not published' : String(quota.perDay), quota),
          quota.resets === 'sliding' ? 'after 24 hours' : `midnight ${quota.resets}`,
          `\`${quota.sharedBy}\``,
          quota.note,
          quota.source,
        ],
      ],
    ),
    `By access level: ${quota.levels.length === 0 ? 'not published' : listed(quota.levels.map(({ name, perDay }) => `${name} ${perDay ?? 'unlimited'}`))}. \`SWITCHYARD_<PLATFORM>_DAILY_QUOTA\` says what is granted here, 0 is no limit.`,
  ].join('\n\n');

const reportsTable = ({
  levels,
  days,
  restatedDays,
  lagHours,
  conversions,
  sources,
}: ReportRules): string =>
  table(
    ['what', 'says', 'source'],
    [
      [
        'reported for',
        marked(listed(levels.map((level) => `\`${level}\``)), sources.levels),
        sources.levels.source,
      ],
      [
        'days',
        marked(days === 'account' ? "of the ad account's zone" : 'of UTC', sources.days),
        sources.days.source,
      ],
      [
        'days that are restated',
        marked(String(restatedDays), sources.restatedDays),
        sources.restatedDays.source,
      ],
      [
        'hours that figures lag behind',
        marked(String(lagHours), sources.lagHours),
        sources.lagHours.source,
      ],
      ['conversions', marked(conversions, sources.conversions), sources.conversions.source],
    ],
  );

const TESTS: Readonly<Record<ConversionRules['tests'], (setting: string) => string>> = {
  validated: () => 'are checked and not counted',
  coded: (setting) => `are shown under the code in \`settings.${setting}\`; none is sent without`,
  unsupported: () => 'are not sent',
};

const conversionsTable = (rules: ConversionRules): string =>
  table(
    ['what', 'says'],
    [
      [
        'items of a request',
        rules.adjustmentBatch === undefined
          ? String(rules.batch)
          : `${rules.batch}, of adjustments ${rules.adjustmentBatch}`,
      ],
      [
        'matched by',
        listed([...rules.clickIds, ...rules.identifiers].map((each) => `\`${each}\``)),
      ],
      ['oldest conversion', `${rules.oldestMs / DAY_MS} days`],
      [
        'a new action takes nothing for',
        rules.actionAgeMs === 0 ? 'no time' : `${rules.actionAgeMs / HOUR_MS} hours`,
      ],
      [
        'consent',
        rules.consent === 'sent'
          ? 'has a field: what is denied or unknown goes with its click id and without the person'
          : 'has no field: what is denied or unknown is not sent',
      ],
      ['tests', TESTS[rules.tests](rules.testSetting?.name ?? '')],
      [
        'adjustments',
        listed(Object.entries(rules.adjustments).map(([type, support]) => `${type} ${support}`)),
      ],
      [
        'age of a conversion that is adjusted',
        rules.adjustmentAgeMs === undefined
          ? 'any'
          : `${rules.adjustmentAgeMs.from / HOUR_MS} hours to ${rules.adjustmentAgeMs.to / DAY_MS} days`,
      ],
    ],
  );

const evensOut = ({ evensOut: over }: Overdelivery): string =>
  over === null ? 'never' : `${over.percent} % of a daily budget in a ${over.over}`;

const media = ({ media: rules, mediaTotals }: Capabilities): string =>
  rules.length === 0
    ? 'None.'
    : [
        table(
          [
            'campaigns',
            'ads',
            'role',
            'how many',
            'shape',
            'least',
            'recommended',
            'bytes',
            'types',
            'source',
          ],
          rules.map((rule) => [
            rule.campaignType,
            rule.adType ?? 'campaign',
            `\`${rule.role}\``,
            marked(`${rule.min} to ${rule.max}`, rule),
            rule.aspectRatio === null ? 'any' : `${rule.aspectRatio} : 1`,
            pixels(rule.minWidth, rule.minHeight),
            pixels(rule.recommendedWidth, rule.recommendedHeight),
            rule.maxBytes === null ? '' : rule.maxBytes.toLocaleString('en'),
            rule.mimeTypes.join(', '),
            rule.source,
          ]),
        ),
        ...mediaTotals.map(
          ({ campaignType, adType, roles, max }) =>
            `In ${campaignType}, ${adType ?? 'campaigns'} take at most ${max} of ${roles.join(', ')} together.`,
        ),
      ].join('\n\n');

const pixels = (width: number | null, height: number | null): string =>
  width === null || height === null ? '' : `${width} × ${height}`;

const marked = (text: string, { unverified }: { readonly unverified?: boolean }): string =>
  unverified === true ? `${text}*` : text;

const listed = (items: readonly string[]): string =>
  items.length === 0 ? 'none' : items.join(', ');
