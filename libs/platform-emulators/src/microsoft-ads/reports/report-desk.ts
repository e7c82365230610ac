import { randomBytes } from 'node:crypto';
import type { ReportOrder } from './report-order';

const REQUEST_MS = 24 * 3_600_000;
const URL_MS = 5 * 60_000;

/** A report that was asked for. The first poll finds it pending, every later one done. */
export interface HeldReport {
  readonly order: ReportOrder;
  readonly userId: string;
  readonly submittedAt: number;
  polls: number;
}

/** Report requests (valid a day) and download addresses (valid 5 minutes), on the emulators' clock (platform document 2d). */
export class ReportDesk {
  private readonly held = new Map<string, HeldReport>();
  private readonly downloads = new Map<string, { readonly id: string; readonly endsAt: number }>();

  submit(id: string, order: ReportOrder, userId: string, now: number): void {
    this.held.set(id, { order, userId, submittedAt: now, polls: 0 });
  }

  /** The report, for the user who asked for it and within its day. */
  find(id: string, userId: string, now: number): HeldReport | undefined {
    const report = this.held.get(id);
    return report?.userId === userId && now < report.submittedAt + REQUEST_MS ? report : undefined;
  }

  /** A new download key for a finished report. */
  openDownload(id: string, now: number): string {
    const key = randomBytes(16).toString('hex');
    this.downloads.set(key, { id, endsAt: now + URL_MS });
    return key;
  }

  /** The report behind a download key that has not ended. */
  behind(key: string, now: number): ReportOrder | undefined {
    const download = this.downloads.get(key);
    return download && now < download.endsAt ? this.held.get(download.id)?.order : undefined;
  }
}
