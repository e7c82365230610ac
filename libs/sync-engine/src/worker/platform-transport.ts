import type { PlatformId } from '@switchyard/kernel';
import {
  platformAgent,
  undiciIo,
  type PlatformIo,
  type UndiciIoOptions,
} from '@switchyard/platforms';

/** How requests of one ad account reach its platform. */
export abstract class PlatformTransport {
  abstract ioFor(options: Omit<UndiciIoOptions, 'agent'>): PlatformIo;
}

/** Over the network, with open connections kept per platform. */
export class UndiciTransport extends PlatformTransport {
  /** `sleep` in tests, whose pauses follow a clock that they set. */
  constructor(private readonly sleep?: UndiciIoOptions['sleep']) {
    super();
  }

  private readonly agents = new Map<PlatformId, ReturnType<typeof platformAgent>>();

  ioFor(options: Omit<UndiciIoOptions, 'agent'>): PlatformIo {
    return undiciIo({
      ...options,
      ...(this.sleep ? { sleep: this.sleep } : {}),
      agent: this.agentOf(options.platform),
    });
  }

  private agentOf(platform: PlatformId): ReturnType<typeof platformAgent> {
    const agent = this.agents.get(platform) ?? platformAgent();
    this.agents.set(platform, agent);
    return agent;
  }
}
