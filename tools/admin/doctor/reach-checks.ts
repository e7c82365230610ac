import { connect } from 'node:net';
import { PLATFORM_IDS, SettingsReader } from '@switchyard/kernel';
import { appSettingsOf, readPlatformsSettings } from '@switchyard/platforms';
import { type Check, type Found, ok, problem, skipped, warning } from './check';
import type { Installation } from './installation';

const MOST_WAIT_MS = 5_000;

const ask = async (url: string): Promise<{ readonly status: number; readonly text: string }> => {
  const answer = await fetch(url, { signal: AbortSignal.timeout(MOST_WAIT_MS) });
  return { status: answer.status, text: await answer.text() };
};

const checkPublicUrl = (url: string, environment: 'live' | 'test') => async (): Promise<Found> => {
  const answer = await ask(`${url}/readyz`).catch(() => undefined);
  if (answer === undefined) {
    return problem(
      'the public address does not answer',
      'Look at the proxy, and at SWITCHYARD_PUBLIC_URL.',
    );
  }
  if (answer.status !== 200) {
    return problem(
      `the public address answers ${answer.status} to /readyz`,
      'Look at the log of the api.',
    );
  }
  return environment === 'live' && !url.startsWith('https:')
    ? problem('the public address has no TLS', 'Put a proxy with TLS in front.')
    : ok('the public address is ready');
};

const checkMetrics = (urls: readonly string[]) => async (): Promise<Found> => {
  const silent: string[] = [];
  for (const url of urls) {
    const answer = await ask(new URL('/metrics', url).toString()).catch(() => undefined);
    if (!answer?.text.includes('process_cpu_seconds_total')) silent.push(new URL(url).host);
  }
  return silent.length > 0
    ? problem(`no metrics at ${silent.join(', ')}`, 'Set SWITCHYARD_METRICS_PORT there.')
    : ok(`${urls.length} processes serve metrics`);
};

const PORTS: Readonly<Record<string, number>> = { 'smtp:': 587, 'smtps:': 465 };

/** Only whether the server greets: a sign-in would leave a trace in its log. */
const checkMail = (smtpUrl: string) => async (): Promise<Found> => {
  const { hostname, port, protocol } = new URL(smtpUrl);
  const opens = await new Promise<boolean>((resolve) => {
    const socket = connect({ host: hostname, port: Number(port || PORTS[protocol]) });
    const end = (answer: boolean): void => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(MOST_WAIT_MS, () => end(false));
    socket.once('error', () => end(false));
    socket.once('connect', () => end(true));
  });
  return opens
    ? ok('the mail server takes connections')
    : problem('the mail server does not answer', 'Correct SWITCHYARD_SMTP_URL.');
};

const noMail = (): Promise<Found> =>
  Promise.resolve(
    warning('mails are not sent: no one can confirm an address', 'Set SWITCHYARD_SMTP_URL.'),
  );

/** As the worker reads them: an id without its secret stops its boot. */
const checkApps =
  ({ settings, environment }: Installation) =>
  async (): Promise<Found> => {
    const read = new SettingsReader(settings);
    readPlatformsSettings(read, environment, 'worker');
    try {
      read.finish();
    } catch (error) {
      const names = PLATFORM_IDS.flatMap((platform) => [...appSettingsOf(platform)])
        .map(({ name }) => name)
        .filter((name) => (error as Error).message.includes(name));
      return problem(
        `applications at vendors are not complete: ${[...new Set(names)].join(', ') || 'settings of platforms'}`,
        'See docs/connecting.md.',
      );
    }
    const apps = PLATFORM_IDS.filter((platform) =>
      appSettingsOf(platform).some(({ name }) => name.endsWith('_CLIENT_ID') && settings[name]),
    );
    return apps.length === 0
      ? warning(
          'no application at a vendor: no one can connect by consent',
          'See docs/connecting.md.',
        )
      : ok(`applications at ${apps.join(', ')} are complete`);
  };

/** What is reached over the network, and the applications at the vendors. */
export const reachChecks = (installation: Installation): Record<string, Check> => {
  const { publicUrl, environment, metricsUrls, smtpUrl } = installation;
  return {
    'public address': publicUrl
      ? checkPublicUrl(publicUrl, environment)
      : () => Promise.resolve(skipped('SWITCHYARD_PUBLIC_URL')),
    metrics:
      metricsUrls.length > 0
        ? checkMetrics(metricsUrls)
        : () => Promise.resolve(skipped('the option --metrics')),
    mail: smtpUrl ? checkMail(smtpUrl) : noMail,
    "vendors' applications": checkApps(installation),
  };
};
