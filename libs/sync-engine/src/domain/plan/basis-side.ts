import { type Imprint, ImprintMaker } from './imprint';
import { ListHash } from './list-hash';
import { type Rendered, render } from './render';
import type { Released } from './released';
import { byAddress, compareText } from './standing';
import type { Binding, Desired } from './words';

/** One side of a basis: the digest decides whether it moved, the imprint tells what did. */
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

  /** After all bindings, sorted by remote id. A later refusal names it by that id: ours may stand for another object by now. */
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

/** The bindings of one campaign on one platform, as a trigger reads them again, with the releases whose effect is due. */
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
