import type { SettingsReader } from '@switchyard/kernel';
import type { Logger } from 'pino';

export interface TracingSettings {
  /** Where an OpenTelemetry collector takes traces by HTTP; undefined for none. */
  readonly endpoint: string | undefined;
  readonly serviceName: string;
}

/** The settings of tracing, by the names that OpenTelemetry gives them. */
export const readTracing = (read: SettingsReader, processName: string): TracingSettings => ({
  endpoint: read.address('OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:']),
  serviceName: read.optional('OTEL_SERVICE_NAME') ?? processName,
});

/** Sends what is left and ends the tracing of the process. */
export type StopTracing = () => Promise<void>;

/** A collector that does not answer holds up the end of the process no longer. */
const LONGEST_FLUSH_MS = 3_000;

let isRunning = false;

/**
 * Records the spans of `@opentelemetry/api` and sends them in batches. Without an endpoint nothing
 * of it is loaded, and the API records nothing. Where two parts of a process start it, the first one
 * is in charge of it.
 */
export const startTracing = async (
  { endpoint, serviceName }: TracingSettings,
  logger: Logger,
): Promise<StopTracing> => {
  if (endpoint === undefined || isRunning) return () => Promise.resolve();
  isRunning = true;
  const [api, sdk, { OTLPTraceExporter }, { resourceFromAttributes }, contexts] = await Promise.all(
    [
      import('@opentelemetry/api'),
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
      import('@opentelemetry/context-async-hooks'),
    ],
  );
  const report = (text: string): void =>
    logger.warn({ reason: text.slice(0, 300) }, 'traces cannot be sent');
  const silent = (): void => undefined;
  api.diag.setLogger(
    { error: report, warn: report, info: silent, debug: silent, verbose: silent },
    api.DiagLogLevel.WARN,
  );
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces` });
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter })],
  });
  api.context.setGlobalContextManager(new contexts.AsyncLocalStorageContextManager().enable());
  api.trace.setGlobalTracerProvider(provider);
  return async () => {
    const late = new Promise<void>((resolve) => setTimeout(resolve, LONGEST_FLUSH_MS).unref());
    await Promise.race([provider.shutdown().catch(() => undefined), late]);
    api.trace.disable();
    api.context.disable();
    isRunning = false;
  };
};
