const WINDOW_MS = 60_000;

/** Counts calls per customer in a sliding minute (platform document 2f: code 117). */
export class CallRate {
  private readonly times = new Map<string, number[]>();

  constructor(private readonly perMinute: number) {}

  /** Counts this call, unless the minute is full. */
  admits(customerId: string, now: number): boolean {
    const recent = (this.times.get(customerId) ?? []).filter((time) => time > now - WINDOW_MS);
    this.times.set(customerId, recent);
    if (recent.length >= this.perMinute) return false;
    recent.push(now);
    return true;
  }
}
