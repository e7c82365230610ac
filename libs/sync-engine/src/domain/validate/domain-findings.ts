import type { Ad } from '@switchyard/catalog/domain';
import type { Finding } from '@switchyard/platforms';
import { groupBy } from '../plan/group-by';
import { isTaken } from '../snapshot';
import { findingAbout, type Question } from './question';

/** Ad groups whose ads lead to several domains, where reviewers of the platform disapprove of that. */
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
