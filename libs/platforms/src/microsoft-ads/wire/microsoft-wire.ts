import { jsonText } from '../../request-body';
import { VENDOR_VERSIONS } from '@switchyard/vendor-versions';
import { AccessTokens } from '../../access';
import type { EntityKind } from '../../port/attributes';
import type { OpenConnection } from '../../port/connection';
import { PlatformFailure } from '../../port/failure';
import type { HttpRequest, PlatformIo } from '../../port/io';
import { asRead } from '../../transport';
import type { MicrosoftEndpoints } from '../../transport';
import { readAnswer } from './answer';
import type { WireAnswer } from './answer';
import { classifyAnswer } from './classify';
import type { Nature } from './classify';
import { TOKEN_EXPIRED } from './error-codes';
import { refreshGrant } from './oauth';

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

/** Sends calls to the vendor's REST services, with a token, and throws PlatformFailure for each that it did not take. */
export class MicrosoftWire {
  private readonly tokens: AccessTokens;

  constructor(
    private readonly endpoints: MicrosoftEndpoints,
    readonly apiVersion = NEWEST_VERSION,
  ) {
    this.tokens = new AccessTokens(refreshGrant(endpoints));
  }

  async ask(connection: OpenConnection, io: PlatformIo, call: WireCall): Promise<WireAnswer> {
    try {
      const answer = await this.send(connection, io, call);
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

  /** AccessTokens renews a token refused with 401; the vendor may refuse one with code 109 under another status. */
  private async send(
    connection: OpenConnection,
    io: PlatformIo,
    call: WireCall,
  ): Promise<WireAnswer> {
    let used = '';
    const build = (token: string): HttpRequest => this.request(connection, call, (used = token));
    const first = readAnswer(await this.tokens.send(connection, io, build, call.open));
    if (first.status === 401 || !first.errors.some(({ Code }) => Code === TOKEN_EXPIRED)) {
      return first;
    }
    this.tokens.invalidate(connection, used);
    return readAnswer(await this.tokens.send(connection, io, build, call.open));
  }

  private request(connection: OpenConnection, call: WireCall, token: string): HttpRequest {
    const headers = {
      Authorization: `Bearer ${token}`,
      DeveloperToken: connection.credentials['developerToken'] ?? '',
      'Content-Type': 'application/json',
      Accept: 'application/json',
      ...(call.service === 'customer' ? {} : accountHeaders(connection)),
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
