import { isRefusal, type Issue, TimeSortedIds } from '@switchyard/kernel';
import type { Campaign } from '../domain/campaign/campaign';
import type { CampaignInput, CampaignWorld } from '../domain/campaign/campaign-input';
import { createCampaign } from '../domain/campaign/write-campaign';

/** A world in which specs of rules take place: euros, Berlin, one moment. */
export const sampleWorld = (): CampaignWorld => ({
  account: { currency: 'EUR', timeZone: 'Europe/Berlin' },
  ids: new TimeSortedIds(),
  now: new Date('2026-11-21T12:00:00.000Z'),
});

/** A campaign on the two search networks, split 60 to 40. */
export const sampleCampaign = (input: Partial<CampaignInput> = {}): Campaign =>
  createCampaign(
    'spc_1',
    {
      name: 'Autumn',
      type: 'SEARCH',
      budget: 100,
      platforms: ['google-ads', 'microsoft-ads'],
      _platformBudgets: { 'google-ads': 60, 'microsoft-ads': 40 },
      ...input,
    },
    sampleWorld(),
  );

/** `CODE path` of every issue that a call is refused for, or the refusal's own code. */
export const refusedFor = (call: () => unknown): string[] => {
  try {
    call();
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const issues = error.details?.['issues'] as readonly Issue[] | undefined;
    return issues?.map(({ code, path }) => `${code} ${path}`) ?? [error.code];
  }
  return [];
};
