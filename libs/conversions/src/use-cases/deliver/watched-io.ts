import { PlatformFailure, type PlatformIo } from '@switchyard/platforms/domain';

/** The same world; knows what was sent, and whose fault an error is. */
export class WatchedIo {
  requests = 0;
  readonly io: PlatformIo;
  private readonly thrown = new Set<unknown>();

  constructor(io: PlatformIo) {
    this.io = {
      ...io,
      send: (request) => {
        this.requests += 1;
        return this.watch(io.send(request));
      },
      sleep: (milliseconds) => this.watch(io.sleep(milliseconds)),
      keepCredentials: (credentials) => this.watch(io.keepCredentials(credentials)),
    };
  }

  /** True for what our own code threw: neither the platform, nor the network, nor a lease that was lost. */
  isOurs(error: unknown): boolean {
    return !(error instanceof PlatformFailure) && !this.thrown.has(error);
  }

  private async watch<R>(work: Promise<R>): Promise<R> {
    try {
      return await work;
    } catch (error) {
      this.thrown.add(error);
      throw error;
    }
  }
}
