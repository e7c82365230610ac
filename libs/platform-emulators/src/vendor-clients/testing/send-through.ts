import { request } from 'node:http';

export interface Sent {
  readonly method: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface Received {
  readonly status: number;
  readonly contentType: string | undefined;
  readonly body: string;
}

/** One request to an address of a vendor by way of a proxy: the whole address stands in the request line. */
export const sendThrough = (proxyPort: number, address: string, sent: Sent): Promise<Received> =>
  send(
    {
      hostname: '127.0.0.1',
      port: proxyPort,
      path: address,
      headers: { ...sent.headers, host: new URL(address).host },
    },
    sent,
  );

/** One request straight to an address. */
export function sendTo(address: string, sent: Sent): Promise<Received> {
  const { hostname, port, pathname, search } = new URL(address);
  return send({ hostname, port, path: pathname + search, headers: { ...sent.headers } }, sent);
}

interface Line {
  readonly hostname: string;
  readonly port: string | number;
  readonly path: string;
  readonly headers: Record<string, string>;
}

function send(line: Line, { method, body }: Sent): Promise<Received> {
  return new Promise((resolve, reject) => {
    const asked = request({ ...line, method, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          contentType: answer.headers['content-type'],
          body: Buffer.concat(chunks).toString('utf8'),
        }),
      );
    });
    asked.on('error', reject);
    asked.end(body);
  });
}
