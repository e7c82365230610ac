import type { FastifyReply } from 'fastify';
import { ok, type Envelope } from './envelope';

/** The headers that an answer carries beside its body. Made per request by @AnswerParam(). */
export class Answer {
  constructor(private readonly reply: FastifyReply) {}

  /** One record with its ETag; without one for whoever is not shown the version. */
  one<T extends { readonly version?: number }>(dto: T): Envelope<T> {
    if (dto.version !== undefined) this.reply.header('ETag', `"${dto.version}"`);
    return ok(dto);
  }

  /** 201 with Location, and the ETag when the record has a version. `path` is the collection's, like `/api/v1/campaigns`. */
  created<T extends { readonly id: string; readonly version?: number }>(
    path: string,
    dto: T,
  ): Envelope<T> {
    this.reply.code(201).header('Location', `${path}/${dto.id}`);
    if (dto.version !== undefined) this.reply.header('ETag', `"${dto.version}"`);
    return ok(dto);
  }

  /** 202: promised work, found at `location` later. */
  accepted<T>(location: string, data: T): Envelope<T> {
    this.reply.code(202).header('Location', location);
    return ok(data);
  }

  /** 200 whatever the route's usual status is (nothing to do, ready at once). */
  done<T>(data: T): Envelope<T> {
    this.reply.code(200);
    return ok(data);
  }
}
