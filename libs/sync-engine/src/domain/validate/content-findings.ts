import type { Ad } from '@switchyard/catalog/domain';
import type { Finding } from '@switchyard/platforms';
import { isTaken } from '../snapshot';
import { aboutCampaign, findingAbout, type Question } from './question';

/** What is missing below a campaign, and the ads that the platform cannot take. */
export const contentFindings = (question: Question): readonly Finding[] => {
  const { tree, capabilities } = question;
  const [foreign, taken] = [tree.ads.filter((ad) => !isTaken(ad, tree, capabilities)), tree.ads.filter((ad) => isTaken(ad, tree, capabilities))];
  return [
    ...(tree.adGroups.length === 0 ? [noAdGroup(question)] : []),
    ...(taken.length === 0 ? [noAd(question)] : groupsWithoutAd(question, taken)),
    ...foreign.map((ad) => adUnsupported(question, ad)),
    ...(tree.campaign.type === 'SEARCH' ? keywordsMissing(question) : []),
  ];
};

const noAdGroup = (question: Question): Finding =>
  aboutCampaign(question, {
    kind: 'requirement', source: 'platform', code: 'NO_AD_GROUP', field: null, message: 'The campaign has no ad group, so there is no place for an ad.', fix: 'Add an ad group with POST /ad-groups.',
  });

const noAd = (question: Question): Finding => {
  const types = Object.entries(question.capabilities.adTypes).filter(([, support]) => support !== 'unsupported').map(([type]) => type).join(', ');
  return aboutCampaign(question, {
    kind: 'requirement', source: 'platform', code: 'NO_AD', field: null, message: `The campaign has no ad that ${question.capabilities.name} can take.`, limit: types,
    fix: `Add an ad of a type that it takes (${types}) with POST /ads.`,
  });
};

const groupsWithoutAd = ({ tree, capabilities }: Question, taken: readonly Ad[]): readonly Finding[] => {
  const served = new Set(taken.map(({ adGroupId }) => adGroupId));
  return tree.adGroups.filter(({ id }) => !served.has(id)).map(({ id, name }) =>
    findingAbout(capabilities, { entity: 'adGroup', id }, {
      kind: 'recommendation', source: 'switchyard', code: 'AD_GROUP_WITHOUT_AD', field: null, message: `"${name}" has no ad that ${capabilities.name} can take, so it cannot show there.`,
      fix: 'Add an ad to the ad group, or remove the ad group.',
    }));
};

const adUnsupported = ({ capabilities }: Question, { id, type }: Ad): Finding =>
  findingAbout(capabilities, { entity: 'ad', id }, {
    kind: 'unsupported', source: 'platform', code: 'AD_TYPE_UNSUPPORTED', field: 'type', message: `${capabilities.name} takes no ${type} ads; this one is left out there.`, actual: type,
    fix: 'Nothing, if another ad serves there; otherwise add one of a type that it takes.',
  });

const keywordsMissing = ({ tree, capabilities }: Question): readonly Finding[] => {
  const served = new Set(tree.keywords.filter(({ negative }) => !negative).map(({ adGroupId }) => adGroupId));
  return tree.adGroups.filter(({ id }) => !served.has(id)).map(({ id, name }) =>
    findingAbout(capabilities, { entity: 'adGroup', id }, {
      kind: 'recommendation', source: 'switchyard', code: 'AD_GROUP_WITHOUT_KEYWORD', field: null, message: `"${name}" has no keyword, so no search can show its ads.`,
      fix: 'Add keywords with POST /keywords.',
    }));
};
