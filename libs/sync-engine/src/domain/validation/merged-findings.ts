import { canonicalJson, type PlatformId } from '@switchyard/kernel';
import type { Finding } from '@switchyard/platforms/domain';
import { groupBy } from '../planning/grouping';
import type { PlanWarning } from '../planning/plan';
import { BRANDS } from './question';

/** One fact about a campaign, and every platform that it holds for. */
export type MergedFinding = Omit<Finding, 'platform' | 'reason'> & {
  /** In the order in which they were asked; at least one. */
  readonly platforms: readonly [PlatformId, ...PlatformId[]];
};

/**
 * What several platforms report alike becomes one finding, at the place of the first. Their
 * reasons follow, each once.
 */
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

/** One warning of a plan, and every platform that it holds for. */
export interface MergedWarning {
  readonly warning: PlanWarning;
  /** At least one. */
  readonly platforms: readonly [PlatformId, ...PlatformId[]];
}

/** What several platforms warn of alike about one object becomes one warning. */
export const mergedWarnings = (warnings: readonly PlanWarning[]): readonly MergedWarning[] =>
  [...groupBy(warnings, warningFactOf).values()].map(mergedWarning);

const warningFactOf = ({ code, field, message, address }: PlanWarning): string => {
  const { platform, campaignId, entity, id } = address;
  return canonicalJson({
    code,
    field,
    campaignId,
    entity,
    id,
    message: withoutBrand(message, platform),
  });
};

const mergedWarning = (alike: readonly PlanWarning[]): MergedWarning => {
  const first = alike[0] as PlanWarning;
  const { platform } = first.address;
  const [one, ...others] = new Set(alike.map(({ address }) => address.platform));
  const platforms = [one ?? platform, ...others] as const;
  const message = withBrands(withoutBrand(first.message, platform), platforms);
  return { warning: { ...first, message }, platforms };
};

/** Stands for the brand; no stored text holds it. */
const SLOT = '\u0000';

/** Verbs that follow a brand at the start of a sentence, and what they are after several brands. */
export const PLURALS: Readonly<Record<string, string>> = {
  accepts: 'accept',
  asks: 'ask',
  bids: 'bid',
  changes: 'change',
  charges: 'charge',
  chooses: 'choose',
  combines: 'combine',
  converts: 'convert',
  counts: 'count',
  decides: 'decide',
  delivers: 'deliver',
  documents: 'document',
  does: 'do',
  fetches: 'fetch',
  has: 'have',
  ignores: 'ignore',
  is: 'are',
  joins: 'join',
  keeps: 'keep',
  matches: 'match',
  needs: 'need',
  offers: 'offer',
  optimises: 'optimise',
  rejects: 'reject',
  requires: 'require',
  reviews: 'review',
  rounds: 'round',
  runs: 'run',
  sends: 'send',
  sets: 'set',
  shows: 'show',
  stores: 'store',
  takes: 'take',
  targets: 'target',
  treats: 'treat',
  uses: 'use',
  verifies: 'verify',
  was: 'were',
};

/**
 * A text with the platform taken out of it; quotes, and the possessive, stay as they are. Equal for
 * platforms of which it says the same.
 */
const withoutBrand = (text: string, platform: PlatformId): string =>
  text.replaceAll(new RegExp(`"[^"]*"|\\b${BRANDS[platform]}\\b(?!['’])`, 'gu'), (found) =>
    found.startsWith('"') ? found : SLOT,
  );

/** The text again, of one platform or of several. */
const withBrands = (text: string, platforms: readonly PlatformId[]): string => {
  const names = listed(platforms.map((platform) => BRANDS[platform]));
  const agreed =
    platforms.length > 1
      ? text.replaceAll(
          new RegExp(`(^|[.!?] )${SLOT} ([a-z]+)`, 'gu'),
          (_all, start: string, verb: string) => `${start}${SLOT} ${PLURALS[verb] ?? verb}`,
        )
      : text;
  return agreed.replaceAll(SLOT, () => names);
};

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
