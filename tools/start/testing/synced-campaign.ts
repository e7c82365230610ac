import { eventually } from '@switchyard/test-kit';

/** Where a running demo is reached, and with what. */
export interface Access {
  readonly apiUrl: string;
  readonly token: string;
}

interface Preview {
  readonly status: string;
  readonly planHash: string | null;
  readonly summary: Readonly<Record<string, number>> | null;
}

const LIMIT_MS = 120_000;

/** A request that must be answered with a 2xx. */
const call = async <T>(
  { apiUrl, token }: Access,
  method: string,
  path: string,
  body?: object,
): Promise<T> => {
  const answer = await fetch(`${apiUrl}/api/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
  return (JSON.parse(text) as { readonly data: T }).data;
};

/** What a plan over everything would change now. */
export const previewAll = (access: Access): Promise<Preview> =>
  eventually(async () => {
    const preview = await call<Preview>(access, 'POST', '/sync/preview', {});
    expect(preview.status).toBe('ready');
    return preview;
  }, LIMIT_MS);

/** Names of the campaigns. */
export const campaignNames = async (access: Access): Promise<readonly string[]> =>
  (await call<readonly { readonly name: string }[]>(access, 'GET', '/campaigns')).map(
    ({ name }) => name,
  );

/** A campaign on two platforms, made and sent. */
export const syncCampaign = async (access: Access, name: string): Promise<void> => {
  const make = async (path: string, body: object): Promise<string> =>
    (await call<{ readonly id: string }>(access, 'POST', path, body)).id;
  const businessId = await make('/businesses', { name, url: 'https://bakery.example' });
  const campaignId = await make('/campaigns', {
    businessId,
    name,
    type: 'SEARCH',
    budget: 40,
    platforms: ['google-ads', 'microsoft-ads'],
    declarations: { politicalAdvertising: 'NONE' },
  });
  await call(access, 'PUT', `/campaigns/${campaignId}/budget-split`, { mode: 'EQUAL' });
  const adGroupId = await make('/ad-groups', { campaignId, name: 'Bread' });
  await make('/ads', {
    adGroupId,
    type: 'RESPONSIVE_SEARCH',
    finalUrl: 'https://bakery.example/bread',
    headlines: ['Bread baked at night', 'Warm at six', 'Corner Bakery'].map((text) => ({ text })),
    descriptions: ['Sourdough from our own oven.', 'Order today.'].map((text) => ({ text })),
  });
  const { planHash } = await previewAll(access);
  const { syncId } = await call<{ readonly syncId: string }>(access, 'POST', '/sync', { planHash });
  await eventually(async () => {
    const { effectiveStatus } = await call<{ readonly effectiveStatus: string }>(
      access,
      'GET',
      `/sync/${syncId}`,
    );
    expect(effectiveStatus).toBe('completed');
  }, LIMIT_MS);
};
