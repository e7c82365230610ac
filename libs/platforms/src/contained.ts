import type { PlatformAccess } from './port/access';
import type { AdPlatform } from './port/ad-platform';
import type { ConversionSink } from './port/conversion';
import { PlatformFailure } from './port/failure';
import type { Gate, HttpRequest, PlatformIo, PlatformMedia, SharedTokens } from './port/io';

/**
 * `platform` is its name for people; the error says what a programmer needs and holds no secret.
 */
export type OnFault = (platform: string, error: unknown) => void;

/**
 * The same connector, whose own faults end as `PlatformFailure` of kind `internal` with the error
 * as its cause. What the caller's world throws (a lost lease, a cancelled sync, a database that is
 * away) passes through unchanged. A request with a broken value is not sent.
 */
export const contained = (platform: AdPlatform, onFault: OnFault): AdPlatform => {
  const { capabilities, conversions, lookUpPlaces } = platform;
  const inside = () => new Boundary(capabilities.name, onFault);
  return {
    ...platform,
    check: (connection, io) => inside().call(io, (own) => platform.check(connection, own)),
    normalise: (draft) => inside().run(() => platform.normalise(draft)),
    read: (connection, scope, io) =>
      inside().each(io, (own) => platform.read(connection, scope, own)),
    apply: (connection, wave, io, gate) => {
      const boundary = inside();
      return boundary.each(io, (own) => platform.apply(connection, wave, own, boundary.gate(gate)));
    },
    forecast: (waves) => inside().run(() => platform.forecast(waves)),
    find: (connection, markers, io) =>
      inside().call(io, (own) => platform.find(connection, markers, own)),
    ...(lookUpPlaces && {
      lookUpPlaces: (connection, names, io) =>
        inside().call(io, (own) => lookUpPlaces(connection, names, own)),
    }),
    delivery: (connection, campaignRemoteIds, io) =>
      inside().each(io, (own) => platform.delivery(connection, campaignRemoteIds, own)),
    performance: (connection, scope, io) =>
      inside().each(io, (own) => platform.performance(connection, scope, own)),
    ...(conversions && { conversions: containedSink(conversions, inside) }),
    access: containedAccess(platform.access, inside),
  };
};

const containedAccess = (access: PlatformAccess, inside: () => Boundary): PlatformAccess => {
  const { revoke, prolong, withdrawal } = access;
  return {
    ...access,
    trade: (code, io) => inside().call(io, (own) => access.trade(code, own)),
    tryKey: (connection, io) => inside().call(io, (own) => access.tryKey(connection, own)),
    accounts: (connection, io) => inside().each(io, (own) => access.accounts(connection, own)),
    assets: (connection, io) => inside().call(io, (own) => access.assets(connection, own)),
    ...(revoke && {
      revoke: (connection, io) => inside().call(io, (own) => revoke(connection, own)),
    }),
    ...(prolong && {
      prolong: (connection, io) => inside().call(io, (own) => prolong(connection, own)),
    }),
    ...(withdrawal && {
      withdrawal: (signed, app) => inside().run(() => withdrawal(signed, app)),
    }),
  };
};

const containedSink = (sink: ConversionSink, inside: () => Boundary): ConversionSink => ({
  ...sink,
  judge: (conversion, now) => inside().run(() => sink.judge(conversion, now)),
  judgeAdjustment: (adjustment, now) => inside().run(() => sink.judgeAdjustment(adjustment, now)),
  ensureAction: (connection, action, io) =>
    inside().call(io, (own) => sink.ensureAction(connection, action, own)),
  upload: (connection, batch, io) =>
    inside().call(io, (own) => sink.upload(connection, batch, own)),
  adjust: (connection, batch, io) =>
    inside().call(io, (own) => sink.adjust(connection, batch, own)),
  ...(sink.preview && {
    preview: (connection, conversion, now) =>
      inside().run(() => sink.preview!(connection, conversion, now)),
  }),
  ...(sink.confirm && {
    confirm: (connection, refs, io) =>
      inside().call(io, (own) => sink.confirm!(connection, refs, own)),
  }),
});

/** One call of a connector. Records which errors came from outside of it. */
class Boundary {
  private readonly fromOutside = new WeakSet<object>();

  constructor(
    private readonly platform: string,
    private readonly onFault: OnFault,
  ) {}

