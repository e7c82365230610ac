import { VENDOR_VERSIONS } from '@switchyard/vendor-versions';
import type { EntityKind } from '../../port/attributes';
import type { Change } from '../../port/change';
import type { Credentials, OpenConnection } from '../../port/connection';
import { PlatformFailure } from '../../port/failure';
import type { Gate, HttpRequest, PlatformIo } from '../../port/io';
import { AccessTokens } from '../../transport/access-tokens';
import type { MicrosoftEndpoints } from '../../transport/endpoints';
import { jsonText } from '../../transport/requests';
import { asRead } from '../../transport/transport-failure';
import {
  classifyAnswer,
  type Nature,
  readAnswer,
  TOKEN_EXPIRED,
  type WireAnswer,
} from './failures';
import { refreshGrant } from './tokens';

/** What every conversation of one connector shares. */
export interface Shared {
  readonly wire: MicrosoftWire;
  readonly parents: Parents;
}

/** One connection's conversation with Microsoft while it is read. */
export class Session {
  /** Ids of images that this conversation has made sure of, by digest. */
  readonly mediaIds = new Map<string, string>();

  constructor(
    readonly shared: Shared,
    readonly connection: OpenConnection,
    readonly io: PlatformIo,
  ) {}

  /** A query of the campaign service. */
  read(path: string, body: object, entity: EntityKind = 'campaign'): Promise<WireAnswer> {
    return this.shared.wire.ask(this.connection, this.io, {
      service: 'campaign',
      method: 'POST',
      path,
      body,
      nature: 'read',
      entity,
    });
  }

  /** A call of the reporting service: whatever it asks for, nothing is changed. */
  report(path: string, body: object, entity: EntityKind): Promise<WireAnswer> {
    return this.shared.wire.ask(this.connection, this.io, {
      service: 'reporting',
      method: 'POST',
      path,
      body,
      nature: 'read',
      entity,
    });
  }

  get accountId(): string {
    return this.connection.externalAccountId;
  }

  get currency(): string {
    return this.connection.currency;
  }
}

export interface Writing {
  readonly method: 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly body: object;
  readonly entity: EntityKind;
  /** Changes that the gate gets right before the request goes out. */
  readonly changes: readonly Change[];
}

/** The same, while it is written to: nothing goes out that did not pass the gate. */
export class WritingSession extends Session {
  constructor(
    shared: Shared,
    connection: OpenConnection,
    io: PlatformIo,
    private readonly gate: Gate,
  ) {
    super(shared, connection, io);
  }

  write({ method, path, body, entity, changes }: Writing): Promise<WireAnswer> {
    const open = (): Promise<void> => this.gate.open(changes);
    const nature = method === 'POST' ? 'create' : 'change';
    return this.shared.wire.ask(this.connection, this.io, {
      service: 'campaign',
      method,
      path,
      body,
      nature,
      entity,
      open,
    });
  }
}

export interface WireCall {
  readonly service: keyof typeof SERVICES;
  readonly method: 'POST' | 'PUT' | 'DELETE';
  /** After the service and its version, e.g. `/CampaignManagement/v13`. */
  readonly path: string;
  readonly body: object;
  readonly nature: Nature;
  /** What the request is about, to find our field for an error. */
  readonly entity: EntityKind;
  /** Awaited right before each sending. */
  readonly open?: () => Promise<void>;
}

const SERVICES = {
  campaign: 'CampaignManagement',
  customer: 'CustomerManagement',
  reporting: 'Reporting',
} as const;

/** The newest known here. */
export const NEWEST_VERSION: string = VENDOR_VERSIONS['microsoft-ads'].usual;

/**
 * Sends calls to the vendor's REST services, with a token, and throws PlatformFailure for each that
 * it did not take.
 */
export class MicrosoftWire {
  private readonly tokens: AccessTokens;

  constructor(
    private readonly endpoints: MicrosoftEndpoints,
    readonly apiVersion = NEWEST_VERSION,
  ) {
    this.tokens = new AccessTokens(refreshGrant(endpoints));
  }

  /** Its accounts spend no money and their ads show nowhere. */
  get isSandbox(): boolean {
    return this.endpoints.customer.includes('.api.sandbox.');
  }

  ask(connection: OpenConnection, io: PlatformIo, call: WireCall): Promise<WireAnswer> {
    return this.judged(call, () => this.send(connection, io, call));
  }

  /** A call of the customer service with a token that belongs to no connection yet. */
  askWith(
    accessToken: string,
    developerToken: string,
    io: PlatformIo,
    call: WireCall,
  ): Promise<WireAnswer> {
    const request = this.request({ developerToken }, {}, call, accessToken);
    return this.judged(call, async () => readAnswer(await io.send(request)));
  }

