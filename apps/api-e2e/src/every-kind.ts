import {
  answered,
  givenCampaignTree,
  givenDraftedPost,
  givenConnection,
  previewed,
  synced,
  triggered,
  finished,
  type Party,
} from '@switchyard/test-kit';

/** The ids of one resource of every kind in one Space. */
export interface EveryKind {
  /** The Space itself. */
  readonly space: string;
  readonly business: string;
  readonly connection: string;
  readonly attempt: string;
  readonly campaign: string;
  readonly adGroup: string;
  readonly ad: string;
  readonly keyword: string;
  readonly angle: string;
  readonly concept: string;
  readonly asset: string;
  readonly campaignAsset: string;
  readonly adAsset: string;
  readonly preview: string;
  readonly planHash: string;
  readonly sync: string;
  readonly alert: string;
  readonly conversionAction: string;
  readonly conversion: string;
  /** Its id is the caller's, another one in each Space. */
  readonly source: string;
  /** With a draft that was checked. */
  readonly post: string;
}

/** A Space with everything in it, synced once. */
export const givenEveryKind = async (party: Party): Promise<EveryKind> => {
  const { id: connection } = await givenConnection(party, 'google-ads');
  const attempt = await givenAttempt(party);
  const { id: business } = await answered(
    party.api.POST('/api/v1/businesses', { body: { name: 'Runners' } }),
  );
  const { id: angle } = await answered(
    party.api.POST('/api/v1/angles', {
      body: { businessId: business, name: 'Fit', angleType: 'QUALITY', claim: 'They fit.' },
    }),
  );
  const { id: concept } = await answered(
    party.api.POST('/api/v1/concepts', { body: { angleId: angle, name: 'Retold' } }),
  );
  const { id: conversionAction } = await answered(
    party.api.POST('/api/v1/conversions/actions', {
      body: { name: 'Paid', type: 'UPLOAD_CLICKS', category: 'PURCHASE' },
    }),
  );
  const tree = await givenCampaignTree(party, {
    platforms: ['google-ads'],
    keywords: 1,
    campaign: { businessId: business },
  });
  await answered(
    party.api.PATCH('/api/v1/ads/{id}', {
      params: { path: { id: tree.adIds[0]! } },
      body: { conceptId: concept },
    }),
  );
  const { id: preview, planHash } = await previewed(party);
  const sync = await triggered(party, planHash);
  await finished(party, sync);
  const alert = await givenAlert(party);
  const conversion = await givenConversion(party, conversionAction);
  const source = await givenSource(party);
  const { id: post } = await givenDraftedPost(party);
  const attached = await givenAttachedAsset(party, tree.campaignId, tree.adGroupIds[0]!);
  return {
    ...attached,
    space: party.spaceId,
    business,
    connection,
    attempt,
    campaign: tree.campaignId,
    adGroup: tree.adGroupIds[0]!,
    ad: tree.adIds[0]!,
    keyword: tree.keywordIds[0]!,
    angle,
    concept,
    preview,
    planHash,
    sync,
    alert,
    conversionAction,
    conversion,
    source,
    post,
  };
};

/** To connect an ad account by a key that no platform knows. */
const givenAttempt = async (party: Party): Promise<string> => {
  const body = {
    platform: 'openai-ads' as const,
    apiKey: 'sk-fake-nobody-has-this-key-0123456789',
  };
  return (await answered(party.api.POST('/api/v1/connections/grants', { body }))).id;
};

const givenConversion = async (party: Party, conversionAction: string): Promise<string> => {
  const body = {
    conversionAction,
    occurredAt: new Date().toISOString(),
    gclid: 'Cj0KCQ-of-every-kind',
    orderId: 'order-1',
  };
  const { results } = await answered(party.api.POST('/api/v1/conversions/offline', { body }));
  return results[0]!.id!;
};

const givenSource = async (party: Party): Promise<string> =>
  (
    await answered(
      party.api.POST('/api/v1/conversions/sources', {
        body: { type: 'webhook', id: `shop-${party.spaceId.slice(-8)}` },
      }),
    )
  ).id;

/** A campaign that runs there and is removed here raises an alert. */
const givenAlert = async (party: Party): Promise<string> => {
  const { campaignId } = await givenCampaignTree(party, { platforms: ['google-ads'] });
  const params = { params: { path: { id: campaignId } } };
  await answered(
    party.api.PATCH('/api/v1/campaigns/{id}', { ...params, body: { status: 'ENABLED' } }),
  );
  await synced(party);
  await party.api.DELETE('/api/v1/campaigns/{id}', params);
  const [alert] = await answered(
    party.api.GET('/api/v1/alerts', { params: { query: { kind: 'REMOVED_BUT_SERVING' } } }),
  );
  return alert!.id;
};

/** After the sync: an asset without bytes is nothing to send. */
const givenAttachedAsset = async (
  party: Party,
  campaignId: string,
  adGroupId: string,
): Promise<Pick<EveryKind, 'asset' | 'campaignAsset' | 'adAsset'>> => {
  const { id: asset } = await answered(
    party.api.POST('/api/v1/assets', { body: { type: 'IMAGE', name: 'Shoe' } }),
  );
  const { id: campaignAsset } = await answered(
    party.api.POST('/api/v1/campaign-assets', {
      body: { campaignId, assetId: asset, role: 'LOGO' },
    }),
  );
  const { id: adAsset } = await answered(
    party.api.POST('/api/v1/ad-assets', { body: { adGroupId, assetId: asset, role: 'LOGO' } }),
  );
  return { asset, campaignAsset, adAsset };
};

const KIND_AT: readonly (readonly [RegExp, keyof EveryKind])[] = [
  [/\/spaces\//, 'space'],
  [/\/sync\/preview\//, 'preview'],
  [/\/sync\//, 'sync'],
  [/\/connections\/attempts\//, 'attempt'],
  [/\/connections\//, 'connection'],
  [/\/businesses\//, 'business'],
  [/\/campaigns\//, 'campaign'],
  [/\/ad-groups\//, 'adGroup'],
  [/\/ads\//, 'ad'],
  [/\/keywords\//, 'keyword'],
  [/\/angles\//, 'angle'],
  [/\/concepts\//, 'concept'],
  [/\/alerts\//, 'alert'],
  [/\/campaign-assets\//, 'campaignAsset'],
  [/\/ad-assets\//, 'adAsset'],
  [/\/assets\//, 'asset'],
  [/\/conversions\/actions\//, 'conversionAction'],
  [/\/conversions\/events\//, 'conversion'],
  [/\/conversions\/sources\//, 'source'],
  [/\/social\/posts\//, 'post'],
];

/** What kind of id a route takes; throws for a path without an entry. */
export const kindAt = (path: string): keyof EveryKind => {
  const kind = KIND_AT.find(([pattern]) => pattern.test(path))?.[1];
  if (!kind) throw new Error(`say what kind of id ${path} takes`);
  return kind;
};