  run<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      throw this.named(error);
    }
  }

  async call<T>(io: PlatformIo, work: (io: PlatformIo) => Promise<T>): Promise<T> {
    try {
      return await work(this.io(io));
    } catch (error) {
      throw this.named(error);
    }
  }

  async *each<T>(
    io: PlatformIo,
    work: (io: PlatformIo) => AsyncIterable<T>,
  ): AsyncGenerator<T, void> {
    try {
      yield* work(this.io(io));
    } catch (error) {
      throw this.named(error);
    }
  }

  gate(gate: Gate): Gate {
    return { open: (changes) => this.outside(() => gate.open(changes)) };
  }

  private io(io: PlatformIo): PlatformIo {
    return {
      send: async (request) => {
        requireSendable(request);
        return this.outside(() => io.send(request));
      },
      now: () => io.now(),
      sleep: (milliseconds) => this.outside(() => io.sleep(milliseconds)),
      keepCredentials: (credentials) => this.outside(() => io.keepCredentials(credentials)),
      media: this.media(io.media),
      ...(io.tokens && { tokens: this.tokens(io.tokens) }),
    };
  }

  private tokens(shared: SharedTokens): SharedTokens {
    return {
      grantId: shared.grantId,
      token: (refused, refresh) => this.outside(() => shared.token(refused, refresh)),
    };
  }

  private media(media: PlatformMedia): PlatformMedia {
    return {
      remoteIds: (digests) => this.outside(() => media.remoteIds(digests)),
      digests: (remoteIds) => this.outside(() => media.digests(remoteIds)),
      open: (digest) => this.outside(() => media.open(digest)),
      address: (digest) => this.outside(() => media.address(digest)),
      begin: (digest) => this.outside(() => media.begin(digest)),
      reserve: (digest, remoteId) => this.outside(() => media.reserve(digest, remoteId)),
      reserved: (digest) => this.outside(() => media.reserved(digest)),
      keep: (digest, remoteId) => this.outside(() => media.keep(digest, remoteId)),
    };
  }

  private async outside<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof Object) this.fromOutside.add(error);
      throw error;
    }
  }

  private named(error: unknown): unknown {
    if (error instanceof PlatformFailure) return error;
    if (error instanceof Object && this.fromOutside.has(error)) return error;
    this.onFault(this.platform, error);
    return new PlatformFailure(
      {
        kind: 'internal',
        detail: {
          code: 'INTERNAL_ERROR',
          message: `Switchyard failed while it worked on ${this.platform}. The log of this installation has the cause.`,
        },
      },
      { cause: error },
    );
  }
}

/** What code writes when a value is missing or broken, as a whole value. */
const BROKEN = /^(undefined|NaN|-?Infinity|Invalid DateTime|Invalid Date|\[object \w+\])$/;

/**
 * Members whose text a person wrote, who may have written one of these words: `undefined` is a
 * keyword that people search for.
 */
const FREE_TEXT =
  /^(text|name|title|body|headline\d*|description\d*|content|message|caption|value|path\d?|keywords?|negative_?keywords|businessName|longHeadline|calloutText|linkText|values|context_hints|commentary|introductoryText)$/i;

/**
 * A request that this program wrote wrongly. It holds the place of the broken value, never the
 * value of another member.
 */
export class UnsendableRequest extends Error {
  constructor(place: string, value: string) {
    super(`The request contains ${value} at ${place}.`);
    this.name = 'UnsendableRequest';
  }
}

/**
 * Throws UnsendableRequest when a value of the request is `undefined`, not a number, or no date.
 */
export const requireSendable = ({ url, body, headers }: HttpRequest): void => {
  const { pathname, searchParams } = new URL(url);
  for (const part of pathname.split('/')) requireWhole(decodeURIComponent(part), 'the path');
  for (const [name, value] of searchParams) requireMember(name, value, `the query's ${name}`);
  if (typeof body !== 'string') return;
  const type = headers['content-type'] ?? headers['Content-Type'] ?? '';
  if (type.includes('json')) requireJson(parsed(body), '', '');
  if (type.includes('x-www-form-urlencoded')) {
    for (const [name, value] of new URLSearchParams(body)) requireMember(name, value, name);
  }
};

/** A member of a form or query may itself be JSON. */
const requireMember = (name: string, value: string, place: string): void => {
  if (/^[[{]/.test(value)) requireJson(parsed(value), name, place);
  else if (!FREE_TEXT.test(name)) requireWhole(value, place);
};

const requireJson = (value: unknown, name: string, place: string): void => {
  if (typeof value === 'string') {
    if (!FREE_TEXT.test(name)) requireWhole(value, place);
  } else if (Array.isArray(value)) {
    value.forEach((item, index) => requireJson(item, name, `${place}/${index}`));
  } else if (typeof value === 'object' && value !== null) {
    for (const [member, inner] of Object.entries(value)) {
      requireJson(inner, member, `${place}/${member}`);
    }
  }
};

const requireWhole = (value: string, place: string): void => {
  if (BROKEN.test(value)) throw new UnsendableRequest(place, value);
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
