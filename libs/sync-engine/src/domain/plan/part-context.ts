import type { FieldRules } from './field-verdicts';
import { PartDraft } from './part-draft';
import type { Place } from './place';
import type { PlanInput } from './plan-input';
import { askedFor } from './unanswered';

/** What planning one part carries along: the input, how fields are judged, what was planned so far. */
export interface PartContext {
  readonly input: PlanInput;
  readonly rules: FieldRules;
  readonly draft: PartDraft;
  /** By our id; parents come before their children. */
  readonly places: Map<string, Place>;
}

export const partContext = (input: PlanInput): PartContext => {
  const asked = input.resolutions.filter(
    (each) => each.campaignId === input.campaignId && each.platform === input.platform,
  );
  const answers = new Map(asked.map((each) => [each.field, each.take]));
  const rules: FieldRules = {
    force: input.force,
    canHold: input.canHold ?? (() => true),
    comesAlong: input.comesAlong ?? (() => false),
    concerns: input.concerns ?? (() => true),
    isOurs: oursAmong(input),
    answers,
  };
  return { input, rules, draft: new PartDraft(), places: new Map() };
};

/** What was sent to an object that is bound no more concerns nobody. */
const oursAmong = ({ unanswered = [], bindings }: PlanInput): FieldRules['isOurs'] => {
  if (unanswered.length === 0) return () => false;
  const bound = new Set(bindings.map(({ remoteId }) => remoteId));
  const ours = unanswered.filter(({ remoteId }) => bound.has(remoteId));
  return (address, field, seen) => askedFor(ours, address, field, seen);
};
