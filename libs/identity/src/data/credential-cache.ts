const KEPT_MS = 5_000;
const MOST = 10_000;

/** Credentials that were looked up in the last seconds. Emptied when anything changes, switched off while changes cannot be heard. */
export class CredentialCache<Known> {
  private readonly entries = new Map<string, { readonly known: Known; readonly until: number }>();
  private hearing = false;

  get(publicId: string, nowMs: number): Known | undefined {
    const entry = this.entries.get(publicId);
    return entry && entry.until > nowMs ? entry.known : undefined;
  }

  keep(publicId: string, known: Known, nowMs: number): void {
    if (!this.hearing) return;
    if (this.entries.size >= MOST) this.entries.clear();
    this.entries.set(publicId, { known, until: nowMs + KEPT_MS });
  }

  clear(): void {
    this.entries.clear();
  }

  setHearing(hearing: boolean): void {
    this.hearing = hearing;
    this.clear();
  }
}
