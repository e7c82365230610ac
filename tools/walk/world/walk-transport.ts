import type { PlatformId } from '@switchyard/kernel';
import type { LocalAnswer, LocalEmulators } from '@switchyard/platform-emulators';
import {
  type HttpAnswer,
  type HttpRequest,
  PlatformFailure,
  type PlatformIo,
  transportFailure,
  type UndiciIoOptions,
} from '@switchyard/platforms';
import { PlatformTransport } from '@switchyard/sync-engine/worker';
import type { Scheduler } from '../scheduler/scheduler';

/** What becomes of a request besides what the platform makes of it. */
export type RequestOutcome =
  | { readonly kind: 'answered' }
  /** The worker dies with the request unsent, or with its answer on the way. */
  | { readonly kind: 'dies before' | 'dies after' }
  /** Nothing reaches the platform: no connection, or one that is cut before the platform works. */
  | { readonly kind: 'unreachable' | 'reset' }
  /** The platform does its work and the answer is lost. */
  | { readonly kind: 'drop' }
  | {
      readonly kind: 'http';
      readonly status: number;
      readonly body?: unknown;
      readonly headers?: Readonly<Record<string, string>>;
    };

export interface Exchange {
  readonly platform: PlatformId;
  readonly nature: 'read' | 'write' | 'auth';
  readonly request: HttpRequest;
}

/** What one walk decides and notes about requests. */
export interface Wire {
  readonly scheduler: Scheduler;
  readonly emulators: LocalEmulators;
  outcomeOf(exchange: Exchange): RequestOutcome;
  /** Right before the platform sees it: no other actor runs until it is done. */
  arrives(exchange: Exchange): Promise<void>;
  done(exchange: Exchange): void;
}

/** What a worker waits for between a write to a platform and noting what became of it. */
export const WRITE_ANSWERED = 'hears of its write';

const fault = (code: string): PlatformFailure =>
  new PlatformFailure(transportFailure(Object.assign(new Error(code), { code })));

/**
 * Requests to the emulators of this process. From the last look at the lease to the platform's work
 * no other actor runs.
 */
export class WalkTransport extends PlatformTransport {
  constructor(private readonly wire: () => Wire) {
    super();
  }

  ioFor({
    platform,
    keepCredentials,
    media,
    onCall,
    beforeBytes,
  }: Omit<UndiciIoOptions, 'agent'>): PlatformIo {
    const send = async (request: HttpRequest): Promise<HttpAnswer> => {
      const count = (): void => {
        if (request.counted) onCall?.(platform, request);
      };
      return this.send(
        { platform, request, nature: this.wire().emulators.natureOf(request) },
        count,
        beforeBytes,
      );
    };
    const sleep = (milliseconds: number): Promise<void> =>
      new Promise((done) => {
        setTimeout(done, milliseconds);
      });
    return { send, sleep, now: () => Date.now(), keepCredentials, media };
  }

  private async send(
    exchange: Exchange,
    count: () => void,
    beforeBytes: () => void = () => undefined,
  ): Promise<HttpAnswer> {
    const wire = this.wire();
    const outcome = wire.outcomeOf(exchange);
    if (outcome.kind === 'dies before') return this.die(wire);
    if (outcome.kind === 'unreachable') throw fault('ECONNREFUSED');
    beforeBytes();
    const answer = await this.reach(wire, exchange, outcome);
    if (outcome.kind === 'dies after') return this.die(wire);
    await wire.scheduler.park(
      exchange.nature === 'write' ? WRITE_ANSWERED : `hears of ${exchange.platform}`,
    );
    count();
    if (answer.kind !== 'answered') throw fault('UND_ERR_SOCKET');
    return answer;
  }

  private async reach(
    wire: Wire,
    exchange: Exchange,
    outcome: RequestOutcome,
  ): Promise<LocalAnswer> {
    const { platform, request } = exchange;
    if (outcome.kind === 'reset') return { kind: 'reset' };
    const order = { platform, match: {}, times: 1 } as const;
    if (outcome.kind === 'http') {
      wire.emulators.strike({
        ...order,
        fault: 'http',
        status: outcome.status,
        ...(outcome.body === undefined ? {} : { body: outcome.body }),
        ...(outcome.headers && { headers: outcome.headers }),
      });
    }
    if (outcome.kind === 'drop') wire.emulators.strike({ ...order, fault: 'drop-reply' });
    await wire.arrives(exchange);
    const answer = await wire.scheduler.outside(() => wire.emulators.exchange(request));
    wire.done(exchange);
    return answer;
  }

  private die({ scheduler }: Wire): Promise<never> {
    if (scheduler.actor) scheduler.kill(scheduler.actor);
    return scheduler.never();
  }
}
