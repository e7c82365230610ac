import { canonicalJson, type PlatformId } from '@switchyard/kernel';
import { groupBy, type PlanWarning } from '../plan';
import { withBrands, withoutBrand } from './sentence';

/** One warning of a plan, and every platform that it holds for. */
export interface MergedWarning {
  readonly warning: PlanWarning;
  /** At least one. */
  readonly platforms: readonly [PlatformId, ...PlatformId[]];
}

/** What several platforms warn of alike about one object becomes one warning. */
export const mergedWarnings = (warnings: readonly PlanWarning[]): readonly MergedWarning[] =>
  [...groupBy(warnings, factOf).values()].map(merged);

const factOf = ({ code, field, message, address }: PlanWarning): string => {
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

const merged = (alike: readonly PlanWarning[]): MergedWarning => {
  const first = alike[0] as PlanWarning;
  const { platform } = first.address;
  const [one, ...others] = new Set(alike.map(({ address }) => address.platform));
  const platforms = [one ?? platform, ...others] as const;
  const message = withBrands(withoutBrand(first.message, platform), platforms);
  return { warning: { ...first, message }, platforms };
};
