import type { WhoChanged } from './three-way';
import type { DriftPolicy, Resolution } from './words';

/** What happens to one field. `record`: both sides already agree, only our memory of it is brought up to date. */
export type Verdict =
  | { readonly kind: 'keep' | 'record' }
  | { readonly kind: 'leave'; readonly warning?: 'NOT_IMPORTABLE' }
  | { readonly kind: 'export'; readonly warning?: 'DRIFT_OVERWRITTEN' }
  | { readonly kind: 'import'; readonly warning?: 'LOCAL_OVERWRITTEN' };

export interface FieldSituation {
  readonly policy: DriftPolicy;
  /** Money, or a field of a campaign on more than one platform: MERGE never imports it unasked. */
  readonly guarded: boolean;
  /** False when our catalog has no way to say the platform's value. Asked only where it decides. */
  readonly holdable: () => boolean;
  readonly answer: Resolution['take'] | undefined;
}

/** The drift table: who wins, given who changed. A person's answer goes before the policy; it speaks of drift only. */
export const driftVerdict = (who: WhoChanged, situation: FieldSituation): Verdict => {
  switch (who) {
    case 'nobody':
      return { kind: 'keep' };
    case 'alike':
      return { kind: 'record' };
    case 'local':
      return { kind: 'export' };
    case 'remote':
      return situation.answer ? answered(situation.answer, situation) : remoteOnly(situation);
    case 'both':
      return situation.answer ? answered(situation.answer, situation) : bothChanged(situation);
    default:
      return who satisfies never;
  }
};

const answered = (take: Resolution['take'], situation: FieldSituation): Verdict =>
  take === 'local' ? { kind: 'export' } : importIfHeld(situation);

const remoteOnly = (situation: FieldSituation): Verdict => {
  if (situation.policy === 'LOCAL_WINS') return { kind: 'export', warning: 'DRIFT_OVERWRITTEN' };
  if (situation.policy === 'MERGE' && situation.guarded) return { kind: 'leave' };
  return importIfHeld(situation);
};

const bothChanged = (situation: FieldSituation): Verdict =>
  situation.policy === 'REMOTE_WINS'
    ? importIfHeld(situation, 'LOCAL_OVERWRITTEN')
    : { kind: 'export', warning: 'DRIFT_OVERWRITTEN' };

const importIfHeld = (situation: FieldSituation, warning?: 'LOCAL_OVERWRITTEN'): Verdict => {
  if (!situation.holdable()) return { kind: 'leave', warning: 'NOT_IMPORTABLE' };
  return warning ? { kind: 'import', warning } : { kind: 'import' };
};
