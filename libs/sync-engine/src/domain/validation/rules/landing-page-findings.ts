import type { Ad } from '@switchyard/catalog/domain';
import type { Finding } from '@switchyard/platforms/domain';
import { AttachedAssets } from '../../basis/campaign-draft';
import { isTaken } from '../../basis/desired-objects';
import { groupBy } from '../../planning/grouping';
import { findingAbout, isLost, type Question } from '../question';

type Place = Parameters<typeof findingAbout>[1];
type Problem = Pick<Finding, 'code' | 'message' | 'fix'>;

/**
 * Addresses that no browser could open: of the ads that go there, and of the sitelinks beside them.
 */
export const urlFindings = (question: Question): readonly Finding[] => {
  const { tree, capabilities } = question;
  const sitelinks = isLost(capabilities, 'campaign', 'extensions')
    ? []
    : new AttachedAssets(tree, capabilities)
        .ofCampaign()
        .filter(({ asset }) => asset.type === 'SITELINK');
  const addresses: readonly (readonly [Place, string])[] = [
    ...tree.ads
      .filter((ad) => isTaken(ad, tree, capabilities))
      .map(({ id, finalUrl }) => [{ entity: 'ad', id } as const, finalUrl] as const),
    ...sitelinks.map(
      ({ asset: { id, finalUrl } }) => [{ entity: 'asset', id } as const, finalUrl ?? ''] as const,
    ),
  ];
  return addresses.flatMap(([place, url]) => {
    const problem = problemOf(url);
    return problem
      ? [
          findingAbout(capabilities, place, {
            kind: 'requirement',
            source: 'switchyard',
            field: 'finalUrl',
            actual: url,
            ...problem,
          }),
        ]
      : [];
  });
};

/**
 * The first thing wrong with an address. Parameters that platforms fill in themselves, like
 * `{keyword}`, are no placeholders.
 */
const problemOf = (url: string): Problem | undefined => {
  if (url.trim() === '') {
    return {
      code: 'FINAL_URL_MISSING',
      message: '`finalUrl` is empty.',
      fix: 'Set `finalUrl` to the page that the ad leads to, such as https://shop.example/shoes.',
    };
  }
  if (/\s/u.test(url)) {
    return {
      code: 'FINAL_URL_HAS_SPACE',
      message: '`finalUrl` contains a space.',
      fix: 'Write each space as %20, or remove it.',
    };
  }
  if (/\{\{|\}\}|\$\{|[<>[\]]|\{(un)?(escaped)?lpurl/iu.test(url)) {
    return {
      code: 'FINAL_URL_HAS_PLACEHOLDER',
      message: '`finalUrl` contains a placeholder such as {{id}}.',
      fix: 'Replace the placeholder with the address of the page. Put tracking parameters into `trackingTemplate`.',
    };
  }
  return isWebAddress(url)
    ? undefined
    : {
        code: 'FINAL_URL_NOT_WEB',
        message: '`finalUrl` is not a web address.',
        fix: 'Use an address such as https://shop.example/shoes.',
      };
};

const isWebAddress = (url: string): boolean =>
  /^https?:\/\/[^/?#]+\.[^/?#]+/iu.test(url) && URL.canParse(url);

/**
 * Ad groups whose ads lead to several domains, where reviewers of the platform disapprove of that.
 */
export const domainFindings = ({ tree, capabilities }: Question): readonly Finding[] => {
  const rule = capabilities.oneDomainPerAdGroup;
  if (!rule) return [];
  const groups = groupBy(
    tree.ads.filter((ad) => isTaken(ad, tree, capabilities)),
    ({ adGroupId }) => adGroupId,
  );
  return [...groups].flatMap(([id, ads]) => {
    const domains = [...new Set(ads.flatMap(domainOf))].sort();
    if (domains.length < 2) return [];
    return [
      findingAbout(
        capabilities,
        { entity: 'adGroup', id },
        {
          kind: 'recommendation',
          source: 'platform',
          code: 'FINAL_URL_DOMAINS_DIFFER',
          field: null,
          message: 'The ads of this ad group lead to different domains.',
          reason: rule.note,
          limit: 1,
          actual: domains.join(', '),
          fix: 'Move the ads of each other domain to their own ad group.',
        },
      ),
    ];
  });
};

/** `www.` names no other site. */
const domainOf = ({ finalUrl }: Ad): readonly string[] =>
  URL.canParse(finalUrl) ? [new URL(finalUrl).hostname.replace(/^www\./u, '')] : [];
