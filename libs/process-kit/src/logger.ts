import type { LoggerService } from '@nestjs/common';
import pino, { type Logger } from 'pino';

/** Names whose values are never written, wherever they stand. */
const SECRETS = ['authorization', 'token', 'secret', 'password', 'credentials', 'refreshToken', 'clientSecret', 'accessToken', 'developerToken'];

export const createLogger = (name: string, level: string): Logger =>
  pino({ name, level, redact: { paths: SECRETS.flatMap((secret) => [secret, `*.${secret}`, `*.*.${secret}`]), censor: '[secret]' } });

/** Nest's own messages, through pino. */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown): void {
    this.logger.debug({ message });
  }

  error(message: unknown, ...details: readonly unknown[]): void {
    this.logger.error({ message, details });
  }

  warn(message: unknown, ...details: readonly unknown[]): void {
    this.logger.warn({ message, details });
  }
}
