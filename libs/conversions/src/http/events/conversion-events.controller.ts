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
  AnyJson,
  CallerParam,
  collectIssues,
  FreeObject,
  Lenient,
  ListOf,
  Nested,
  OrWebsiteKey,
  PartialOf,
  PostRoute,
  ReplacedParam,
  RequireScopes,
  Text,
  type UnstorablePart,
  WebsiteAllowance,
} from '@switchyard/http-kit';
import { type Caller, invalidRequest, type Issue, validationError } from '@switchyard/kernel';
import type { FastifyRequest } from 'fastify';
import { CANONICAL_EVENTS, type EventItem, type RequestDevice, SOURCE_TYPES } from '../../domain';
import { EventDoor, PayloadDoor, type ReportedPayload } from '../../use-cases/report/doors';
import { TryReports } from '../../use-cases/try-reports';
import { ConversionMembersDto, occurredAt } from '../members.dto';
import { judgeItems, type ManyItems, oneOrMany } from '../one-or-many';
import { ConfirmTest, DryRun, type ReportMode, reportModeOf, Test } from '../report-mode';
import { DeviceParam, originOf } from '../request';
import { ConversionResultsDto, type ItemResult, toResultsDto } from '../results.dto';

/** One conversion event. */
class ConversionEventDto extends ConversionMembersDto implements EventItem {
  @Lenient(
    Text({
      max: 255,
      description: `${CANONICAL_EVENTS.join(', ')}, or a usual other name such as purchase. Its conversion action is made on first use.`,
      example: 'signup',
      optional: true,
    }),
  )
  event?: string;
  @Lenient(
    Text({
      max: 255,
      description: 'Name or id, instead of `event`.',
      example: 'Paid orders',
      optional: true,
    }),
  )
  conversionAction?: string;
  @occurredAt('When it happened; not in the future. Else now.', true) occurredAt?: string;
}

const MOST_EVENTS = 500;

const KINDS = `${SOURCE_TYPES.join(', ')}, or the id of a conversion source, whose configuration then counts`;
const source = { max: 64, example: 'stripe' } as const;

/** What a website may report at once. */
const MOST_WEBSITE_EVENTS = 20;

/** A provider's payload, to be read here. */
class ReportedPayloadDto {
  @Text({ ...source, description: `Whose payload it is: ${KINDS}.` }) source!: string;
  @AnyJson({
    description: "The provider's own payload: an object or a list.",
    example: { type: 'invoice.paid' },
  })
  payload!: unknown;
  @FreeObject({
    maxLength: 20_000,
    description: 'Mappings of this call; they override those of the source.',
    example: { event: 'paid' },
    optional: true,
  })
  config?: Record<string, unknown>;
}

/** Body of `POST /conversions/events`: one event, a list of them, or a provider's payload. */
class ConversionEventsDto extends PartialOf(ConversionEventDto) {
  @ListOf(
    Nested(() => ConversionEventDto, {
      description: 'One event.',
      example: { event: 'signup', email: 'jane@example.com' },
    }),
    {
      maxItems: MOST_EVENTS,
      description:
        'Several, instead of the members of one; the body may be the list itself. At most 20 from a website.',
      example: [{ event: 'signup', email: 'jane@example.com' }],
      optional: true,
    },
  )
  events?: readonly ConversionEventDto[];

  @Text({
    ...source,
    description: `Whose payload it is: ${KINDS}. Not from a website.`,
    optional: true,
  })
  source?: string;
  @AnyJson({
    description: "The provider's own payload, with `source`. Not from a website.",
    example: { type: 'invoice.paid' },
    optional: true,
  })
  payload?: unknown;
  @FreeObject({
    maxLength: 20_000,
    description: 'Mappings of this call; they override those of the source.',
    example: { event: 'paid' },
    optional: true,
  })
  config?: Record<string, unknown>;
  @DryRun() dry_run?: boolean;
  @Test() test?: boolean;
  @ConfirmTest() confirmTest?: boolean;
}

/** Hands what was reported to the door that takes it. */
@Injectable()
export class Report {
  constructor(
    private readonly events: EventDoor,
    private readonly allowance: WebsiteAllowance,
    private readonly trying: TryReports,
    @Optional() @Inject(PayloadDoor) private readonly payloads?: PayloadDoor,
  ) {}

  async execute(
    caller: Caller,
    read: ReportedEvents,
    device: RequestDevice,
  ): Promise<readonly ItemResult[]> {
    const { isDryRun, test, ...reported } = read(caller);
    if ('payload' in reported) {
      const report = () => this.payloadsOf().report(caller, reported.payload, test);
      return isDryRun ? this.trying.execute(caller, report) : report();
    }
    await this.allowance.take(caller, 'events', reported.items.items.length);
    const origin = { ...originOf(caller, device), ...(test && { test }) };
    return judgeItems(ConversionEventDto, reported.items, async (good) => {
      const report = () => this.events.report(caller, good, origin);
      return isDryRun
        ? this.trying.execute(caller, report, await this.events.personsOf(caller, good, origin))
        : report();
    });
  }

  private payloadsOf(): PayloadDoor {
    if (!this.payloads) throw invalidRequest('Payloads of providers are not read here.');
    return this.payloads;
  }
}

/** Either events, or a provider's payload, read for who sends it. */
type ReportedEvents = (
  caller: Caller,
) => Pick<ReportMode, 'isDryRun' | 'test'> &
  ({ readonly items: ManyItems } | { readonly payload: ReportedPayload });

/** What the body reports. A website sends no payloads, and fewer events. */
const ReportedEventsBody = createParamDecorator(
  (_data: unknown, context: ExecutionContext): ReportedEvents => {
    const given = context.switchToHttp().getRequest<FastifyRequest>().body;
    return ({ websiteKeyId }) => {
      const { body, ...mode } = reportModeOf(given, { websiteKeyId });
      const members = PAYLOAD_MEMBERS.filter(
        (member) => typeof body === 'object' && body !== null && member in body,
      );
      if (members.length === 0) {
        return {
          ...mode,
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
      return { ...mode, payload: body as ReportedPayload };
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
      'to each that can match the person. Each item has its own result. A sale from a website is a claim until a server reports the same order.',
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
