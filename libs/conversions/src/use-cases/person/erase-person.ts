import { Inject, Injectable } from '@nestjs/common';
import { AccountSpaces, ForgetAnswers, type KeyRing } from '@switchyard/identity';
import { Clock, type Tenant, UnitOfWork, validationError } from '@switchyard/kernel';
import { Erasure, type OrderDigest, type PersonEvent } from '../../data/erasure';
import {
  followLinks,
  type HashedPerson,
  isEmailKey,
  isErasedOrder,
  isTheirs,
  lookUpKeysWith,
  orderDigestsWith,
  type PersonInput,
  readPerson,
} from '../../domain';
import { SECRET_KEYS } from '../settings';

/** How much was erased, over all Spaces. */
export interface Erased {
  /** Spaces in which something was known of the person. */
  readonly spaces: number;
  readonly persons: number;
  readonly events: number;
  readonly adjustments: number;
  /** Deliveries that are not sent any more. */
  readonly deliveries: number;
  /** Orders of which a keyed digest stays, so that a replay is not counted again. */
  readonly orders: number;
}

const NOTHING: Erased = {
  spaces: 0,
  persons: 0,
  events: 0,
  adjustments: 0,
  deliveries: 0,
  orders: 0,
};

/** Everything of a person in one Space that is looked for elsewhere, too. */
interface Traces {
  readonly erased: Erased;
  /** Click ids, and orders in the form of refusals: the texts that stored answers may contain. */
  readonly words: readonly string[];
}

/**
 * Erase a person everywhere: what is known of them, whom and what their conversions and adjustments
 * name, and what was still to be sent. Their orders stay as digests. What platforms were sent is
 * theirs to erase. A person who was erased before is left alone.
 */
@Injectable()
export class ErasePerson {
  private readonly keysOf: ReturnType<typeof lookUpKeysWith>;
  private readonly digestsOf: ReturnType<typeof orderDigestsWith>;

  constructor(
    private readonly work: UnitOfWork,
    private readonly spaces: AccountSpaces,
    private readonly answers: ForgetAnswers,
    private readonly erasure: Erasure,
    private readonly clock: Clock,
    @Inject(SECRET_KEYS) private readonly ring: KeyRing,
  ) {
    [this.keysOf, this.digestsOf] = [lookUpKeysWith(ring), orderDigestsWith(ring)];
  }

  /** Throws `VALIDATION_ERROR`. */
  async execute(input: PersonInput): Promise<Erased> {
    const { person, issues } = readPerson(input);
    const none =
      input.email === undefined && input.externalId === undefined && input.phone === undefined;
    if (issues.length > 0 || none) {
      throw validationError(
        none
          ? [{ path: '/email', code: 'REQUIRED', message: 'email or externalId is needed' }]
          : issues,
      );
    }
    const sum = { ...NOTHING };
    for (const tenant of await this.spaces.everywhere()) {
      const { erased, words } = await this.work.run(tenant, () => this.eraseIn(tenant, person));
      for (const member of Object.keys(sum) as (keyof Erased)[]) sum[member] += erased[member];
      await this.answers.with({ texts: words, names: words, keys: this.ring });
    }
    const names = [input.email, input.phone, input.externalId].filter((name) => name !== undefined);
    await this.answers.with({ texts: [], names, keys: this.ring });
    return sum;
  }

  private async eraseIn(tenant: Tenant, person: HashedPerson): Promise<Traces> {
    const start = new Set(this.keysOf(tenant.spaceId, person).map(({ key }) => key));
    const { theirs, clickValues: known } = await this.follow(tenant, start);
    const events = (await this.erasure.events(tenant, [...theirs])).filter(({ personKeys }) =>
      isTheirs(personKeys, start, theirs),
    );
    const { adjustments, adjustmentIds, deliveries, orders, words } = await this.blank(
      tenant,
      events,
    );
    await this.erasure.removeInbox(
      tenant,
      [...theirs],
      (personKeys) => isTheirs(personKeys, start, theirs),
      {
        ids: [...events.map(({ id }) => id), ...adjustmentIds],
        orderIds: events.flatMap(({ orderId }) => orderId ?? []),
      },
    );
    const persons = await this.erasure.removePersons(tenant, [...theirs]);
    const erased = {
      spaces: persons + events.length > 0 ? 1 : 0,
      persons,
      events: events.length,
      adjustments,
      deliveries,
      orders,
    };
    return {
      erased,
      words: [
        ...new Set([...known, ...events.flatMap(({ clickValues }) => clickValues), ...words]),
      ],
    };
  }

