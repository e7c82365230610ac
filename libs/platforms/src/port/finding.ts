import type { PlatformId } from '@switchyard/kernel';
import type { FindingCode, WarningCode } from './codes';

export interface Finding {
  readonly kind: 'requirement' | 'unsupported' | 'degraded' | 'recommendation';
  readonly source: 'platform' | 'switchyard';
  readonly code: FindingCode;
  readonly platform: PlatformId;
  readonly entity: { readonly type: string; readonly id: string };
  /** Our field path, e.g. `headlines/2/text`; null when it concerns the whole object. */
  readonly field: string | null;
  /** Whole sentences. A platform is named by its brand, as a sentence's subject or after a preposition. */
  readonly message: string;
  /** Why it is so on this platform; it follows the message. */
  readonly reason?: string;
  readonly limit?: number | string;
  readonly actual?: number | string;
  /** What to change. */
  readonly fix: string;
}

/** What normalising had to change, told in plans. */
export interface Warning {
  readonly code: WarningCode;
  readonly field: string;
  readonly message: string;
}
