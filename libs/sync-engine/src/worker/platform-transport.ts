import type { PlatformId } from '@switchyard/kernel';
import { platformAgent, undiciIo, type UndiciIoOptions } from '@switchyard/platforms';
import type { PlatformIo } from '@switchyard/platforms/domain';
import { type Observed, observedIo } from './observed-io';

/** `connectionId`: whose requests they are, where that is known. */
export type CallOptions = Omit<UndiciIoOptions, 'agent'> & Pick<Observed, 'connectionId'>;

/** How requests of one ad account reach its platform. */
export abstract class PlatformTransport {
  abstract ioFor(options: CallOptions): PlatformIo;
}

/** Over the network, observed, with open connections kept per platform. */
export class UndiciTransport extends PlatformTransport {
  /** `sleep` in tests, whose pauses follow a clock that they set. */
  constructor(private readonly sleep?: UndiciIoOptions['sleep']) {
    super();
  }

  private readonly agents = new Map<PlatformId, ReturnType<typeof platformAgent>>();

  ioFor({ connectionId, ...options }: CallOptions): PlatformIo {
    const io = undiciIo({
      ...options,
      ...(this.sleep ? { sleep: this.sleep } : {}),
      agent: this.agentOf(options.platform),
    });
    const { platform } = options;
    return observedIo(io, { platform, ...(connectionId === undefined ? {} : { connectionId }) });
  }

  private agentOf(platform: PlatformId): ReturnType<typeof platformAgent> {
    const agent = this.agents.get(platform) ?? platformAgent();
    this.agents.set(platform, agent);
    return agent;
  }
}
