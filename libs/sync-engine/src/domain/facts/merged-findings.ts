import { canonicalJson, type PlatformId } from '@switchyard/kernel';
import type { Finding } from '@switchyard/platforms';
import { groupBy } from '../plan/group-by';
import { withBrands, withoutBrand } from './sentence';

/** One fact about a campaign, and every platform that it holds for. */
export type MergedFinding = Omit<Finding, 'platform' | 'reason'> & {
  /** In the order in which they were asked; at least one. */
  readonly platforms: readonly [PlatformId, ...PlatformId[]];
};

/** What several platforms say alike becomes one finding, where the first of them said it. Their reasons follow, each once. */
export const mergedFindings = (findings: readonly Finding[]): readonly MergedFinding[] =>
  [...groupBy(findings, factOf).values()].map(merged);

/** Everything that callers read, with the platform taken out of the sentences. */
const factOf = ({ platform, reason: _why, message, fix, ...rest }: Finding): string =>
  canonicalJson({
    ...rest,
    message: withoutBrand(message, platform),
    fix: withoutBrand(fix, platform),
  });

const merged = (alike: readonly Finding[]): MergedFinding => {
  const { platform, reason: _why, ...first } = alike[0] as Finding;
  const [one, ...others] = new Set(alike.map((finding) => finding.platform));
  const platforms = [one ?? platform, ...others] as const;
  const inAll = (text: string): string => withBrands(withoutBrand(text, platform), platforms);
  return {
    ...first,
    platforms,
    message: [inAll(first.message), ...reasonsOf(alike)].join(' '),
    fix: inAll(first.fix),
  };
};

const reasonsOf = (alike: readonly Finding[]): readonly string[] => {
  const reasons = alike.flatMap(({ platform, reason }) =>
    reason ? [{ platform, text: withoutBrand(reason, platform) }] : [],
  );
  return [...groupBy(reasons, ({ text }) => text)].map(([text, same]) =>
    withBrands(text, [...new Set(same.map(({ platform }) => platform))]),
  );
};
