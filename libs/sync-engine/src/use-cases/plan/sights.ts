import type { Observed } from '@switchyard/platforms';
import type { Binding, Seen } from '../../domain/plan';

const key = (entity: string, remoteId: string): string => `${entity} ${remoteId}`;

/** What was read of an account for some campaigns, found by remote id. */
export class Sights {
  /** Campaigns of ours, and strangers' that hold a name we want. */
  readonly campaigns: readonly Observed[];
  private readonly byRemote: ReadonlyMap<string, Observed>;
  private readonly byMark: ReadonlyMap<string, Observed>;

  constructor(observed: readonly Observed[]) {
    this.campaigns = observed.filter(({ entity }) => entity === 'campaign');
    this.byRemote = new Map(observed.map((each) => [key(each.entity, each.remoteId), each]));
    this.byMark = new Map(
      observed.flatMap((each) =>
        each.marker === undefined ? [] : [[key(each.entity, each.marker), each] as const],
      ),
    );
  }

  /** The object that bears our mark below a parent. */
  marked(entity: string, marker: string, parentRemoteId: string): Observed | undefined {
    const found = this.byMark.get(key(entity, marker));
    return found?.parentRemoteId === parentRemoteId ? found : undefined;
  }

  /** What was seen of bound objects, under our own addresses. */
  of(bindings: readonly Binding[]): readonly Seen[] {
    return bindings.flatMap(({ address, remoteId }) => {
      const seen = this.byRemote.get(key(address.entity, remoteId));
      return seen ? [{ address, remoteId, attributes: seen.attributes }] : [];
    });
  }
}
