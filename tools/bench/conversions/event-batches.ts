/** As many as one batch of the promise has. */
export const BATCH = 200;

/** Event batches of a shop: new buyers with addresses, half of whom come with a click, an order each. */
export class EventBatches {
  private made = 0;

  constructor(private readonly name: string) {}

  /** The text of one request, and what its orders begin with. */
  next(): { readonly text: string; readonly orderPrefix: string } {
    this.made += 1;
    const orderPrefix = `${this.name}-${this.made}-`;
    const occurredAt = new Date(Date.now() - 60_000).toISOString();
    const events = Array.from({ length: BATCH }, (_each, at) => ({
      event: 'paid',
      email: `buyer.${this.made}.${at}@${this.name}.example`,
      phone: `+4930${String(1_000_000 + this.made * BATCH + at)}`,
      orderId: `${orderPrefix}${at}`,
      value: 49.9,
      currency: 'EUR',
      occurredAt,
      ...(at % 2 === 0 ? { gclid: `click-${this.name}-${this.made}-${at}` } : {}),
    }));
    return { text: JSON.stringify({ events }), orderPrefix };
  }
}
