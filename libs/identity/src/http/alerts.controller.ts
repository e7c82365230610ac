import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  Answer,
  AnswerParam,
  CallerParam,
  Flag,
  FreeObject,
  GetRoute,
  IdOf,
  list,
  listOf,
  ListQuery,
  Nested,
  one,
  OneOf,
  pageOf,
  pageRequestOf,
  PathId,
  PostRoute,
  RequireScopes,
  Text,
  Timestamp,
  ValidQuery,
  WholeNumber,
} from '@switchyard/http-kit';
import type { Caller } from '@switchyard/kernel';
import {
  ALERT_KINDS,
  ALERT_SEVERITIES,
  ALERT_SUBJECTS,
  type AlertKind,
  type AlertOfUser,
  type AlertSeverity,
  type AlertSubjectType,
} from '../domain';
import { MarkAlertRead, ReadAlerts } from '../use-cases/read-alerts';

const EXAMPLE_ID = 'alr_01kb4wq6m3e0sv5mwzq8a7h2rd';
const MOMENT = '2026-11-21T09:00:00.000Z';

class AlertSubjectDto {
  @OneOf(ALERT_SUBJECTS, { description: 'What kind of object.', example: 'connection' })
  type!: AlertSubjectType;
  @Text({
    max: 64,
    description: 'Its id; for the brake `global` or `campaign:<id>`.',
    example: 'con_01kb4wq6m3e0sv5mwzq8a7h2rd',
  })
  id!: string;
}

/** Something that an owner must learn, as one user sees it. */
class AlertDto {
  @IdOf('alr', { description: 'The alert.', example: EXAMPLE_ID }) id!: string;
  @IdOf('spc', {
    description: 'The Space it is about; null: the whole account.',
    example: 'spc_01kb4wq6m3e0sv5mwzq8a7h2rd',
    clearable: true,
  })
  spaceId!: string | null;
  @OneOf(ALERT_KINDS, {
    name: 'AlertKind',
    description: 'What happened.',
    example: 'CONNECTION_NEEDS_REAUTH',
  })
  kind!: AlertKind;
  @OneOf(ALERT_SEVERITIES, {
    description: 'CRITICAL: money or delivery is at stake now.',
    example: 'CRITICAL',
  })
  severity!: AlertSeverity;
  @Nested(() => AlertSubjectDto, {
    description: 'What it is about.',
    example: { type: 'connection', id: 'con_01kb4wq6m3e0sv5mwzq8a7h2rd' },
  })
  subject!: AlertSubjectDto;
  @Text({ max: 10_000, description: 'For people; may change.', example: 'The grant was revoked.' })
  message!: string;
  @Text({
    max: 2000,
    description: 'What to do about it.',
    example: 'Send new credentials with PATCH /connections/:id.',
  })
  fix!: string;
  @FreeObject({
    maxLength: 1_000_000,
    description: 'More about it, by kind.',
    example: { platform: 'google-ads' },
  })
  details!: Readonly<Record<string, unknown>>;
  @Timestamp({
    description: 'When the caller marked it read; null: not yet.',
    example: MOMENT,
    clearable: true,
  })
  readAt!: string | null;
  @Timestamp({
    description: 'When it was over; null while it lasts.',
    example: MOMENT,
    clearable: true,
  })
  settledAt!: string | null;
  @Timestamp({ description: 'When it happened.', example: MOMENT }) createdAt!: string;
  @Timestamp({ description: 'When it last changed.', example: MOMENT }) updatedAt!: string;
  @WholeNumber({
    min: 1,
    max: 2,
    description: '1 until the caller has read it, then 2; the ETag.',
    example: 1,
  })
  version!: number;
}

/** The parameters of `GET /alerts`. */
class AlertQuery extends ListQuery {
  @Flag({
    optional: true,
    description: 'True: only what the caller has not read. False: only what the caller has.',
    example: true,
  })
  readonly unread?: boolean;
  @OneOf(ALERT_KINDS, {
    optional: true,
    description: 'Only of this kind.',
    example: 'BRAKE_ENGAGED',
  })
  readonly kind?: AlertKind;
}

const lastOf = (...moments: readonly (Date | null)[]): Date =>
  new Date(Math.max(...moments.map((moment) => moment?.getTime() ?? 0)));

const toAlertDto = ({
  id,
  spaceId,
  kind,
  severity,
  subject,
  message,
  fix,
  details,
  readAt,
  settledAt,
  createdAt,
}: AlertOfUser): AlertDto => ({
  id,
  spaceId,
  kind,
  severity,
  subject: { type: subject.type, id: subject.id },
  message,
  fix,
  details,
  readAt: readAt?.toISOString() ?? null,
  settledAt: settledAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
  updatedAt: lastOf(createdAt, settledAt, readAt).toISOString(),
  version: readAt ? 2 : 1,
});

const FEED =
  'Of the account that owns the Space: what happened in Spaces of the caller and, for users of that account, to the account itself.';

@ApiTags('Alerts')
@Controller('api/v1/alerts')
export class AlertsController {
  constructor(
    private readonly readAlerts: ReadAlerts,
    private readonly markRead: MarkAlertRead,
  ) {}

  @GetRoute('', {
    operationId: 'listAlerts',
    summary: 'List alerts',
    description: FEED,
    answers: listOf(AlertDto),
    query: AlertQuery,
  })
  @RequireScopes('campaigns:read')
  async list(@CallerParam() caller: Caller, @ValidQuery() query: AlertQuery) {
    return list(
      pageOf(await this.readAlerts.list(caller, query, pageRequestOf(query)), query.limit),
      toAlertDto,
    );
  }

  @PostRoute(':id/read', {
    operationId: 'readAlert',
    summary: 'Mark an alert read',
    description: 'For the caller alone.',
    answers: one(AlertDto),
  })
  @RequireScopes('campaigns:write')
  async read(
    @CallerParam() caller: Caller,
    @PathId('alr') id: string,
    @AnswerParam() answer: Answer,
  ) {
    return answer.one(toAlertDto(await this.markRead.execute(caller, id)));
  }
}
