import { answered, type Party } from '@switchyard/test-kit';
import type { components } from '@switchyard/api-client';

type Changes = components['schemas']['UpdateCampaignDto'];
export type Campaign = components['schemas']['CampaignDto'];

/** The calls that people make about one campaign. Each throws when it is refused. */
export const campaignCalls = ({ api }: Party, id: string) => {
  const params = { path: { id } };
  return {
    get: (): Promise<Campaign> => answered(api.GET('/api/v1/campaigns/{id}', { params })),
    change: (body: Changes): Promise<Campaign> =>
      answered(api.PATCH('/api/v1/campaigns/{id}', { params, body })),
    remove: async (): Promise<void> => {
      const { response } = await api.DELETE('/api/v1/campaigns/{id}', { params });
      expect(response.ok).toBe(true);
    },
    requirements: async (): Promise<readonly string[]> => {
      const { findings } = await answered(
        api.POST('/api/v1/campaigns/{id}/validate', { params, body: {} }),
      );
      return findings.flatMap(({ kind, code, platforms }) =>
        kind === 'requirement' ? platforms.map((platform) => `${platform} ${code}`) : [],
      );
    },
  };
};
