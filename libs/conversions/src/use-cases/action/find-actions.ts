import { Injectable } from '@nestjs/common';
import { nameKey } from '@switchyard/catalog/domain';
import { IdentityFacade } from '@switchyard/identity';
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
  EVENT_NAMES_HINT,
  eventAction,
  isCustomEvent,
  isLeadStage,
  type ReadEvent,
} from '../../domain';

/**
 * Finds the actions that conversions name, all of a call with one statement; none of them goes
 * before the transaction ends.
 */
@Injectable()
export class ActionsByReference {
  constructor(private readonly actions: Actions) {}

  /**
   * Returns a function from the member of an item to its action. It throws `NOT_FOUND` with the
   * path.
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

export type NamedAction = Pick<ReadEvent, 'stage' | 'eventName' | 'reference'>;

/** Names that a new action of an event may have before something must be wrong. */
const TURNS = 9;

/**
 * Finds the actions that events name, by event, name or id, all of a call with one statement; none
 * of them goes before the transaction ends.
 */
@Injectable()
export class EventActions {
  constructor(
    private readonly actions: Actions,
    private readonly identity: IdentityFacade,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /**
   * `makes`: the caller is no website (a website gets no names), and an event without an action
   * gets its action now, one however many ask. Names that are not in the table are taken where the
   * Space says so. Returns a function that throws `NOT_FOUND` and `VALIDATION_ERROR`.
   */
  async of(
    tenant: Tenant,
    named: readonly NamedAction[],
    makes: boolean,
  ): Promise<(one: NamedAction, path: string) => ConversionAction> {
    const takesCustom = await this.takesCustom(tenant, named);
    const events = [
      ...new Set(
        named.flatMap((one) => {
          const event = eventOf(one);
          return event === undefined || one.reference !== undefined ? [] : [event];
        }),
      ),
    ].filter((event) => takesCustom || !isCustomEvent(event));
    const references = [
      ...new Set(
        named.flatMap(({ reference }) =>
          reference === undefined ? [] : [referenceKey(reference)],
        ),
      ),
    ];
    const rows = await this.named(tenant, references, events);
    const missing = makes
      ? events.filter((event) => !rows.some((row) => takesEvent(row, event))).toSorted()
      : [];
    const made: ConversionAction[] = [];
    for (const event of missing) made.push(await this.make(tenant, event));
    const nearest = makes
      ? await this.actions.nearestNames(tenant, unknownNames(named, rows))
      : new Map<string, string>();
    return resolverOf([...rows, ...made], nearest, takesCustom);
  }

  /** The settings are asked for where a name depends on them only. */
  private async takesCustom(tenant: Tenant, named: readonly NamedAction[]): Promise<boolean> {
    const asks = named.some(({ eventName }) => eventName !== undefined && isCustomEvent(eventName));
    return asks && (await this.identity.spaceSettings(tenant)).customEvents === true;
  }

  private named(
    tenant: Tenant,
    references: readonly string[],
    events: readonly string[],
  ): Promise<readonly ConversionAction[]> {
    return this.actions.lockNamed(
      tenant,
      references,
      events.filter(isLeadStage),
      events.filter((event) => !isLeadStage(event)),
    );
  }

  private async make(tenant: Tenant, event: string): Promise<ConversionAction> {
    for (let turn = 0; turn < TURNS; turn += 1) {
      await this.actions.offer(
        createAction(tenant.spaceId, eventAction(event, turn), {
          ids: this.ids,
          now: this.clock.now(),
          customEvents: true,
        }),
      );
      const [existing] = await this.named(tenant, [], [event]);
      if (existing) return existing;
    }
    throw new Error(`no free name for the action of ${event}`);
  }
}

/** The stage or name of an event. */
const eventOf = ({ stage, eventName }: NamedAction): string | undefined => stage ?? eventName;

const takesEvent = ({ leadStage, eventName }: ConversionAction, event: string): boolean =>
  leadStage === event || eventName === event;

const unknownNames = (
  named: readonly NamedAction[],
  rows: readonly ConversionAction[],
): readonly string[] => {
  const known = new Set(rows.flatMap(({ id, nameKey }) => [id, nameKey]));
  return named.flatMap(({ reference }) =>
    reference === undefined || known.has(referenceKey(reference)) ? [] : [reference],
  );
};

const resolverOf = (
  rows: readonly ConversionAction[],
  nearest: ReadonlyMap<string, string>,
  takesCustom: boolean,
) => {
  const byReference = new Map(
    rows.flatMap(
      (row) =>
        [
          [row.id, row],
          [row.nameKey, row],
        ] as const,
    ),
  );
  return (named: NamedAction, path: string): ConversionAction => {
    const { reference } = named;
    const event = eventOf(named);
    if (event !== undefined && isCustomEvent(event) && !takesCustom) throw unknownEvent(path);
    const found =
      reference === undefined
        ? rows.find((row) => event !== undefined && takesEvent(row, event))
        : byReference.get(referenceKey(reference));
    if (!found) {
      throw reference === undefined
        ? referenceNotFound(`${path}/event`)
        : unknownAction(reference, `${path}/conversionAction`, nearest.get(reference));
    }
    if (event !== undefined && !takesEvent(found, event)) {
      throw validationError([
        {
          path: `${path}/event`,
          code: 'CONFLICT',
          message: `events of ${event} do not land on this conversion action`,
        },
      ]);
    }
    return found;
  };
};

const unknownEvent = (path: string): Refusal =>
  validationError([
    {
      path: `${path}/event`,
      code: 'NOT_ONE_OF',
      message: `event must be ${EVENT_NAMES_HINT}. Set customEvents of the Space to take events of other names`,
    },
  ]);
