import { createHash } from 'node:crypto';
import { Client } from 'pg';
import { conversionsTables } from '@switchyard/conversions';
import type { ConversionEvent, Delivery } from '@switchyard/conversions/domain';
import { columnArrays, insertStatement } from '@switchyard/db-kit';
import { readKeyRing, sealBatch } from '@switchyard/identity';
import { TimeSortedIds, type PlatformId } from '@switchyard/kernel';
import type { BenchAccount } from '../world/accounts';

/** As many as one statement inserts. */
const PIECE = 10_000;

/**
 * A currency that no platform knows. The door would refuse it; here it stands for whatever only a
 * platform finds wrong.
 */
const BAD_CURRENCY = 'ZZZ';

export interface Backlog {
  readonly account: BenchAccount;
  readonly platform: PlatformId;
  readonly connectionId: string;
  readonly actionId: string;
  readonly count: number;
  /** Every so many-th conversion is one that the platform refuses; 0 for none. */
  readonly badEvery: number;
  readonly publicKey: string;
}

const table = (name: string) => {
  const found = conversionsTables.find(({ definition }) => definition.name === name);
  if (!found) throw new Error(`conversions has no table ${name}`);
  return found;
};

/**
 * Writes conversions as the api would have accepted them an hour ago, each of a person of its own.
 */
export const seedBacklog = async (ownerUrl: string, backlog: Backlog): Promise<void> => {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  await client.query(`select set_config('app.space_id', $1, false)`, [backlog.account.spaceId]);
  const rowsOf = await rowsOver(backlog);
  for (let from = 0; from < backlog.count; from += PIECE) {
    const pairs = Array.from({ length: Math.min(PIECE, backlog.count - from) }, (_each, at) =>
      rowsOf(from + at),
    );
    await client.query({
      ...insertStatement(table('event')),
      values: columnArrays(
        table('event'),
        pairs.map(({ event }) => event as never),
      ),
    });
    await client.query({
      ...insertStatement(table('delivery')),
      values: columnArrays(
        table('delivery'),
        pairs.map(({ delivery }) => delivery as never),
      ),
    });
  }
  await client.query('analyze conversions.event');
  await client.query('analyze conversions.delivery');
  await client.end();
};

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const rowsOver = async ({
  account: { spaceId },
  platform,
  connectionId,
  actionId,
  badEvery,
  publicKey,
}: Backlog) => {
  const [seal, ids, at] = [
    await sealBatch(readKeyRing(publicKey)),
    new TimeSortedIds(),
    new Date(Date.now() - 3_600_000),
  ];
  const google = platform === 'google-ads' || platform === 'microsoft-ads';
  return (number: number): { readonly event: ConversionEvent; readonly delivery: Delivery } => {
    const id = ids.next('cve');
    const hash = sha256(`buyer ${number} of ${platform}`);
    const person = seal(
      JSON.stringify({ email: { plain: hash, google: hash, dotless: hash, letters: hash } }),
      spaceId,
    );
    const isBad = badEvery > 0 && number % badEvery === badEvery - 1;
    const clicks = google
      ? [
          {
            kind: platform === 'google-ads' ? 'gclid' : 'msclkid',
            value: `click-${number}-${hash.slice(0, 24)}`,
            seenAt: at.getTime() - 3_600_000,
          } as const,
        ]
      : [];
    const event: ConversionEvent = {
      spaceId,
      id,
      door: 'event',
      source: null,
      actionId,
      occurredAt: at,
      valueMicros: 49_900_000,
      currency: isBad ? BAD_CURRENCY : 'EUR',
      orderId: `${connectionId}-${number}`,
      clickIds: clicks,
      persons: [person],
      personKeys: [],
      matchedBy: 'email',
      consent: { ad_user_data: 'GRANTED', ad_personalization: 'GRANTED' },
      consents: null,
      url: null,
      externalEventId: null,
      actionSource: 'system_generated',
      country: null,
      details: null,
      isTest: false,
      claim: null,
      confirmedBy: null,
      createdAt: at,
    };
    const delivery: Delivery = {
      spaceId,
      eventId: id,
      platform,
      kind: 'conversion',
      connectionId,
      status: 'pending',
      reason: null,
      until: null,
      dueAt: at,
      attempts: 0,
      platformError: null,
      ref: null,
      refAt: null,
      sentAt: null,
      settledAt: null,
      consentEffect: null,
      createdAt: at,
      updatedAt: at,
    };
    return { event, delivery };
  };
};
