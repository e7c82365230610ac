import type { PlatformId } from '@switchyard/kernel';
import type { AdjustmentType } from '../adjustment/conversion-adjustment';
import type { Door, MatchedBy } from '../conversion/conversion-event';
import type { DeliveryError, DeliveryStatus } from '../conversion/delivery';

export const TRACE_STEPS = [
  'accepted',
  'matched',
  'deduplicated',
  'claimed',
  'claimConfirmed',
  'sent',
  'verdict',
  'adjusted',
] as const;

interface At {
  readonly at: Date;
}

/** Of what is told of a platform: also the adjustment, where it is one's own. */
interface OnPlatform extends At {
  readonly platform: PlatformId;
  readonly adjustmentId?: string;
}

/** One thing that happened to a conversion. */
export type TraceStep =
  | (At & { readonly step: 'accepted'; readonly door: Door; readonly source: string | null })
  | (At & { readonly step: 'matched'; readonly by: MatchedBy | null })
  /** The same order came again, through this door and with this value: it changed nothing. */
  | (At & {
      readonly step: 'deduplicated';
      readonly door: Door;
      readonly valueMicros: number | null;
      readonly currency: string | null;
      readonly times: number;
      readonly firstAt: Date;
    })
  /** A website said so; it counts for nothing until a server does. */
  | (At & { readonly step: 'claimed' })
  /** `conversionId` is the server's conversion in the trace of a claim, and the claim in the trace of the server's conversion. */
  | (At & { readonly step: 'claimConfirmed'; readonly conversionId: string })
  | (OnPlatform & { readonly step: 'sent'; readonly attempts: number })
  | (OnPlatform & {
      readonly step: 'verdict';
      readonly status: DeliveryStatus;
      readonly reason: string | null;
      readonly until: Date | null;
      readonly platformError: DeliveryError | null;
    })
  | (At & {
      readonly step: 'adjusted';
      readonly adjustmentId: string;
      readonly adjustmentType: AdjustmentType;
      readonly valueMicros: number | null;
      readonly currency: string | null;
    });
