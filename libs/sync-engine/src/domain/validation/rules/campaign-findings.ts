import { viewBidding } from '@switchyard/catalog/domain';
import type { BiddingRule, Finding } from '@switchyard/platforms/domain';
import { platformBudgetMicros } from '../../basis/campaign-draft';
import { aboutCampaign, brandOf, type Question } from '../question';

/** What a campaign must state before it can be sent to any platform. */
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
    message:
      'The campaign runs on several platforms, and `_platformBudgets` does not split its budget between them.',
    fix: 'Set `_platformBudgets`, or use PUT /campaigns/:id/budget-split. The amounts must add up to `budget`.',
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
    message: `${brandOf(question.capabilities)} requires a declaration whether the campaign is political advertising.`,
    fix: 'Set `declarations/politicalAdvertising` of the campaign, or `settings/declarations` of the connection, to NONE or POLITICAL.',
  });

const MEANING: Readonly<Record<BiddingRule['requires'][number], string>> = {
  targetCpa: 'the target cost of a conversion',
  targetRoas: 'the target return on ad spend',
  targetImpressionShare: 'the target share of impressions',
  maxCpcBidCeiling: 'the highest cost of a click',
};

/** Whether the platform bids as asked, as something else, or not without another number. */
export const biddingFindings = (question: Question): readonly Finding[] => {
  const { type } = question.tree.campaign.biddingStrategy;
  const rule = question.capabilities.bidding.find(({ strategy }) => strategy === type);
  if (!rule || rule.support === 'unsupported') return [strategyUnsupported(question, rule)];
  const view = viewBidding(question.tree.campaign.biddingStrategy);
  const missing = rule.requires.filter(
    (member) => view[member] === undefined || view[member] === null,
  );
  return [
    ...missing.map((member) => numberMissing(question, member)),
    ...settingsMissing(question, rule).map((setting) => settingMissing(question, setting)),
    ...(rule.becomes ? [strategyReplaced(question, rule, rule.becomes)] : []),
  ];
};

type Setting = NonNullable<BiddingRule['requiresSettings']>[number];

/** Without a connected ad account the settings are unknown. */
const settingsMissing = (
  { target }: Question,
  { requiresSettings = [] }: BiddingRule,
): readonly Setting[] =>
  target ? requiresSettings.filter(({ name }) => !target.settings.includes(name)) : [];

const settingMissing = (question: Question, { name, meaning }: Setting): Finding =>
  aboutCampaign(question, {
    kind: 'requirement',
    source: 'platform',
    code: 'CONNECTION_SETTING_MISSING',
    field: 'biddingStrategy/type',
    message: `The strategy ${question.tree.campaign.biddingStrategy.type} needs \`settings/${name}\` on the connection to ${brandOf(question.capabilities)}.`,
    reason: meaning,
    fix: `Set \`settings/${name}\` with PATCH /connections/:id, or choose another \`biddingStrategy/type\`.`,
  });

const strategyUnsupported = (question: Question, rule: BiddingRule | undefined): Finding => {
  const { type } = question.tree.campaign.biddingStrategy;
  return aboutCampaign(question, {
    kind: 'requirement',
    source: 'platform',
    code: 'BIDDING_STRATEGY_UNSUPPORTED',
    field: 'biddingStrategy/type',
    message: `${brandOf(question.capabilities)} does not support the bidding strategy ${type}.`,
    ...(rule?.note ? { reason: rule.note } : {}),
    actual: type,
    fix: `Set \`biddingStrategy/type\` to one of ${question.capabilities.bidding
      .filter(({ support }) => support !== 'unsupported')
      .map(({ strategy }) => strategy)
      .join(', ')}.`,
  });
};

const numberMissing = (question: Question, member: BiddingRule['requires'][number]): Finding => {
  const { type } = question.tree.campaign.biddingStrategy;
  return aboutCampaign(question, {
    kind: 'requirement',
    source: 'platform',
    code: 'BIDDING_NUMBER_MISSING',
    field: `biddingStrategy/${member}`,
    message: `${brandOf(question.capabilities)} needs \`biddingStrategy/${member}\` for the strategy ${type}.`,
    fix: `Set \`biddingStrategy/${member}\`: ${MEANING[member]}.`,
  });
};

const strategyReplaced = (
  question: Question,
  { strategy, note }: BiddingRule,
  becomes: string,
): Finding =>
  aboutCampaign(question, {
    kind: 'degraded',
    source: 'platform',
    code: 'BIDDING_STRATEGY_TRANSLATED',
    field: 'biddingStrategy/type',
    message: `The strategy ${strategy} becomes ${becomes} on ${brandOf(question.capabilities)}.`,
    reason: note,
    limit: becomes,
    actual: strategy,
    fix: `No change is needed if ${becomes} is acceptable. Otherwise choose another \`biddingStrategy/type\`.`,
  });

type Row = Question['tree']['campaign']['geoTargets'][number];

/**
 * Who pays and who profits, where people of some countries must be able to see it. The ad account
 * may have it already: only the platform knows.
 */
export const identityFindings = (question: Question): readonly Finding[] => {
  const {
    capabilities: { advertiserIdentityIn: rule, platform },
    tree: { campaign },
  } = question;
  const missing = missingMembers(question);
  if (
    !rule ||
    missing.length === 0 ||
    !campaign.geoTargets.some((row) => mayLieIn(row, rule.countries))
  ) {
    return [];
  }
  return [
    aboutCampaign(question, {
      kind: 'recommendation',
      source: 'platform',
      code: 'ADVERTISER_IDENTITY_UNSAID',
      field: 'declarations/advertiserIdentity',
      message: `${brandOf({ platform })} asks for the ${missing.join(' and the ')} of these ads.`,
      reason: rule.note,
      fix: 'Set `declarations/advertiserIdentity` of the campaign or `settings/declarations` of the connection, unless the ad account has defaults for both.',
    }),
  ];
};

const missingMembers = ({ tree: { campaign }, target }: Question): readonly string[] => {
  const stated =
    campaign.declarations?.advertiserIdentity ?? target?.declarations.advertiserIdentity;
  return (['payer', 'beneficiary'] as const).filter((member) => !stated?.[member]);
};

/** Circles, and areas of an unknown country, may lie anywhere. */
const mayLieIn = (row: Row, countries: readonly string[]): boolean =>
  row.kind === 'RADIUS' ||
  (!row.negative && (row.countryCode === undefined || countries.includes(row.countryCode)));
