import type { Delivery } from '@switchyard/platforms';

/** What platforms said about serving, by remote id of the campaign. */
export type ToldDeliveries = ReadonlyMap<string, Delivery>;

/** What is recorded at once. */
const MOST = { campaigns: 100, reviews: 5_000 } as const;

/** Deliveries by remote id, as many as are recorded at once. */
export async function* inPieces(
  deliveries: AsyncIterable<Delivery>,
): AsyncIterable<ToldDeliveries> {
  let piece = new Map<string, Delivery>();
  let reviews = 0;
  for await (const delivery of deliveries) {
    piece.set(delivery.campaignRemoteId, delivery);
    reviews += delivery.reviews.length;
    if (piece.size < MOST.campaigns && reviews < MOST.reviews) continue;
    yield piece;
    [piece, reviews] = [new Map(), 0];
  }
  if (piece.size > 0) yield piece;
}
