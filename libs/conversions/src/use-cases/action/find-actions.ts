import { Injectable } from '@nestjs/common';
import { nameKey } from '@switchyard/catalog/domain';
import {
  Clock,
  Ids,
  isId,
  referenceNotFound,
  Refusal,
  type Tenant,
  validationError,
} from '@switchyard/kernel';
import { Actions } from '../../data/actions';
import {
  type ConversionAction,
  createAction,
  type LeadStage,
  type ReadEvent,
  stageAction,
} from '../../domain';

/**
 * Finds the actions that conversions name, all of a call with one statement; none of them goes
 * before the transaction ends.
 */
@Injectable()
export class ActionsByReference {
  constructor(private readonly actions: Actions) {}

  /**
   * Returns a function from what stands in an item to its action. That throws `NOT_FOUND` with
   * where it stands.
   */
  async of(
    tenant: Tenant,
    references: readonly string[],
  ): Promise<(reference: string, path: string) => ConversionAction> {
    const keys = [...new Set(references.map(referenceKey))];
    const rows = await this.actions.lockNamed(tenant, keys);
    const known = new Map(
      rows.flatMap(
        (row) =>
          [
            [row.id, row],
            [row.nameKey, row],
          ] as const,
      ),
    );
    const nearest = await this.actions.nearestNames(
      tenant,
      references.filter((reference) => !known.has(referenceKey(reference))),
    );
    return (reference, path) => {
      const found = known.get(referenceKey(reference));
      if (!found) {
        throw unknownAction(reference, `${path}/conversionAction`, nearest.get(reference));
      }
      return found;
    };
  }
}

/** The refusal of a name or id that no action has. */
const unknownAction = (reference: string, path: string, nearest: string | undefined): Refusal =>
  new Refusal(
    'NOT_FOUND',
    `No conversion action ${isId('cva', reference.trim()) ? 'has the id' : 'is called'} "${reference}".${nearest === undefined ? '' : ` Did you mean "${nearest}"?`}`,
    { path, lookedFor: reference, ...(nearest === undefined ? {} : { nearest }) },
  );

/** An id as it is, a name as names are compared. */
const referenceKey = (reference: string): string =>
  isId('cva', reference.trim()) ? reference.trim() : nameKey(reference);

export type NamedAction = Pick<ReadEvent, 'stage' | 'reference'>;

/** Names that a new action of a stage may have before something must be wrong. */
const TURNS = 9;

/**
 * Finds the actions that events name, by stage, name or id, all of a call with one statement; none
 * of them goes before the transaction ends.
 */
@Injectable()
export class EventActions {
  constructor(
    private readonly actions: Actions,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /**
   * `makes`: the caller is no website (a website gets no names), and a stage without an action gets
   * its action now, one however many ask. Returns a function that throws `NOT_FOUND` and
   * `VALIDATION_ERROR`.
   */
  async of(
    tenant: Tenant,
    named: readonly NamedAction[],
    makes: boolean,
  ): Promise<(one: NamedAction, path: string) => ConversionAction> {
    const stages = [
      ...new Set(
        named.flatMap(({ stage, reference }) =>
          stage === undefined || reference !== undefined ? [] : [stage],
        ),
      ),
    ];
    const references = [
      ...new Set(
        named.flatMap(({ reference }) =>
          reference === undefined ? [] : [referenceKey(reference)],
        ),
      ),
    ];
    const rows = await this.actions.lockNamed(tenant, references, stages);
    const missing = makes
      ? stages.filter((stage) => !rows.some(({ leadStage }) => leadStage === stage)).toSorted()
      : [];
    const made: ConversionAction[] = [];
    for (const stage of missing) made.push(await this.make(tenant, stage));
    const nearest = makes
      ? await this.actions.nearestNames(tenant, unknownNames(named, rows))
      : new Map<string, string>();
    return resolverOf([...rows, ...made], nearest);
  }

  private async make(tenant: Tenant, stage: LeadStage): Promise<ConversionAction> {
    for (let turn = 0; turn < TURNS; turn += 1) {
      await this.actions.offer(
        createAction(tenant.spaceId, stageAction(stage, turn), {
          ids: this.ids,
          now: this.clock.now(),
        }),
      );
      const [existing] = await this.actions.lockNamed(tenant, [], [stage]);
      if (existing) return existing;
    }
    throw new Error(`no free name for the action of ${stage}`);
  }
}

const unknownNames = (
  named: readonly NamedAction[],
  rows: readonly ConversionAction[],
): readonly string[] => {
  const known = new Set(rows.flatMap(({ id, nameKey }) => [id, nameKey]));
  return named.flatMap(({ reference }) =>
    reference === undefined || known.has(referenceKey(reference)) ? [] : [reference],
  );
};

const resolverOf = (rows: readonly ConversionAction[], nearest: ReadonlyMap<string, string>) => {
  const byReference = new Map(
    rows.flatMap(
      (row) =>
        [
          [row.id, row],
          [row.nameKey, row],
        ] as const,
    ),
  );
  return ({ stage, reference }: NamedAction, path: string): ConversionAction => {
    const found =
      reference === undefined
        ? rows.find(({ leadStage }) => leadStage !== null && leadStage === stage)
        : byReference.get(referenceKey(reference));
    if (!found) {
      throw reference === undefined
        ? referenceNotFound(`${path}/event`)
        : unknownAction(reference, `${path}/conversionAction`, nearest.get(reference));
    }
    if (stage !== undefined && found.leadStage !== stage) {
      throw validationError([
        {
          path: `${path}/event`,
          code: 'CONFLICT',
          message: `events of ${stage} do not land on this conversion action`,
        },
      ]);
    }
    return found;
  };
};