  /** Every key that is the person's, by whatever secrets it was written. */
  private async follow(
    tenant: Tenant,
    start: ReadonlySet<string>,
  ): Promise<{ readonly theirs: ReadonlySet<string>; readonly clickValues: readonly string[] }> {
    const [theirs, clicks] = [new Set(start), new Map<string, readonly string[]>()];
    for (let frontier = [...start]; frontier.length > 0;) {
      const rows = await this.erasure.links(tenant, [...theirs]);
      rows.forEach(({ key, clickValues }) => clicks.set(key, clickValues));
      const found = followLinks(rows, start, theirs);
      found.forEach((key) => theirs.add(key));
      frontier = found.filter((key) => !isEmailKey(key));
    }
    return {
      theirs,
      clickValues: [...clicks].flatMap(([key, values]) => (theirs.has(key) ? values : [])),
    };
  }

  private async blank(tenant: Tenant, events: readonly PersonEvent[]) {
    const ids = events.map(({ id }) => id);
    const orders = events.flatMap(({ actionId, orderId }) =>
      orderId === null || isErasedOrder(orderId) ? [] : [this.hidden(tenant, actionId, orderId)],
    );
    const adjustments = ids.length > 0 ? await this.erasure.adjustments(tenant, ids, orders) : [];
    const hidden = await this.hideOrders(tenant, ids, orders);
    await this.erasure.blankEvents(tenant, ids, orders);
    await this.erasure.blankAdjustments(
      tenant,
      adjustments.map((one) => ({
        id: one.id,
        orderId:
          one.orderId === null ? null : this.hidden(tenant, one.actionId, one.orderId).digest,
        subject:
          one.subject === one.originalId
            ? one.subject
            : this.hidden(tenant, one.actionId, one.subject).digest,
      })),
    );
    const deliveries = await this.erasure.skipDeliveries(
      tenant,
      [...ids, ...adjustments.map(({ id }) => id)],
      this.clock.now(),
    );
    return {
      adjustments: adjustments.length,
      adjustmentIds: adjustments.map(({ id }) => id),
      deliveries,
      orders: hidden,
      words: [
        ...adjustments.flatMap(({ clickValue }) => clickValue ?? []),
        ...orders.map(({ orderId }) => `order ${orderId} `),
      ],
    };
  }

  /** Other names of an order become orders themselves: whichever comes again, it was counted. */
  private async hideOrders(
    tenant: Tenant,
    eventIds: readonly string[],
    orders: readonly OrderDigest[],
  ): Promise<number> {
    if (orders.length === 0) return 0;
    const aliases = await this.erasure.aliases(
      tenant,
      orders.map(({ orderId }) => orderId),
    );
    const others = orders.flatMap(({ actionId, orderId }) =>
      aliases.flatMap((one) =>
        one.orderId === orderId ? [{ ...this.hidden(tenant, actionId, one.alias), orderId }] : [],
      ),
    );
    const hidden = await this.erasure.hideOrders(tenant, eventIds, [...others, ...orders]);
    await this.erasure.silenceSources(tenant, [
      ...new Set([...orders.map(({ orderId }) => orderId), ...aliases.map(({ alias }) => alias)]),
    ]);
    await this.erasure.removeAliases(
      tenant,
      orders.map(({ orderId }) => orderId),
    );
    return hidden;
  }

  private hidden({ spaceId }: Tenant, actionId: string, orderId: string): OrderDigest {
    return {
      actionId,
      orderId,
      digest: isErasedOrder(orderId) ? orderId : this.digestsOf(spaceId, actionId, orderId)[0],
    };
  }
}
