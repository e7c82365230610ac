import type { Capabilities, Finding } from '@switchyard/platforms/domain';
import { extensionAssets, imageAssets } from '../basis/asset-drafts';
import { AttachedAssets } from '../basis/campaign-draft';
import type { CampaignTree, Target, TreeAsset } from '../basis/campaign-tree';
import { fieldJudge } from './field-findings';
import { limitJudge } from './limit-findings';
import { aboutCampaign, brandOf, type Question, rulesFor } from './question';
import { biddingFindings, campaignFindings, identityFindings } from './rules/campaign-findings';
import { callToActionFindings, contentFindings } from './rules/content-findings';
import { keywordConflicts, negativeFindings } from './rules/keyword-findings';
import { domainFindings, urlFindings } from './rules/landing-page-findings';
import { mediaFindings } from './rules/media-findings';
import { dateFindings, scheduleFindings } from './rules/schedule-findings';
import { languageFindings, locationFindings } from './rules/targeting-findings';
import { subjectsOf } from './subject';

const RULES = [
  campaignFindings,
  identityFindings,
  dateFindings,
  biddingFindings,
  languageFindings,
  locationFindings,
  scheduleFindings,
  contentFindings,
  callToActionFindings,
  urlFindings,
  domainFindings,
  mediaFindings,
  negativeFindings,
  keywordConflicts,
] as const;

/**
 * What a platform supports of a campaign tree and what is missing, by its table of abilities alone.
 * The order is that of the rules, then of the tree. `at` is the moment whose offsets hours are
 * converted by; without it they are not. `today` is YYYY-MM-DD in the ad account's zone; without it
 * there are no findings about dates.
 */
export const capabilityFindings = (
  tree: CampaignTree,
  capabilities: Capabilities,
  target: Target | undefined,
  at?: Date,
  today?: string,
): readonly Finding[] => {
  const question: Question = {
    tree,
    capabilities: rulesFor(tree.campaign, capabilities),
    target,
    ...(at ? { at } : {}),
    ...(today === undefined ? {} : { today }),
  };
  // Nothing of it goes there: more findings would be noise.
  if (capabilities.campaignTypes[tree.campaign.type] === 'unsupported') {
    return [typeUnsupported(question)];
  }
  return [...RULES.flatMap((rule) => rule(question)), ...subjectFindings(question)].map(
    namingAssets(tree, capabilities),
  );
};

const typeUnsupported = (question: Question): Finding => {
  const {
    tree: { campaign },
    capabilities: { platform, campaignTypes },
  } = question;
  const taken = Object.entries(campaignTypes)
    .filter(([, support]) => support !== 'unsupported')
    .map(([type]) => type)
    .join(', ');
  return aboutCampaign(question, {
    kind: 'requirement',
    source: 'platform',
    code: 'CAMPAIGN_TYPE_UNSUPPORTED',
    field: 'type',
    message: `${brandOf({ platform })} does not support campaigns of type ${campaign.type}.`,
    limit: taken,
    actual: campaign.type,
    fix: `Remove the platform from \`platforms\` of the campaign, or create a campaign of type ${taken}.`,
  });
};

const subjectFindings = (question: Question): readonly Finding[] => {
  const judges = [limitJudge(question.capabilities), fieldJudge(question.capabilities)];
  const findings: Finding[] = [];
  for (const subject of subjectsOf(question)) {
    findings.push(...judges.flatMap((judge) => judge(subject)));
  }
  return findings;
};

const PLACE = /^(extensions|images)\/(\d+)(?:\/(.+))?$/u;

/** What assets call their members otherwise than extensions do. */
const MEMBERS: Readonly<Record<string, string>> = { text: 'calloutText' };

/**
 * A finding about a position in the lists of extensions and images, reported for the asset at that
 * position: callers know no such lists.
 */
export const namingAssets = (
  tree: CampaignTree,
  capabilities: Pick<Capabilities, 'media'>,
): ((finding: Finding) => Finding) => {
  const attached = new AttachedAssets(tree, capabilities);
  const ads = new Map(tree.ads.map((ad) => [ad.id, ad]));
  const assetsOf = ({ entity: { type, id } }: Finding): readonly TreeAsset[] => {
    if (type === 'campaign') return attached.ofCampaign();
    const ad = ads.get(id);
    return ad ? attached.goingWith(ad) : [];
  };
  return (finding) => {
    const [, list, index, member] = PLACE.exec(finding.field ?? '') ?? [];
    if (!list) return finding;
    const asset = (list === 'images' ? imageAssets : extensionAssets)(assetsOf(finding))[
      Number(index)
    ]?.asset;
    return asset ? aboutAsset(finding, asset.id, memberOf(list, member)) : finding;
  };
};

/** Sentences name the field as the asset has it. */
const aboutAsset = (finding: Finding, id: string, field: string | null): Finding => {
  const renamed = (text: string): string =>
    text.replaceAll(`\`${finding.field}\``, () => (field === null ? 'The asset' : `\`${field}\``));
  const { message, fix } = finding;
  return {
    ...finding,
    entity: { type: 'asset', id },
    field,
    message: renamed(message),
    fix: renamed(fix),
  };
};

const memberOf = (list: string, member: string | undefined): string | null => {
  if (member === undefined) return list === 'images' ? 'role' : null;
  return MEMBERS[member] ?? member;
};
