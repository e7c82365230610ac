import type { FundingInstrument, Pixel, Profile } from '../client/objects';
import type { Session } from '../client/session';

/** What belongs to an ad account and a connection's settings name. */
export interface Belongings {
  readonly profiles: readonly Profile[];
  readonly pixels: readonly Pixel[];
  readonly fundingInstruments: readonly FundingInstrument[];
}

/** All of them, list by list. */
export const readBelongings = async (session: Session): Promise<Belongings> => {
  const below = `/ad_accounts/${encodeURIComponent(session.accountId)}`;
  return {
    profiles: await listed(session.all<Profile>({ path: `${below}/profiles`, policy: 'business' })),
    pixels: await listed(session.all<Pixel>({ path: `${below}/pixels`, policy: 'signals' })),
    fundingInstruments: await listed(
      session.all<FundingInstrument>({ path: `${below}/funding_instruments`, policy: 'funding' }),
    ),
  };
};

const listed = async <T>(items: AsyncIterable<T>): Promise<readonly T[]> => {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
};
