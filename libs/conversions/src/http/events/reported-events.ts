import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { collectIssues } from '@switchyard/http-kit';
import { validationError, type Caller, type Issue } from '@switchyard/kernel';
import type { FastifyRequest } from 'fastify';
import type { ReportedPayload } from '../../use-cases/report/payload-door';
import { oneOrMany, type ManyItems } from '../many/one-or-many';
import { ConversionEventDto } from './event-item.dto';
import { MOST_EVENTS, MOST_WEBSITE_EVENTS, ReportedPayloadDto } from './events.dto';

/** Either events, or a provider's payload, read for who sends it. */
export type ReportedEvents = (
  caller: Caller,
) => { readonly items: ManyItems } | { readonly payload: ReportedPayload };

/** What the body reports. A website sends no payloads, and fewer events. */
export const ReportedEventsBody = createParamDecorator(
  (_data: unknown, context: ExecutionContext): ReportedEvents => {
    const { body } = context.switchToHttp().getRequest<FastifyRequest>();
    return ({ websiteKeyId }) => {
      const members = PAYLOAD_MEMBERS.filter(
        (member) => typeof body === 'object' && body !== null && member in body,
      );
      if (members.length === 0) {
        return {
          items: oneOrMany(body, {
            item: ConversionEventDto,
            member: 'events',
            most: websiteKeyId === undefined ? MOST_EVENTS : MOST_WEBSITE_EVENTS,
            bareList: true,
          }),
        };
      }
      if (websiteKeyId !== undefined) {
        throw validationError(
          members.map((member): Issue => ({
            path: `/${member}`,
            code: 'NOT_ALLOWED',
            message: `a website may not send ${member}`,
          })),
        );
      }
      const issues = collectIssues(ReportedPayloadDto, body);
      if (issues.length > 0) throw validationError(issues);
      return { payload: body as ReportedPayload };
    };
  },
);

const PAYLOAD_MEMBERS = ['source', 'payload', 'config'] as const;
