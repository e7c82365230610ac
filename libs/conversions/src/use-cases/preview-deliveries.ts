import { Inject, Injectable, Optional } from '@nestjs/common';
import { IdentityFacade } from '@switchyard/identity';
import type { Connection } from '@switchyard/identity/domain';
import { Clock, type PlatformId, type Tenant } from '@switchyard/kernel';
import {
  type ActionDraft,
  type AdPlatform,
  type ConversionSink,
  type OpenConnection,
  type PlatformIo,
  PLATFORMS,
  type RemoteAction,
  type SinkConversion,
} from '@switchyard/platforms/domain';
import { RemoteActions, type KnownAction } from '../data/remote-actions';
import {
  applyConsent,
  type ConsentEffect,
  type ConversionEvent,
  type Delivery,
  draftOfAction,
  type Finding,
  type HashedPerson,
  maskedBody,
  personWithSealed,
  sinkConversion,
} from '../domain';
import { checkConsent, withheld } from './deliver/check-consent';
import { refusalOf } from './deliver/ensure-actions';

/** What would be sent to one platform, as far as it is known before anything is sent. */
export interface DeliveryPreview {
  readonly platform: PlatformId;
  /** Null while the account has no connection to the platform. */
  readonly connectionId: string | null;
  /** `send`, or why it would not be sent now. */
  readonly verdict: { readonly outcome: string; readonly code?: string; readonly message?: string };
  /** Masked; null where nothing would be sent. */
  readonly request: unknown;
}

type Connected = Pick<
  Connection,
  'id' | 'platform' | 'externalAccountId' | 'currency' | 'timeZone' | 'settings'
>;

/** Without a connection there are no settings, and money has the currency of the event. */
const NO_CONNECTION: Omit<OpenConnection, 'platform'> = {
  id: '',
  externalAccountId: '',
  currency: 'USD',
  timeZone: 'UTC',
  settings: {},
  credentials: {},
};

/** No platform is asked for a preview. */
const noRequest = (): never => {
  throw new NoRequest();
};
class NoRequest extends Error {}

/**
 * Shows what platforms would be sent of a conversion: the same judgement and the same body as the
 * worker's, but for what only the worker can open. Asks no platform.
 */
@Injectable()
export class PreviewDeliveries {
  constructor(
    private readonly identity: IdentityFacade,
    private readonly actions: RemoteActions,
    private readonly clock: Clock,
    @Optional()
    @Inject(PLATFORMS)
    private readonly platforms: ReadonlyMap<PlatformId, AdPlatform> = new Map(),
  ) {}

  /** `own` is what the caller says of the person now; nothing for what was accepted before. */
  async of(
    tenant: Tenant,
    event: ConversionEvent,
    deliveries: readonly Delivery[],
    own: HashedPerson = {},
  ): Promise<readonly DeliveryPreview[]> {
    if (deliveries.length === 0) return [];
    const [connections, settings] = await Promise.all([
      this.identity.connectionsOf(tenant),
      this.identity.spaceSettings(tenant),
    ]);
    const previews: DeliveryPreview[] = [];
    for (const delivery of deliveries) {
      const connection = connections.find(({ id }) => id === delivery.connectionId);
      const known = await this.actions.of(tenant, delivery.connectionId ?? '', [event.actionId]);
      const action = known.get(event.actionId);
      previews.push(
        await this.one(event, delivery, own, {
          connection,
          action,
          region: settings.region ?? null,
        }),
      );
    }
    return previews;
  }

