/** A step of the story that did not come out as it must. */
export class StepFailed extends Error {}

/** Throws unless the claim holds. */
export function mustBe(claim: boolean, otherwise: string): asserts claim {
  if (!claim) throw new StepFailed(otherwise);
}