  private async judged(call: WireCall, send: () => Promise<WireAnswer>): Promise<WireAnswer> {
    try {
      const answer = await send();
      const failure = classifyAnswer(answer, call.nature, call.entity);
      if (failure) throw new PlatformFailure(failure);
      return answer;
    } catch (error) {
      if (call.nature === 'read' && error instanceof PlatformFailure) {
        throw new PlatformFailure(asRead(error.failure));
      }
      throw error;
    }
  }

  /**
   * AccessTokens renews a token refused with 401; the vendor may refuse one with code 109 under
   * another status.
   */
  private async send(
    connection: OpenConnection,
    io: PlatformIo,
    call: WireCall,
  ): Promise<WireAnswer> {
    let used = '';
    const build = (token: string): HttpRequest =>
      this.request(connection.credentials, accountHeaders(connection), call, (used = token));
    const first = readAnswer(await this.tokens.send(connection, io, build, call.open));
    if (first.status === 401 || !first.errors.some(({ Code }) => Code === TOKEN_EXPIRED)) {
      return first;
    }
    this.tokens.invalidate(connection, used, io);
    return readAnswer(await this.tokens.send(connection, io, build, call.open));
  }

  private request(
    { developerToken = '' }: Credentials,
    account: HttpRequest['headers'],
    call: WireCall,
    token: string,
  ): HttpRequest {
    const headers = {
      Authorization: `Bearer ${token}`,
      DeveloperToken: developerToken,
      'Content-Type': 'application/json',
      Accept: 'application/json',
      ...(call.service === 'customer' ? {} : account),
    };
    const url = `${this.endpoints[call.service]}/${SERVICES[call.service]}/${this.apiVersion}${call.path}`;
    return {
      method: call.method,
      url,
      headers,
      body: jsonText(call.body),
      counted: true,
      ...(call.nature === 'read' ? { reads: true } : {}),
    };
  }
}

const accountHeaders = ({
  settings,
  externalAccountId,
}: OpenConnection): Readonly<Record<string, string>> => ({
  CustomerId: String(settings['customerId'] ?? ''),
  CustomerAccountId: externalAccountId,
});

/**
 * Which campaign an ad group belongs to, as seen so far. Only spares questions: Microsoft asks for
 * both ids where our changes name the ad group alone, and what is not known here is asked for.
 */
export class Parents {
  private readonly campaigns = new Map<string, string>();

  constructor(private readonly capacity = 200_000) {}

  remember(connectionId: string, adGroupId: string, campaignId: string): void {
    if (this.campaigns.size >= this.capacity) this.campaigns.clear();
    this.campaigns.set(`${connectionId} ${adGroupId}`, campaignId);
  }

  campaignOf(connectionId: string, adGroupId: string): string | undefined {
    return this.campaigns.get(`${connectionId} ${adGroupId}`);
  }
}

/** Items per call (spec/platforms/microsoft-ads.md 2b, table of endpoints). */
export const LIMITS = {
  campaigns: 100,
  criteria: 100,
  adGroups: 1_000,
  ads: 50,
  keywords: 1_000,
  negatives: 20_000,
  editorialReasons: 1_000,
  assetGroups: 100,
  adExtensions: 100,
  extensionAssociations: 100,
  media: 10,
  mediaPage: 1_000,
  /** AccountThroughCampaignReportScope and its likes. */
  reportCampaigns: 300,
} as const;

export const inChunks = <T>(items: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );

/**
 * Tries of one step inside a change that needs several requests: half a change is worse than a
 * short wait.
 */
export const MAX_TRIES = 3;

const BACK_OFF_MS = 2_000;

/** Waits as the failure asks for and returns true when the step is worth another try. */
export const isWorthAnotherTry = async (
  error: unknown,
  tries: number,
  io: PlatformIo,
): Promise<boolean> => {
  if (!(error instanceof PlatformFailure) || tries >= MAX_TRIES) return false;
  const { failure } = error;
  if (failure.kind === 'refused' || failure.kind === 'unauthorised') return false;
  const wait =
    failure.kind === 'throttled' ? failure.retryAfterSeconds * 1_000 : BACK_OFF_MS * tries;
  await io.sleep(wait);
  return true;
};

/** Repeats a step that may be done twice without harm. */
export const withRetries = async <T>(io: PlatformIo, step: () => Promise<T>): Promise<T> => {
  for (let tries = 1; ; tries += 1) {
    const result = await attempt(step);
    if ('value' in result) return result.value;
    if (!(await isWorthAnotherTry(result.error, tries, io))) throw result.error;
  }
};

const attempt = async <T>(
  step: () => Promise<T>,
): Promise<{ readonly value: T } | { readonly error: unknown }> => {
  try {
    return { value: await step() };
  } catch (error) {
    return { error };
  }
};
