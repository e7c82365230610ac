import { viewBidding } from '@switchyard/catalog/domain';
import type { BiddingRule, Finding } from '@switchyard/platforms';
import { aboutCampaign, type Question } from './question';

const MEANING: Readonly<Record<BiddingRule['requires'][number], string>> = {
  targetCpa: 'the cost that a conversion may have',
  targetRoas: 'the return on spend that is aimed at',
  targetImpressionShare: 'the share of impressions that is aimed at',
  maxCpcBidCeiling: 'the most that a click may cost',
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

/** While no ad account is connected nobody can say. */
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
    message: `The connection to ${question.capabilities.name} does not say its ${name}, without which ${question.tree.campaign.biddingStrategy.type} cannot be bid for. ${meaning}`,
    fix: `Set settings.${name} with PATCH /connections/:id, or choose another strategy.`,
  });

const strategyUnsupported = (question: Question, rule: BiddingRule | undefined): Finding => {
  const { type } = question.tree.campaign.biddingStrategy;
  return aboutCampaign(question, {
    kind: 'requirement',
    source: 'platform',
    code: 'BIDDING_STRATEGY_UNSUPPORTED',
    field: 'biddingStrategy/type',
    message: [`${question.capabilities.name} does not bid by ${type}.`, rule?.note]
      .filter(Boolean)
      .join(' '),
    actual: type,
    fix: `Choose one of ${question.capabilities.bidding
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
    message: `${question.capabilities.name} takes ${type} only with ${member}.`,
    fix: `Set biddingStrategy.${member}: ${MEANING[member]}.`,
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
    message: `${strategy} becomes ${becomes} there. ${note}`,
    limit: becomes,
    actual: strategy,
    fix: `Nothing, if ${becomes} will do; otherwise choose another strategy.`,
  });
