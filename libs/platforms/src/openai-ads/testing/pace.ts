import type { RateLimit } from '../../port/capabilities';
import type { HttpRequest } from '../../port/io';

/** Requests that a person's own clients may have sent beside ours. */
const SPARE = 10;

/** Keeps to the limits that requests name, as all workers together do: when one is full, time passes until it is empty again. */
export class Pace {
  private readonly counts = new Map<string, number>();

  constructor(
    private readonly limits: readonly RateLimit[],
    private readonly advance: (seconds: number) => Promise<unknown>,
  ) {}

  async wait({ rateLimits = [] }: HttpRequest): Promise<void> {
    const full = this.limits.find(
      ({ name, requests }) =>
        rateLimits.includes(name) && (this.counts.get(name) ?? 0) >= requests - SPARE,
    );
    if (full) {
      await this.advance(full.perSeconds);
      this.counts.clear();
    }
    for (const name of rateLimits) this.counts.set(name, (this.counts.get(name) ?? 0) + 1);
  }
}