  private async one(
    event: ConversionEvent,
    delivery: Delivery,
    own: HashedPerson,
    { connection, action, region }: World,
  ): Promise<DeliveryPreview> {
    const { platform, connectionId } = delivery;
    const sink = this.platforms.get(platform)?.conversions;
    const open = openWith(platform, connection);
    const nothing = (finding: Finding): DeliveryPreview => ({
      platform,
      connectionId,
      verdict: verdictOf(finding),
      request: null,
    });
    if (!sink || !action) return nothing(UNKNOWN);
    if (delivery.status === 'skipped') return nothing(skippedAs(delivery.reason));
    const decision = checkConsent(
      { connection: open, platform, region },
      event,
      event.consent,
      event.clickIds,
    );
    if (!decision.sends) return nothing(withheld(decision));
    const { remote, refusal } = await remoteOf(action, sink, open);
    const item = itemOf(event, own, draftOfAction(action.action), {
      platform,
      remote,
      effect: decision.effect,
    });
    const now = this.clock.now().getTime();
    const finding = sink.judge(item, now) ?? refusal;
    const body = refusal ? undefined : sink.preview?.(open, item, now);
    return {
      platform,
      connectionId,
      verdict: finding ? verdictOf(finding) : verdictOfDelivery(delivery, body),
      request: body === undefined ? null : maskedBody(body),
    };
  }
}

interface World {
  readonly connection: Connected | undefined;
  readonly action: KnownAction | undefined;
  readonly region: string | null;
}

interface SendingWorld {
  readonly platform: PlatformId;
  readonly remote: RemoteAction;
  readonly effect: ConsentEffect;
}

const itemOf = (
  event: ConversionEvent,
  own: HashedPerson,
  action: ActionDraft,
  { platform, remote, effect }: SendingWorld,
): SinkConversion => {
  const person = personWithSealed(own, event.personKeys);
  return applyConsent(sinkConversion(event, person, { platform, action, remote }), effect);
};

const openWith = (platform: PlatformId, connection: Connected | undefined): OpenConnection =>
  connection
    ? {
        id: connection.id,
        platform,
        externalAccountId: connection.externalAccountId,
        currency: connection.currency,
        timeZone: connection.timeZone,
        settings: connection.settings,
        credentials: {},
      }
    : { ...NO_CONNECTION, platform };

/** What an action is called on the platform, and why the platform would not have it. */
interface RemoteOrRefusal {
  readonly remote: RemoteAction;
  readonly refusal?: Finding;
}

/**
 * A platform that knows an action by the name of an event needs no look-up. A refusal of the
 * connector without a request is the reason for which the worker would hold the conversion. Any
 * other failure is thrown, so that no fault looks like an action that does not exist yet.
 */
const remoteOf = async (
  { action, remote }: KnownAction,
  sink: ConversionSink,
  open: OpenConnection,
): Promise<RemoteOrRefusal> => {
  if (remote) return { remote: { remoteId: remote.remoteId, conflicts: remote.conflicts } };
  try {
    return { remote: await sink.ensureAction(open, draftOfAction(action), SILENT_IO) };
  } catch (error) {
    if (error instanceof NoRequest) return { remote: NOT_MADE_YET };
    const why = refusalOf(error);
    if (!why) throw error;
    return { remote: NOT_MADE_YET, refusal: { outcome: 'held', ...why } };
  }
};

const SILENT_IO = {
  send: noRequest,
  sleep: noRequest,
  keepCredentials: noRequest,
  now: () => 0,
} as unknown as PlatformIo;

/** The action is made on the platform before the first conversion is sent. */
const NOT_MADE_YET: RemoteAction = { remoteId: '0', conflicts: [] };

const UNKNOWN = {
  outcome: 'unsupported',
  code: 'NO_PREVIEW',
  message: 'Nothing is known of what would be sent there.',
} as const satisfies Finding;

const skippedAs = (reason: string | null): Finding => ({
  outcome: 'skipped',
  code: reason ?? UNKNOWN.code,
  message: 'The conversion is not sent there.',
});

const verdictOf = (finding: Finding): DeliveryPreview['verdict'] => ({
  outcome: finding.outcome,
  ...('code' in finding && { code: finding.code }),
  ...('message' in finding && { message: finding.message }),
});

const verdictOfDelivery = (
  { connectionId }: Delivery,
  body: unknown,
): DeliveryPreview['verdict'] => {
  if (connectionId === null) {
    return {
      outcome: 'waiting',
      code: 'NO_CONNECTION',
      message: 'The account has no connection to the platform.',
    };
  }
  return body === undefined
    ? {
        outcome: 'held',
        code: 'CONNECTION_SETTING_MISSING',
        message: 'The connection lacks a setting that conversions need. Its check names it.',
      }
    : { outcome: 'send' };
};
