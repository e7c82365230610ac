import { smallestUnitMicros } from './smallest-unit';
import type { Figures } from './spend-book';

/** What a campaign would deliver in an hour without any limit: the same for the same id, always. */
export function hourlyRate(campaignId: string, currency: string): Figures {
  const seed = hash(campaignId);
  const impressions = 40 + (seed % 80);
  const clicks = impressions * (0.03 + (seed % 50) / 1000);
  const units = 20 + (seed % 90);
  const conversions = clicks * (0.02 + (seed % 60) / 1000);
  return {
    impressions,
    clicks,
    costMicros: clicks * units * Number(smallestUnitMicros(currency)),
    conversions,
    conversionsValue: conversions * (20 + (seed % 40)),
  };
}

/** FNV-1a over the digits. */
function hash(text: string): number {
  let value = 2166136261;
  for (const character of text) value = Math.imul(value ^ character.charCodeAt(0), 16777619) >>> 0;
  return value;
}
