import {
  Flag,
  FreeObject,
  IdOf,
  ListQuery,
  Nested,
  OneOf,
  Text,
  Timestamp,
  WholeNumber,
} from '@switchyard/http-kit';
import {
  ALERT_KINDS,
  ALERT_SEVERITIES,
  ALERT_SUBJECTS,
  type AlertKind,
  type AlertOfUser,
  type AlertSeverity,
  type AlertSubjectType,
} from '../domain';

const EXAMPLE_ID = 'alr_01kb4wq6m3e0sv5mwzq8a7h2rd';
const MOMENT = '2026-11-21T09:00:00.000Z';

export class AlertSubjectDto {
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
export class AlertDto {
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
export class AlertQuery extends ListQuery {
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

export const toAlertDto = ({
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
