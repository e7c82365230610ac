/** `cpc_bid_micros` → `cpcBidMicros`. */
export const camel = (snake: string): string =>
  snake.replace(/_([a-z0-9])/g, (_, next: string) => next.toUpperCase());
