import type { LoggerService } from '@nestjs/common';
import pino, { type Logger } from 'pino';

/** Names whose values are never written, wherever they stand. */
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

export const createLogger = (name: string, level: string): Logger =>
  pino({
    name,
    level,
    redact: {
      paths: SECRETS.flatMap((secret) => [secret, `*.${secret}`, `*.*.${secret}`]),
      censor: '[secret]',
    },
  });

/**
 * An object is logged as it is, so that an `err` in it is written with its stack; a text becomes
 * the message.
 */
const entryOf = (message: unknown, details: readonly unknown[]): object => {
  const context = details.length > 0 ? { details } : {};
  return typeof message === 'object' && message !== null
    ? { ...message, ...context }
    : { msg: String(message), ...context };
};

/** Nest's own messages, through pino. */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, ...details: readonly unknown[]): void {
    this.logger.debug(entryOf(message, details));
  }

  error(message: unknown, ...details: readonly unknown[]): void {
    this.logger.error(entryOf(message, details));
  }

  warn(message: unknown, ...details: readonly unknown[]): void {
    this.logger.warn(entryOf(message, details));
  }
}
