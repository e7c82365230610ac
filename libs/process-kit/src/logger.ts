import { acting } from '@switchyard/kernel';
import pino, { type DestinationStream, type LogFn, type Logger } from 'pino';

/** Names whose values are never written, wherever they are. */
const SECRETS = [
  'authorization',
  'token',
  'secret',
  'password',
  'credentials',
  'refreshToken',
  'clientSecret',
  'accessToken',
  'developerToken',
];

/** Of a log whose reader does not keep up, what is more than this is dropped. */
const MOST_WAITING_BYTES = 16 * 1024 * 1024;

let stdout: DestinationStream | undefined;

/** One for all loggers of the process, so that their lines do not mix. Written out at exit. */
const standardOutput = (): DestinationStream =>
  (stdout ??= pino.destination({ dest: 1, sync: false, maxLength: MOST_WAITING_BYTES }));

interface ErrorFields {
  readonly type: string;
  readonly message: string;
  readonly stack?: string;
  readonly code?: string | number;
  readonly cause?: ErrorFields;
}

/**
 * What an error says of itself, without what drivers attach to it: values of rows, parameters of
 * statements, headers of requests.
 */
const errorFields = (error: unknown): ErrorFields => {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) };
  const { code } = error as { readonly code?: unknown };
  return {
    type: error.name,
    message: error.message,
    ...(error.stack === undefined ? {} : { stack: error.stack }),
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
    ...(error.cause === undefined ? {} : { cause: errorFields(error.cause) }),
  };
};

type Fields = Readonly<Record<string, unknown>>;

const textOf = ({ msg, err }: Fields): string => {
  if (typeof msg === 'string') return msg;
  return err instanceof Error && err.message !== '' ? err.message : 'no message';
};

/** The fields and the message of any call of a logger; the message is always a text. */
const entryOf = ([first, second]: readonly unknown[]): readonly [Fields, string] => {
  if (typeof first !== 'object' || first === null) return [{}, String(first)];
  const { msg, ...fields } = first instanceof Error ? { err: first } : ({ ...first } as Fields);
  return [fields, typeof second === 'string' ? second : textOf({ ...fields, msg })];
};

/** Equal for warnings that say the same: the stack of an error is not part of it. */
const kindOf = (fields: Fields, text: string): string => {
  const { err, ...others } = fields;
  const { type, message, code } = errorFields(err);
  try {
    return JSON.stringify([text, others, type, message, code]);
  } catch {
    return JSON.stringify([text, type, message, code]);
  }
};

/** Lines of a request, and of the work that it began, name the request. */
const requestNow = (): object => {
  const now = acting.getStore();
  return now ? { requestId: now.begunBy ?? now.requestId } : {};
};

const WARN = 40;
const repeated = new WeakMap<Logger, RepeatedWarnings>();

/**
 * The log of a process: JSON lines with the level as a word and a text as `msg`. Secrets are not
 * written, and warnings that repeat are counted.
 */
export const createLogger = (
  name: string,
  level: string,
  destination: DestinationStream = standardOutput(),
): Logger => {
  const warnings = new RepeatedWarnings();
  const logger = pino(
    {
      name,
      level,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: errorFields },
      mixin: requestNow,
      redact: {
        paths: SECRETS.flatMap((secret) => [secret, `*.${secret}`, `*.*.${secret}`]),
        censor: '[secret]',
      },
      hooks: {
        logMethod(args: unknown[], write: LogFn, severity: number) {
          const [fields, text] = entryOf(args);
          const summarise = (count: number): void =>
            write.call(this, { ...fields, repeated: count }, text);
          if (severity !== WARN || warnings.isFirst(kindOf(fields, text), summarise)) {
            write.call(this, fields, text);
          }
        },
      },
    },
    destination,
  );
  repeated.set(logger, warnings);
  return logger;
};

/** Writes the counts of repeated warnings that are still open, for the end of the process. */
export const endRepeatedWarnings = (logger: Logger): void => repeated.get(logger)?.endAll();

/**
 * The same log for lines whose fields are all known to be harmless, such as one of each request: to
 * look for secrets in them costs ten times as much as the line.
 */
export const withoutRedaction = (logger: Logger): Logger => logger.child({}, { redact: [] });

/** How long a warning counts as repeated. */
const WINDOW_MS = 60_000;
/** Beyond so many different warnings at a time, further ones are written as they come. */
const MOST_KINDS = 1_000;

/** Runs something later; in tests by a clock of their own. */
type Later = (milliseconds: number, work: () => void) => void;

const byTimer: Later = (milliseconds, work) => void setTimeout(work, milliseconds).unref();

interface Repeats {
  count: number;
  readonly summarise: (count: number) => void;
}

/**
 * Counts warnings that repeat one of the last minute. The first is written, and after the minute one
 * line with the count of the others, if there were any.
 */
export class RepeatedWarnings {
  private readonly kinds = new Map<string, Repeats>();

  constructor(private readonly later: Later = byTimer) {}

  /** Whether the warning is to be written. `summarise` writes how often it was repeated. */
  isFirst(kind: string, summarise: (count: number) => void): boolean {
    const known = this.kinds.get(kind);
    if (known) known.count += 1;
    if (known) return false;
    if (this.kinds.size >= MOST_KINDS) return true;
    this.kinds.set(kind, { count: 0, summarise });
    this.later(WINDOW_MS, () => this.end(kind));
    return true;
  }

  /** Writes every count that is still open, for the end of a process. */
  endAll(): void {
    for (const kind of this.kinds.keys()) this.end(kind);
  }

  private end(kind: string): void {
    const repeats = this.kinds.get(kind);
    this.kinds.delete(kind);
    if (repeats && repeats.count > 0) repeats.summarise(repeats.count);
  }
}
