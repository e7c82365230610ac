import { AccessTokens } from '../../access';
import type { OpenConnection } from '../../port/connection';
import { PlatformFailure } from '../../port/failure';
import type { PlatformIo } from '../../port/io';
import { asRead, type LinkedinEndpoints } from '../../transport';
import { readAnswer, type WireAnswer } from './answer';
import { classifyAnswer } from './classify';
import { refreshGrant } from './oauth';
import { httpRequest, type RestCall } from './rest-call';

/** Sends calls with a token and throws PlatformFailure for each that LinkedIn did not take. */
export class LinkedinWire {
  private readonly tokens: AccessTokens;

  constructor(
    private readonly endpoints: LinkedinEndpoints,
    readonly apiVersion: string,
  ) {
    this.tokens = new AccessTokens(refreshGrant(endpoints.oauth));
  }

  async ask(connection: OpenConnection, io: PlatformIo, call: RestCall): Promise<WireAnswer> {
    try {
      const answer = await this.exchange(connection, io, call);
      const failure = classifyAnswer(answer, {
        nature: call.nature,
        entity: call.entity,
        now: io.now(),
      });
      if (failure) throw new PlatformFailure(failure);
      return answer;
    } catch (error) {
      if (call.nature === 'read' && error instanceof PlatformFailure) {
        throw new PlatformFailure(asRead(error.failure));
      }
      throw error;
    }
  }

  /** Bytes of an upload go where the vendor said, with the token and without the headers of the interface. */
  async put(
    connection: OpenConnection,
    io: PlatformIo,
    upload: {
      readonly url: string;
      readonly bytes: Uint8Array;
      readonly mimeType: string;
      readonly open: () => Promise<void>;
    },
  ): Promise<void> {
    const answer = readAnswer(
      await this.tokens.send(
        connection,
        io,
        (token) => ({
          method: 'PUT',
          url: upload.url,
          headers: { Authorization: `Bearer ${token}`, 'Content-Type': upload.mimeType },
          body: upload.bytes,
          counted: true,
          dayCost: 1,
        }),
        upload.open,
      ),
    );
    if (answer.status >= 200 && answer.status < 300) return;
    const failure = classifyAnswer(answer, { nature: 'change', entity: 'ad', now: io.now() });
    if (failure) throw new PlatformFailure(failure);
  }

  /** The answer as it came, taken or not. */
  async exchange(connection: OpenConnection, io: PlatformIo, call: RestCall): Promise<WireAnswer> {
    const voice = { rest: this.endpoints.rest, apiVersion: this.apiVersion };
    return readAnswer(
      await this.tokens.send(
        connection,
        io,
        (token) => httpRequest(call, { ...voice, token }),
        call.open,
      ),
    );
  }
}
