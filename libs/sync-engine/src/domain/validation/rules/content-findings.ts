import { type Ad, AD_TYPES_OF } from '@switchyard/catalog/domain';
import type { Finding } from '@switchyard/platforms/domain';
import { isTaken } from '../../basis/desired-objects';
import { groupBy } from '../../planning/grouping';
import { aboutCampaign, brandOf, findingAbout, type Question } from '../question';

/** What is missing below a campaign, and the ads that the platform cannot take. */
export const contentFindings = (question: Question): readonly Finding[] => {
  const { tree, capabilities } = question;
  const [foreign, taken] = [
    tree.ads.filter((ad) => !isTaken(ad, tree, capabilities)),
    tree.ads.filter((ad) => isTaken(ad, tree, capabilities)),
  ];
  return [
    ...(tree.adGroups.length === 0 ? [noAdGroup(question)] : []),
    ...(taken.length === 0 ? [noAd(question)] : groupsWithoutAd(question, taken)),
    ...foreign.map((ad) => adUnsupported(question, ad)),
    ...(tree.campaign.type === 'PERFORMANCE_MAX' ? crowdedGroups(question, taken) : []),
    ...(tree.campaign.type === 'SEARCH' ? keywordsMissing(question) : []),
  ];
};

const noAdGroup = (question: Question): Finding =>
  aboutCampaign(question, {
    kind: 'requirement',
    source: 'switchyard',
    code: 'NO_AD_GROUP',
    field: null,
    message: 'The campaign has no ad group. Ads need one.',
    fix: 'Add an ad group with POST /ad-groups.',
  });

const noAd = (question: Question): Finding => {
  const types = AD_TYPES_OF[question.tree.campaign.type]
    .filter((type) => question.capabilities.adTypes[type] !== 'unsupported')
    .join(' or ');
  return aboutCampaign(question, {
    kind: 'requirement',
    source: 'switchyard',
    code: 'NO_AD',
    field: null,
    message: `The campaign has no ad that can run on ${brandOf(question.capabilities)}.`,
    limit: types,
    fix: `Add an ad of type ${types} with POST /ads.`,
  });
};

const groupsWithoutAd = (
  { tree, capabilities }: Question,
  taken: readonly Ad[],
): readonly Finding[] => {
  const served = new Set(taken.map(({ adGroupId }) => adGroupId));
  return tree.adGroups
    .filter(({ id }) => !served.has(id))
    .map(({ id, name }) =>
      findingAbout(
        capabilities,
        { entity: 'adGroup', id },
        {
          kind: 'recommendation',
          source: 'switchyard',
          code: 'AD_GROUP_WITHOUT_AD',
          field: null,
          message: `The ad group "${name}" has no ad that can run on ${brandOf(capabilities)}, so it shows nothing there.`,
          fix: 'Add an ad to the ad group, or remove the ad group.',
        },
      ),
    );
};

/** An ad of a type that the platform has not, or that campaigns like this one hold nowhere. */
const adUnsupported = (question: Question, ad: Ad): Finding =>
  question.capabilities.adTypes[ad.type] === 'unsupported'
    ? adNotTaken(question, ad)
    : adOfWrongType(question, ad);

const adOfWrongType = ({ capabilities, tree: { campaign } }: Question, { id, type }: Ad): Finding =>
  findingAbout(
    capabilities,
    { entity: 'ad', id },
    {
      kind: 'unsupported',
      source: 'switchyard',
      code: 'AD_TYPE_NOT_IN_CAMPAIGN',
      field: 'type',
      message: `Campaigns of type ${campaign.type} cannot contain ads of type ${type}. This ad is not sent.`,
      limit: AD_TYPES_OF[campaign.type].join(', '),
      actual: type,
      fix: `Create an ad of type ${AD_TYPES_OF[campaign.type].join(' or ')} with the same content, or move the ad to a campaign of another type.`,
    },
  );

const adNotTaken = ({ capabilities }: Question, { id, type }: Ad): Finding =>
  findingAbout(
    capabilities,
    { entity: 'ad', id },
    {
      kind: 'unsupported',
      source: 'platform',
      code: 'AD_TYPE_UNSUPPORTED',
      field: 'type',
      message: `${brandOf(capabilities)} does not support ads of type ${type}. This ad is not sent there.`,
      actual: type,
      fix: 'No change is needed if another ad runs there. Otherwise add an ad of a type that `adTypes` in GET /platforms/:platformId lists.',
    },
  );

/** Each ad becomes an asset group under the name of its ad group: one ad group has room for one. */
const crowdedGroups = (
  { tree, capabilities }: Question,
  taken: readonly Ad[],
): readonly Finding[] => {
  const ads = groupBy(taken, ({ adGroupId }) => adGroupId);
  return tree.adGroups
    .filter(({ id }) => (ads.get(id)?.length ?? 0) > 1)
    .map(({ id, name }) =>
      findingAbout(
        capabilities,
        { entity: 'adGroup', id },
        {
          kind: 'requirement',
          source: 'switchyard',
          code: 'TOO_MANY_ADS_IN_AD_GROUP',
          field: null,
          message: `The ad group "${name}" has ${ads.get(id)?.length ?? 0} ads. In PERFORMANCE_MAX an ad group has one.`,
          limit: 1,
          actual: ads.get(id)?.length ?? 0,
          fix: 'Move each further ad to its own ad group.',
        },
      ),
    );
};

const keywordsMissing = ({ tree, capabilities }: Question): readonly Finding[] => {
  const served = new Set(
    tree.keywords.filter(({ negative }) => !negative).map(({ adGroupId }) => adGroupId),
  );
  return tree.adGroups
    .filter(({ id }) => !served.has(id))
    .map(({ id, name }) =>
      findingAbout(
        capabilities,
        { entity: 'adGroup', id },
        {
          kind: 'recommendation',
          source: 'switchyard',
          code: 'AD_GROUP_WITHOUT_KEYWORD',
          field: null,
          message: `The ad group "${name}" has no keyword, so its ads show on no search.`,
          fix: 'Add keywords with POST /keywords.',
        },
      ),
    );
};

const FIELD = 'callToAction';

/**
 * Words that the platform does not know, where an ad cannot do without one. Elsewhere the connector
 * leaves the word out and says so.
 */
export const callToActionFindings = ({ tree, capabilities }: Question): readonly Finding[] => {
  const known = new Set(capabilities.callsToAction);
  const needy = new Set(
    capabilities.limits
      .filter(({ field, kind }) => field === FIELD && kind === 'minCount')
      .map(({ adType }) => adType),
  );
  const isUnknown = (ad: Ad): boolean =>
    !!ad.callToAction && needy.has(ad.type) && !known.has(inPlatformWords(ad.callToAction));
  return tree.ads
    .filter((ad) => isTaken(ad, tree, capabilities) && isUnknown(ad))
    .map(({ id, callToAction }) =>
      findingAbout(
        capabilities,
        { entity: 'ad', id },
        {
          kind: 'requirement',
          source: 'platform',
          code: 'CALL_TO_ACTION_UNSUPPORTED',
          field: FIELD,
          message: `${brandOf(capabilities)} does not offer the call to action "${callToAction}".`,
          limit: capabilities.callsToAction.join(', '),
          actual: callToAction ?? '',
          fix: 'Set `callToAction` to one of `callsToAction` in GET /platforms/:platformId.',
        },
      ),
    );
};

/** However people spell it: `Learn more` is LEARN_MORE. */
const inPlatformWords = (given: string): string =>
  given
    .trim()
    .toUpperCase()
    .replaceAll(/[\s_-]+/g, '_');
