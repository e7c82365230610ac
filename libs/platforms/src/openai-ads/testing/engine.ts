import type { AdPlatform } from '../../port/ad-platform';
import type { BoundObject, ReadScope } from '../../port/attributes';
import type { RateLimit } from '../../port/capabilities';
import type { Change, Outcome } from '../../port/change';
import type { OpenConnection } from '../../port/connection';
import type { HttpRequest, PlatformIo } from '../../port/io';
import { UNVERIFIED } from '../unverified';

/** So many objects are not made and read again within the seconds that lists lag behind. */
const MANY = 100;

interface World {
  readonly heard?: (request: HttpRequest) => void;
  /** Moves the platform's clock. */
  readonly advance: (seconds: number) => Promise<unknown>;
  /** Completes the settings of a connection, which a person would do. */
  readonly prepared?: (connection: OpenConnection) => Promise<OpenConnection>;
}

/**
 * The connector as the engine uses it: bindings are kept of what was applied and passed on when
 * reading, limits are kept; waits pass on the platform's clock.
 */
export const likeTheEngine = (
  platform: AdPlatform,
  { advance, heard = () => {}, prepared = async (connection) => connection }: World,
): AdPlatform => {
  const bindings = new Map<string, BoundObject>();
  const pace = new Pace(platform.capabilities.rateLimits, advance);
  const waiting = (io: PlatformIo): PlatformIo => ({
    send: async (request) => {
      await pace.wait(request);
      heard(request);
      return io.send(request);
    },
    now: () => io.now(),
    keepCredentials: (credentials) => io.keepCredentials(credentials),
    media: io.media,
    sleep: async (milliseconds) => void (await advance(milliseconds / 1_000)),
  });
  return {
    ...platform,
    check: (connection, io) => platform.check(connection, waiting(io)),
    lookUpPlaces: (connection, names, io) => platform.lookUpPlaces!(connection, names, waiting(io)),
    delivery: (connection, ids, io) => platform.delivery(connection, ids, waiting(io)),
    performance: (connection, scope, io) => platform.performance(connection, scope, waiting(io)),
    find: (connection, markers, io) => platform.find(connection, markers, waiting(io)),
    async *read(connection, scope, io) {
      const bound = boundIn(scope, bindings);
      if (bound.length > MANY) await advance(UNVERIFIED.listLagSeconds);
      yield* platform.read(connection, { ...scope, bound }, waiting(io));
    },
    async *apply(connection, wave, io, gate) {
      for await (const outcome of platform.apply(
        await prepared(connection),
        wave,
        waiting(io),
        gate,
      )) {
        note(outcome, wave, bindings);
        yield outcome;
      }
    },
  };
};

const note = (
  outcome: Outcome,
  wave: readonly Change[],
  bindings: Map<string, BoundObject>,
): void => {
  const change = wave.find(({ id }) => id === outcome.changeId)!;
  if (outcome.kind === 'removed' && change.action === 'remove') bindings.delete(change.remoteId);
  if (outcome.kind !== 'applied') return;
  const { entity, parentRemoteId } = change;
  bindings.set(outcome.remoteId, {
    entity,
    remoteId: outcome.remoteId,
    applied: outcome.attributes,
    ...(parentRemoteId === undefined ? {} : { parentRemoteId }),
  });
};

/** Bindings of the campaigns of the scope, of the levels that are read. */
const boundIn = (
  { campaignRemoteIds, entities }: ReadScope,
  bindings: ReadonlyMap<string, BoundObject>,
): readonly BoundObject[] => {
  const isInside = ({ remoteId, parentRemoteId }: BoundObject): boolean =>
    parentRemoteId === undefined
      ? campaignRemoteIds.includes(remoteId)
      : campaignRemoteIds.includes(parentRemoteId) ||
        isInside(bindings.get(parentRemoteId) ?? { entity: 'campaign', remoteId: '' });
  return [...bindings.values()].filter((one) => entities.includes(one.entity) && isInside(one));
};

/** Requests that a person's own clients may have sent beside ours. */
const SPARE = 10;

/**
 * Keeps to the limits that requests name, as all workers together do: when one is full, time passes
 * until it is empty again.
 */
class Pace {
  private readonly counts = new Map<string, number>();

  constructor(
    private readonly limits: readonly RateLimit[],
    private readonly advance: (seconds: number) => Promise<unknown>,
  ) {}

  async wait({ rateLimits = [] }: HttpRequest): Promise<void> {
    const full = this.limits.find(
      ({ name, requests }) =>
        rateLimits.includes(name) && (this.counts.get(name) ?? 0) >= requests - SPARE,
    );
    if (full) {
      await this.advance(full.perSeconds);
      this.counts.clear();
    }
    for (const name of rateLimits) this.counts.set(name, (this.counts.get(name) ?? 0) + 1);
  }
}
