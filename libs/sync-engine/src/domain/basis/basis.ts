import type { Attributes } from '@switchyard/platforms/domain';
import type { BasisPart, Binding, Desired } from '../planning/plan';
import type { Released } from '../planning/releases';
import { byAddress, compareText, type Standing } from '../planning/standing';
import { ListHash, render, type Rendered, sameJson } from './canonical-json';
import { type Imprint, ImprintMaker } from './imprint';

/** One side of a basis: the digest shows whether it changed, the imprint shows what changed. */
export interface BasisSide {
  /** SHA-256 of the RFC 8785 text of all rows, sorted by entity and id. */
  readonly digest: string;
  readonly imprint: Imprint;
}

/** Reads the desired side of one part, whatever the order of the rows. */
export class DesiredSide {
  private readonly hash = new ListHash();
  private readonly maker = new ImprintMaker();

  /** Rows must come in the order of `byAddress`. */
  add(want: Desired, rendered: Rendered): void {
    const { entity, id } = want.address;
    const settings = `"campaignType":${JSON.stringify(want.campaignType)},"driftPolicy":"${want.driftPolicy}"`;
    const place = `"entity":"${entity}","id":${JSON.stringify(id)},"name":${JSON.stringify(want.name)},"parentId":${JSON.stringify(want.parentId)}`;
    this.hash.add(`{"attributes":${rendered.text},${settings},${place},"shared":${want.shared}}`);
    if (entity !== 'campaign') return this.maker.add(entity, id, rendered.fields, rendered.texts);
    this.maker.add(
      entity,
      id,
      [...rendered.fields, 'driftPolicy', 'platforms'],
      [...rendered.texts, want.driftPolicy, String(want.shared)],
    );
  }

  finish(): BasisSide {
    return { digest: this.hash.finish(), imprint: this.maker.finish() };
  }
}

/** Reads the side of the bindings. */
export class BindingsSide {
  private readonly hash = new ListHash();
  private readonly maker = new ImprintMaker();

  /** Rows must come in the order of `byAddress`. */
  add(bound: Binding, rendered: Rendered): void {
    const { entity, id } = bound.address;
    const remote = `"parentRemoteId":${JSON.stringify(bound.parentRemoteId)},"remoteId":${JSON.stringify(bound.remoteId)},"state":"${bound.state}"`;
    this.hash.add(
      `{"applied":${rendered.text},"entity":"${entity}","id":${JSON.stringify(id)},"parentId":${JSON.stringify(bound.parentId)},${remote}}`,
    );
    this.maker.add(
      entity,
      id,
      [...rendered.fields, 'remoteId'],
      [...rendered.texts, `${bound.remoteId} ${bound.state}`],
    );
  }

  /**
   * After all bindings, sorted by remote id. A later refusal names it by that id: ours may stand
   * for another object by now.
   */
  addRelease({ remoteId, effect }: Released): void {
    this.hash.add(`{"effect":"${effect}","released":${JSON.stringify(remoteId)}}`);
    this.maker.add('campaign', remoteId, ['released'], [effect]);
  }

  finish(): BasisSide {
    return { digest: this.hash.finish(), imprint: this.maker.finish() };
  }
}

/** The desired side of one campaign on one platform, as a trigger reads it again. */
export const desiredSide = (desired: readonly Desired[]): BasisSide => {
  const side = new DesiredSide();
  for (const want of desired.toSorted(byAddress)) side.add(want, render(want.attributes));
  return side.finish();
};

/**
 * The bindings of one campaign on one platform, as a trigger reads them again, with the releases
 * whose effect is due.
 */
export const bindingsSide = (
  bindings: readonly Binding[],
  due: readonly Released[] = [],
): BasisSide => {
  const side = new BindingsSide();
  for (const bound of bindings.toSorted(byAddress)) side.add(bound, render(bound.applied));
  for (const released of due.toSorted((one, other) => compareText(one.remoteId, other.remoteId))) {
    side.addRelease(released);
  }
  return side.finish();
};

/** What the planner can use again of what digesting found out. */
export interface StandingText {
  /** True when wanted, applied and seen are one and the same. */
  readonly inSync: boolean;
  /** RFC 8785 text of what was seen; null when nothing was. */
  readonly seenText: string | null;
}

/** What was read: the digests, and the imprints that a later refusal is explained by. */
export interface ReadBasis {
  readonly digests: Omit<BasisPart, 'platform' | 'campaignId'>;
  readonly imprint: { readonly desired: Imprint; readonly bindings: Imprint };
}

/**
 * Digests the three sides of a part in one pass. Equal attributes are written out once: mostly all
 * three are equal.
 */
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
    const observed = seen && reuse(seen.attributes, bound?.applied, applied);
    if (!seen || !observed) return { inSync: false, seenText: null };
    this.observed.add(
      `{"attributes":${observed.text},"entity":"${address.entity}","id":${JSON.stringify(address.id)},"remoteId":${JSON.stringify(seen.remoteId)}}`,
    );
    return {
      inSync: wanted !== undefined && wanted === applied && applied === observed,
      seenText: observed.text,
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
