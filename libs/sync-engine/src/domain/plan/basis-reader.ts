import type { Attributes } from '@switchyard/platforms';
import { BindingsSide, DesiredSide } from './basis-side';
import type { Imprint } from './imprint';
import { ListHash } from './list-hash';
import { type Rendered, render } from './render';
import { sameJson } from './same-json';
import type { Standing } from './standing';
import type { Released } from './released';
import type { BasisPart } from './words';

/** What the planner can use again of what digesting found out. */
export interface StandingText {
  /** True when wanted, applied and seen are one and the same. */
  readonly settled: boolean;
  /** RFC 8785 text of what was seen; null when nothing was. */
  readonly seenText: string | null;
}

/** What was read: the digests, and the imprints that a later refusal is told from. */
export interface ReadBasis {
  readonly digests: Omit<BasisPart, 'platform' | 'campaignId'>;
  readonly imprint: { readonly desired: Imprint; readonly bindings: Imprint };
}

/** Digests the three sides of a part in one pass. Equal attributes are written out once: mostly all three are equal. */
export class BasisReader {
  private readonly desired = new DesiredSide();
  private readonly bindings = new BindingsSide();
  private readonly observed = new ListHash();

  /** Standings must come in the order of `byAddress`. */
  add(standing: Standing): StandingText {
    const { address, want, bound, seen } = standing;
    const wanted = want && render(want.attributes);
    if (want && wanted) this.desired.add(want, wanted);
    const applied = bound && reuse(bound.applied, want?.attributes, wanted);
    this.addRecorded(standing, applied);
    const sight = seen && reuse(seen.attributes, bound?.applied, applied);
    if (!seen || !sight) return { settled: false, seenText: null };
    this.observed.add(
      `{"attributes":${sight.text},"entity":"${address.entity}","id":${JSON.stringify(address.id)},"remoteId":${JSON.stringify(seen.remoteId)}}`,
    );
    return {
      settled: wanted !== undefined && wanted === applied && applied === sight,
      seenText: sight.text,
    };
  }

  /** What is found becomes a binding only once the plan is applied. */
  private addRecorded({ bound, foundBy, outdated }: Standing, applied: Rendered | undefined): void {
    if (outdated) this.bindings.add(outdated, render(outdated.applied));
    if (bound && applied && !foundBy) this.bindings.add(bound, applied);
  }

  /** After all standings, sorted by remote id. */
  addRelease(released: Released): void {
    this.bindings.addRelease(released);
  }

  finish(): ReadBasis {
    const desired = this.desired.finish();
    const bindings = this.bindings.finish();
    const digests = {
      desired: desired.digest,
      bindings: bindings.digest,
      observed: this.observed.finish(),
    };
    return { digests, imprint: { desired: desired.imprint, bindings: bindings.imprint } };
  }
}

const reuse = (
  attributes: Attributes,
  likely: Attributes | undefined,
  written: Rendered | undefined,
): Rendered => (likely && written && sameJson(attributes, likely) ? written : render(attributes));
