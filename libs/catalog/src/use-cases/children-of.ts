import type { Clock, Ids, UnitOfWork } from '@switchyard/kernel';
import type { ChildKind } from './child-kind';
import type { ChildRow, ChildStore } from './child-store';
import { Children } from './children';
import { CreateChildren } from './create-children';
import { DeleteChildren } from './delete-children';
import type { LookUpStamps } from './look-up-stamps';
import type { Campaigns } from './ports';
import { UpdateChildren } from './update-children';

/** Puts together what can be done with one kind of child. */
export const childrenOf =
  <Row extends ChildRow, Input, Changes>(kind: ChildKind<Row, Input, Changes>) =>
  <Filter>(
    store: ChildStore<Row, Filter>,
    campaigns: Campaigns,
    work: UnitOfWork,
    ids: Ids,
    clock: Clock,
    stamps: LookUpStamps,
  ): Children<Row, Input, Changes, Filter> =>
    new Children(
      store,
      new CreateChildren(kind, store, campaigns, work, ids, clock, stamps),
      new UpdateChildren(kind, store, campaigns, work, ids, clock, stamps),
      new DeleteChildren(store, campaigns, work),
    );
