import type { OpenConnection } from './connection';
import type { ConversionRules } from './conversion-rules';
import type { SinkAdjustment, SinkConversion } from './conversion';
import type { ActionDraft, RemoteAction } from './conversion-action';
import type { PlatformIo } from './io';
import type { Verdict } from './verdict';

/**
 * Where conversions of one platform go. Each of `upload` and `adjust` takes at most its batch of `rules` and makes one request of
 * it; only where the platform refuses a whole batch for one item does it send again without the item that was named, or in halves
 * when none was. Both answer one verdict per item, in the items' order, and throw PlatformFailure when nothing is known of any:
 * then every item may be sent again, since platforms count an item with the same key once.
 */
export interface ConversionSink {
  readonly rules: ConversionRules;

  /** What can be told before anything is sent: too old, no identifier that the platform takes, consent that it must have. Undefined lets it go. */
  judge(conversion: SinkConversion, now: number): Verdict | undefined;

  /** Like `judge`, for an adjustment. */
  judgeAdjustment(adjustment: SinkAdjustment, now: number): Verdict | undefined;

  /** Finds the action on the platform by its name, or makes it; changes one that is there to what is here, as far as the platform lets it. */
  ensureAction(
    connection: OpenConnection,
    action: ActionDraft,
    io: PlatformIo,
  ): Promise<RemoteAction>;

  upload(
    connection: OpenConnection,
    batch: readonly SinkConversion[],
    io: PlatformIo,
  ): Promise<readonly Verdict[]>;

  adjust(
    connection: OpenConnection,
    batch: readonly SinkAdjustment[],
    io: PlatformIo,
  ): Promise<readonly Verdict[]>;

  /** What the platform made of what it took, by the references of `taken` verdicts; for platforms that tell later. */
  confirm?(
    connection: OpenConnection,
    refs: readonly string[],
    io: PlatformIo,
  ): Promise<ReadonlyMap<string, readonly Verdict[]>>;
}
