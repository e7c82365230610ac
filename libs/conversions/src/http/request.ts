import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Caller } from '@switchyard/kernel';
import type { FastifyRequest } from 'fastify';
import type { RequestDevice } from '../domain';
import { type Origin, OWN_STACK, WEBSITE } from '../use-cases/report/doors';

/**
 * The source of a caller's reports. A website key always means a website, whatever the body has;
 * the browser is then taken from the request itself.
 */
export const originOf = (
  { websiteKeyId }: Pick<Caller, 'websiteKeyId'>,
  request: RequestDevice,
): Origin => (websiteKeyId === undefined ? OWN_STACK : { ...WEBSITE, request });

/** Address and user agent of who asks, behind the proxies that are trusted. */
export const DeviceParam = createParamDecorator(
  (_data: unknown, context: ExecutionContext): RequestDevice => {
    const { ip, headers } = context.switchToHttp().getRequest<FastifyRequest>();
    return { ip: ip.replace(/^::ffff:(?=\d+\.)/i, ''), userAgent: headers['user-agent'] };
  },
);
