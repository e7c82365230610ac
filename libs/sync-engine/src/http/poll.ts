import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ok, type Envelope } from '@switchyard/http-kit';
import type { FastifyReply } from 'fastify';

const POLL_AFTER_SECONDS = '1';

/** Answers of things that go on: they say when to look again. Made per request by @PollParam(). */
export class Poll {
  constructor(private readonly reply: FastifyReply) {}

  /** 200; with Retry-After while it is not over. */
  one<T>(data: T, isOver: boolean): Envelope<T> {
    if (!isOver) this.reply.header('Retry-After', POLL_AFTER_SECONDS);
    return ok(data);
  }

  /** 200 when it is over, else 202 with Location and Retry-After. */
  promised<T>(location: string, data: T, isOver: boolean): Envelope<T> {
    this.reply.code(isOver ? 200 : 202);
    if (!isOver) this.reply.header('Location', location);
    return this.one(data, isOver);
  }
}

export const PollParam = createParamDecorator(
  (_data: unknown, context: ExecutionContext): Poll =>
    new Poll(context.switchToHttp().getResponse<FastifyReply>()),
);
