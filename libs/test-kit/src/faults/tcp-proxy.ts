import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** What happens to a message that the proxy watches for. */
export type Cut = 'before it arrives' | 'before it is answered';

interface Order {
  readonly message: Buffer;
  readonly cut: Cut;
  /** How many such messages pass first. */
  left: number;
}

/** The bytes of PostgreSQL's simple query, as `pg` sends the words of a transaction. */
export const simpleQuery = (text: string): Buffer => {
  const body = Buffer.from(`${text}\0`);
  const head = Buffer.alloc(5, 'Q');
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
};

/**
 * Stands between a process and a server, on loopback. Forwards everything until a test orders a
 * cut: the connection that then sends the message ends for the client, before the server receives
 * it or before the client receives the answer.
 */
export class TcpProxy {
  private readonly pairs = new Set<Socket>();
  private order: Order | undefined;
  private frozen = false;
  /** How many connections were ended because of a message. */
  cuts = 0;
  /** How many of the messages looked for came by since `cutAt`. */
  seen = 0;

  private constructor(
    private readonly server: Server,
    readonly port: number,
  ) {}

  static async to(targetPort: number): Promise<TcpProxy> {
    const server = createServer();
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const proxy = new TcpProxy(server, (server.address() as AddressInfo).port);
    server.on('connection', (client: Socket) => proxy.join(client, targetPort));
    return proxy;
  }

  /** Cuts once, at the n-th such message from now, counted from 1. */
  cutAt(message: Buffer, cut: Cut, nth = 1): void {
    [this.order, this.seen] = [{ message, cut, left: nth - 1 }, 0];
  }

  /** Lets everything pass again. */
  spare(): void {
    this.order = undefined;
  }

  /**
   * Nothing passes any more: neither through the connections that there are, which stay open, nor
   * through new ones, which are taken.
   */
  freeze(): void {
    this.frozen = true;
    this.silence();
  }

  /**
   * The connections that there are stay open, and nothing passes through them any more; new ones
   * work. Returns how many there are.
   */
  silence(): number {
    for (const socket of this.pairs) socket.removeAllListeners('data').pause();
    return this.pairs.size / 2;
  }

  /** The address of a server, with this proxy before it. */
  urlOf(address: string): string {
    return Object.assign(new URL(address), { port: String(this.port) }).toString();
  }

  /** Ends all that passes through and takes nothing new. */
  async close(): Promise<void> {
    for (const socket of this.pairs) socket.destroy();
    await new Promise((closed) => this.server.close(closed));
  }

  private join(client: Socket, targetPort: number): void {
    if (this.frozen) return this.keep(client.pause());
    const server = connect(targetPort, '127.0.0.1');
    for (const socket of [client, server]) this.keep(socket);
    client.on('close', () => server.destroy());
    server.on('close', () => client.destroy());
    server.on('data', (bytes) => client.write(bytes));
    client.on('data', (bytes) => this.pass(bytes, client, server));
  }

  private keep(socket: Socket): void {
    this.pairs.add(socket.setNoDelay(true));
    socket.on('error', () => socket.destroy()).on('close', () => this.pairs.delete(socket));
  }

  private pass(bytes: Buffer, client: Socket, server: Socket): void {
    const cut = this.cutFor(bytes);
    if (cut === 'before it arrives') return void client.destroy();
    if (cut === 'before it is answered') {
      // The server still finishes a request whose client is gone, and gets the time for it.
      server.removeAllListeners('data').resume();
      client.removeAllListeners('close').destroy();
      return void server.write(bytes, () => server.end());
    }
    server.write(bytes);
  }

  private cutFor(bytes: Buffer): Cut | undefined {
    if (!this.order || !bytes.includes(this.order.message)) return undefined;
    this.seen += 1;
    if (this.order.left > 0) {
      this.order.left -= 1;
      return undefined;
    }
    const { cut } = this.order;
    this.order = undefined;
    this.cuts += 1;
    return cut;
  }
}
