import type { PlatformId } from '@switchyard/kernel';
import type { AdPlatform } from '@switchyard/platforms';
import { forecastWaves } from '../../domain/apply';
import type { PlatformPlan, Quota } from '../../domain/sync';
import type { PlanDraft } from './plan-draft';

/** What the plan takes, per ad account. */
export const describePlatforms = (draft: PlanDraft, platforms: ReadonlyMap<PlatformId, AdPlatform>): readonly PlatformPlan[] =>
  [...draft.changes.values()].flatMap(({ target, changes }) => {
    const platform = platforms.get(target.platform);
    return platform ? [{ platform: target.platform, connectionId: target.connectionId, changes: changes.length, quota: quotaOf(platform, draft, target.connectionId) }] : [];
  });

const quotaOf = (platform: AdPlatform, draft: PlanDraft, connectionId: string): Quota => {
  const changes = draft.changes.get(connectionId)?.changes ?? [];
  const forecast = platform.forecast(forecastWaves(changes));
  const { campaigns, adGroups } = draft.leftThere(connectionId);
  const readCalls = forecast.readCalls + platform.deliveryCost(campaigns, adGroups);
  const limit = platform.dailyLimit;
  return {
    readCalls, calls: forecast.calls, operations: forecast.operations, ...(limit === undefined ? {} : { dailyLimit: limit }),
    days: limit === undefined ? 1 : Math.max(1, Math.ceil(forecast.operations / limit)),
  };
};
