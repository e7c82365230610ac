import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SettingsReader } from '@switchyard/kernel';
import type { Logger } from 'pino';
import { collectDefaultMetrics, Gauge, register } from 'prom-client';

/** The port of `/metrics`; undefined: none are served. */
export const readMetricsPort = (read: SettingsReader): number | undefined =>
  read.optional('SWITCHYARD_METRICS_PORT') === undefined
    ? undefined
    : read.whole('SWITCHYARD_METRICS_PORT', 0, 0, 65_535);

/** A metric that asks something which does not answer is left out of the scrape. */
const LONGEST_MS = 1_500;

const MISSING = 'switchyard_scrape_missing_metrics';

const missing = new Gauge({
  name: MISSING,
  help: 'Metrics that this scrape leaves out, because what they ask did not answer in time.',
});

/** What is asked already is not asked once more by the next scrape. */
const underWay = new Map<string, Promise<string | undefined>>();

const textOf = (name: string): Promise<string | undefined> => {
  const asked =
    underWay.get(name) ??
    register
      .getSingleMetricAsString(name)
      .catch(() => undefined)
      .finally(() => underWay.delete(name));
  underWay.set(name, asked);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), LONGEST_MS);
  });
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
};

/**
 * Every metric of the process in the text form of Prometheus, within two seconds whatever hangs.
 */
const scrape = async (): Promise<string> => {
  const names = register.getMetricsAsArray().map(({ name }) => name);
  const texts = await Promise.all(names.filter((name) => name !== MISSING).map(textOf));
  missing.set(texts.filter((text) => text === undefined).length);
  const own = await register.getSingleMetricAsString(MISSING);
  return `${[...texts.filter((text) => text !== undefined), own].join('\n\n')}\n`;
};

/** Once for the process: a second registration of the same names is refused. */
const collectOfProcess = (): void => {
  if (!register.getSingleMetric('process_cpu_seconds_total')) collectDefaultMetrics();
};

/**
 * Serves `/metrics` for Prometheus on a port of its own: every metric that the libraries declare on
 * the global registry of prom-client, and those of the process.
 */
export const serveMetrics = (
  host: string,
  port: number,
  logger?: Pick<Logger, 'info'>,
): Promise<Server> => {
  collectOfProcess();
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    scrape().then(
      (text) => response.writeHead(200, { 'content-type': register.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      logger?.info({ port: (server.address() as AddressInfo).port }, 'metrics are served');
      resolve(server);
    });
  });
};
