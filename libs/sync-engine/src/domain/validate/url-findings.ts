import type { Finding } from '@switchyard/platforms';
import { AttachedAssets, isTaken } from '../snapshot';
import { isLost } from './lost-field';
import { findingAbout, type Question } from './question';

type Place = Parameters<typeof findingAbout>[1];
type Problem = Pick<Finding, 'code' | 'message' | 'fix'>;

/** Addresses that no browser could open: of the ads that go there, and of the sitelinks beside them. */
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

/** The first thing wrong with an address. Parameters that platforms fill in themselves, like `{keyword}`, are no placeholders. */
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
