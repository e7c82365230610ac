import type { Json } from '../schema/field';
import type { GoogleClient } from './google-client';
import { png } from './test-image';

/** Makes what asset specs start from, over HTTP. Throws with the whole answer when it was refused. */
export class GivenAssets {
  private numbers = 0;

  constructor(private readonly google: GoogleClient) {}

  async create(collection: string, create: Json): Promise<string> {
    const { status, body } = await this.google.mutate(collection, { operations: [{ create }] });
    if (status !== 200) throw new Error(JSON.stringify(body));
    return body.results[0].resourceName;
  }

  /** Another picture each time. */
  image(width: number, height: number): Promise<string> {
    const shade = ++this.numbers;
    return this.create('assets', {
      name: `Picture ${shade}`,
      imageAsset: { data: png(width, height, shade) },
    });
  }

  text(text: string): Promise<string> {
    return this.create('assets', { textAsset: { text } });
  }

  async campaign(changes: Json = {}): Promise<string> {
    const campaignBudget = await this.create('campaignBudgets', {
      amountMicros: '10000000',
      explicitlyShared: false,
    });
    return this.create('campaigns', {
      name: `Campaign ${++this.numbers}`,
      status: 'PAUSED',
      advertisingChannelType: 'SEARCH',
      campaignBudget,
      containsEuPoliticalAdvertising: 'DOES_NOT_CONTAIN_EU_POLITICAL_ADVERTISING',
      ...(changes['advertisingChannelType'] === 'PERFORMANCE_MAX'
        ? { maximizeConversions: {} }
        : { manualCpc: {} }),
      ...changes,
    });
  }

  async adGroup(advertisingChannelType = 'SEARCH', changes: Json = {}): Promise<string> {
    const campaign = await this.campaign({ advertisingChannelType, ...changes });
    return this.create('adGroups', { campaign, name: 'Group' });
  }
}

/** `family.CODE` of every error of an answer, refused or partly failed. */
export function errorCodes({
  body,
}: {
  readonly body: ReturnType<typeof JSON.parse>;
}): readonly string[] {
  const details = (body.error ?? body.partialFailureError)?.details ?? [];
  return details.flatMap(({ errors = [] }) =>
    errors.map(({ errorCode }: { errorCode: Json }) => Object.entries(errorCode)[0]?.join('.')),
  );
}
