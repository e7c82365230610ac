import {
  Controller,
  createParamDecorator,
  type ExecutionContext,
  Inject,
  Injectable,
  Optional,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  accepted,
  Answer,
  AnswerParam,
  CallerParam,
  collectIssues,
  OrWebsiteKey,
  PostRoute,
  ReplacedParam,
  RequireScopes,
  type UnstorablePart,
  WebsiteAllowance,
} from '@switchyard/http-kit';
import { type Caller, invalidRequest, type Issue, validationError } from '@switchyard/kernel';
import type { FastifyRequest } from 'fastify';
import type { RequestDevice } from '../../domain';
import { EventDoor, PayloadDoor, type ReportedPayload } from '../../use-cases/report/doors';
import { judgeItems, type ManyItems, oneOrMany } from '../one-or-many';
import { DeviceParam, originOf } from '../request';
import { ConversionResultsDto, type ItemResult, toResultsDto } from '../results.dto';
import {
  ConversionEventDto,
  ConversionEventsDto,
  MOST_EVENTS,
  MOST_WEBSITE_EVENTS,
  ReportedPayloadDto,
} from './events.dto';

/** Hands what was reported to the door that takes it. */
@Injectable()
export class Report {
  constructor(
    private readonly events: EventDoor,
    private readonly allowance: WebsiteAllowance,
    @Optional() @Inject(PayloadDoor) private readonly payloads?: PayloadDoor,
  ) {}

  async execute(
    caller: Caller,
    read: ReportedEvents,
    device: RequestDevice,
  ): Promise<readonly ItemResult[]> {
    const reported = read(caller);
    if ('payload' in reported) return this.payloadsOf().report(caller, reported.payload);
    await this.allowance.take(caller, 'events', reported.items.items.length);
    return judgeItems(ConversionEventDto, reported.items, (good) =>
      this.events.report(caller, good, originOf(caller, device)),
    );
  }

  private payloadsOf(): PayloadDoor {
    if (!this.payloads) throw invalidRequest('Payloads of providers are not read here.');
    return this.payloads;
  }
}

/** Either events, or a provider's payload, read for who sends it. */
type ReportedEvents = (
  caller: Caller,
) => { readonly items: ManyItems } | { readonly payload: ReportedPayload };

/** What the body reports. A website sends no payloads, and fewer events. */
const ReportedEventsBody = createParamDecorator(
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

@ApiTags('Conversions')
@Controller('api/v1/conversions/events')
export class ConversionEventsController {
  constructor(private readonly report: Report) {}

  @PostRoute('', {
    operationId: 'reportConversionEvents',
    summary: 'Report conversion events',
    description:
      'Kept when answered, matched to a click of the last 90 days by click id, e-mail, phone or external id, and sent afterwards: to the platform of the most recent click, else ' +
      'to each connected platform that matches by what is known of the person. Each item has its own result. A sale from a website is an unverified claim until a server reports ' +
      'the same order.',
    answers: accepted(ConversionResultsDto),
    body: ConversionEventsDto,
    foreignMember: 'payload',
    anyText: true,
  })
  @RequireScopes('campaigns:write')
  @OrWebsiteKey()
  async reportEvents(
    @CallerParam() caller: Caller,
    @ReportedEventsBody() reported: ReportedEvents,
    @DeviceParam() device: RequestDevice,
    @ReplacedParam() replaced: readonly UnstorablePart[],
    @AnswerParam() answer: Answer,
  ) {
    return answer.accepted(
      '/api/v1/conversions/events',
      toResultsDto(await this.report.execute(caller, reported, device), replaced),
    );
  }
}
