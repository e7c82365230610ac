import { transitName } from './transit-name';

export interface Rename {
  readonly remoteId: string;
  readonly from: string;
  readonly to: string;
}

export interface RenameStep {
  readonly remoteId: string;
  readonly name: string;
}

/**
 * The order in which names may be given so that no name is held twice, in stages of one request each; empty when no wished name is
 * held by another object of the same wave, since then any order will do. A circle is opened through a temporary name. Names are
 * compared without case, as Microsoft does.
 */
export const planRenames = (renames: readonly Rename[]): readonly (readonly RenameStep[])[] => {
  const held = new Map(renames.map(({ from, remoteId }) => [from.toLowerCase(), remoteId]));
  const isFree = ({ to, remoteId }: Rename): boolean =>
    (held.get(to.toLowerCase()) ?? remoteId) === remoteId;
  if (renames.every(isFree)) return [];
  return stages(renames, held, isFree);
};

const stages = (
  renames: readonly Rename[],
  held: Map<string, string>,
  isFree: (rename: Rename) => boolean,
): readonly (readonly RenameStep[])[] => {
  const steps: (readonly RenameStep[])[] = [];
  let waiting = renames;
  const give = (rename: Rename, name: string): RenameStep => {
    if (held.get(rename.from.toLowerCase()) === rename.remoteId) {
      held.delete(rename.from.toLowerCase());
    }
    return { remoteId: rename.remoteId, name };
  };
  while (waiting.length > 0) {
    const ready = waiting.filter(isFree);
    const opened = ready.length === 0 ? waiting[0]! : undefined;
    steps.push(
      opened
        ? [give(opened, transitName(opened.to, opened.remoteId))]
        : ready.map((rename) => give(rename, rename.to)),
    );
    waiting = waiting.filter((rename) => !ready.includes(rename));
  }
  return steps;
};
