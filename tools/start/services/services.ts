import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Child, hasEnded, type Program, startChild, stopChild } from './child';
import type { RunningDatabase } from './database';
import type { KeeperOrders } from './keeper';
import type { Rounds } from './rounds';
import { LOGS, PROCESSES_FILE } from './run-folder';

/**
 * Every process of a run: started in order, ended together, and ended by a keeper when this process
 * is killed.
 */
export class Services {
  private readonly children: Child[] = [];
  private database: RunningDatabase | undefined;
  private pictures: PictureServer | undefined;
  private rounds: Rounds | undefined;
  private readonly keeper: Child;
  private stopping = false;
  private reportFailure: (child: Child) => void = () => undefined;
  /** The first child that ends without having been asked to. */
  readonly failed = new Promise<Child>((resolve) => {
    this.reportFailure = resolve;
  });

  constructor() {
    mkdirSync(LOGS, { recursive: true, mode: 0o700 });
    this.keeper = startChild({
      name: 'keeper',
      main: 'tools/start/services/keeper.js',
      environment: {},
    });
    this.keeper.process.unref();
    this.note();
  }

  keepDatabase(database: RunningDatabase): void {
    this.database = database;
    this.note();
  }

  keepPictures(pictures: PictureServer): void {
    this.pictures = pictures;
  }

  keepRounds(rounds: Rounds): void {
    this.rounds = rounds;
  }

  start(program: Program): Child {
    const child = startChild(program);
    this.children.push(child);
    child.process.once('exit', () => {
      if (!this.stopping) this.reportFailure(child);
    });
    this.note();
    return child;
  }

  /**
   * Ends what sends to platforms, then the platforms, whose last snapshot has everything that was
   * sent, and the database last. Never throws for what has ended already.
   */
  async stop(): Promise<void> {
    this.stopping = true;
    this.pictures?.stop();
    await this.rounds?.close();
    const isPlatform = ({ name }: Child): boolean => name === 'platform-emulators';
    await Promise.all(this.children.filter((child) => !isPlatform(child)).map(stopChild));
    await Promise.all(this.children.filter(isPlatform).map(stopChild));
    await this.database?.stop();
    rmSync(PROCESSES_FILE, { force: true });
    if (!hasEnded(this.keeper)) this.keeper.process.kill('SIGKILL');
  }

  private note(): void {
    const orders: KeeperOrders = {
      postgres: this.database?.pid,
      children: this.children.flatMap(({ process: { pid } }) => (pid === undefined ? [] : [pid])),
    };
    if (this.keeper.process.connected) this.keeper.process.send(orders);
    const named = [...this.children, this.keeper].map(({ name, process: child }) => [
      name,
      child.pid,
    ]);
    writeFileSync(
      PROCESSES_FILE,
      `${JSON.stringify({ start: process.pid, ...Object.fromEntries(named) }, null, 2)}\n`,
    );
  }
}

/** The shop's own web server, which has its logo: assets can be given by their address. */
interface PictureServer {
  /** `host:port`, as the worker must be allowed to fetch from it. */
  readonly host: string;
  readonly logoUrl: string;
  stop(): void;
}

/** Serves one picture on a free port of this machine. */
export const startPictureServer = async (logo: Buffer): Promise<PictureServer> => {
  const server = createServer((request, response) => {
    const found = request.url === '/logo.png';
    response
      .writeHead(found ? 200 : 404, { 'content-type': found ? 'image/png' : 'text/plain' })
      .end(found ? logo : '');
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  server.unref();
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host,
    logoUrl: `http://${host}/logo.png`,
    stop: () => {
      server.close();
    },
  };
};
