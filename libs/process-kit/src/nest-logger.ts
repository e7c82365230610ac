import type { LoggerService } from '@nestjs/common';
import type { Logger } from 'pino';

/** What Nest itself says while it starts is of use to its developers only. */
const NESTS_OWN = new Set([
  'ExceptionHandler', // reports a failed boot, which the process reports itself
  'InstanceLoader',
  'NestApplication',
  'NestFactory',
  'RouterExplorer',
  'RoutesResolver',
]);

interface Entry {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly context: string | undefined;
  readonly text: string | undefined;
}

const fieldsOf = (value: unknown): object => (value instanceof Error ? { err: value } : value!);

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

/**
 * Nest appends the name of the logger to what it is given. A text before it is the message of an
 * object, or the stack of a text.
 */
const entryOf = (message: unknown, details: readonly unknown[]): Entry => {
  const texts = details.filter((one): one is string => typeof one === 'string');
  const last = texts.at(-1);
  const context = last !== undefined && /^\w+$/.test(last) ? texts.pop() : undefined;
  const objects = [message, ...details].filter(isObject).map(fieldsOf);
  const [text] = texts;
  const stack = !isObject(message) && text !== undefined ? { stack: text } : {};
  return {
    fields: { ...(context === undefined ? {} : { context }), ...stack, ...merged(objects) },
    context,
    text: isObject(message) ? text : String(message),
  };
};

const merged = (objects: readonly object[]): object => Object.assign({}, ...objects) as object;

/**
 * The messages of Nest and of every `Logger` of it, as JSON lines: `logger.warn({ …fields }, 'text')`
 * writes the fields, `text` as `msg` and the name of the logger as `context`.
 */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, ...details: readonly unknown[]): void {
    this.write('info', message, details);
  }

  fatal(message: unknown, ...details: readonly unknown[]): void {
    this.write('fatal', message, details);
  }

  error(message: unknown, ...details: readonly unknown[]): void {
    this.write('error', message, details);
  }

  warn(message: unknown, ...details: readonly unknown[]): void {
    this.write('warn', message, details);
  }

  debug(message: unknown, ...details: readonly unknown[]): void {
    this.write('debug', message, details);
  }

  verbose(message: unknown, ...details: readonly unknown[]): void {
    this.write('trace', message, details);
  }

  private write(
    level: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace',
    message: unknown,
    details: readonly unknown[],
  ): void {
    const { fields, context, text } = entryOf(message, details);
    const isNests = context !== undefined && NESTS_OWN.has(context);
    this.logger[isNests ? 'debug' : level](fields, text);
  }
}
