import { Controller, Injectable } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  Answer,
  AnswerParam,
  CallerParam,
  Flag,
  FreeObject,
  Lenient,
  ListOf,
  Nested,
  one,
  OneOf,
  OrWebsiteKey,
  PostRoute,
  RequireScopes,
  Text,
  Timestamp,
  ValidBody,
  WebsiteAllowance,
  WebUrl,
} from '@switchyard/http-kit';
import type { Caller } from '@switchyard/kernel';
import {
  type IdentifyInput,
  LONGEST,
  NAMED_CLICK_IDS,
  type NamedClickId,
  type RequestDevice,
} from '../domain';
import { type Identified, IdentifyVisitor } from '../use-cases/person/identify-visitor';
import { VisitorMembersDto } from './members.dto';
import { ConsentSignalDto } from './record.dto';
import { DeviceParam, originOf } from './request';
import { type ItemWarningDto, Warnings, warningsOf } from './results.dto';

const moment = '2026-11-21T09:00:00.000Z';

/** Body of `POST /conversions/identify`. This or `externalId` is needed of a person: `email`. */
class IdentifyDto extends VisitorMembersDto implements IdentifyInput {
  @Lenient(
    Text({
      max: LONGEST.clickId,
      description: 'A click id, with `clickIdType`.',
      example: 'Cj0KCQiA-example',
      optional: true,
    }),
  )
  clickId?: string;
  @OneOf(NAMED_CLICK_IDS, {
    name: 'ClickIdType',
    description: 'What `clickId` is.',
    example: 'gclid',
    optional: true,
  })
  clickIdType?: NamedClickId;
  @WebUrl({
    description:
      'Page of the visit. Click ids are read from its query; only origin and path are kept.',
    example: 'https://example.com/welcome?fbclid=IwAR-example',
    optional: true,
  })
  landingUrl?: string;
  @FreeObject({
    maxLength: 10_000,
    description: 'UTM parameters; click ids are read from them too.',
    example: { utm_source: 'newsletter' },
    optional: true,
  })
  utm?: Record<string, unknown>;
  @Nested(() => ConsentSignalDto, {
    description: 'What the person agreed to.',
    example: { ad_user_data: 'GRANTED' },
    optional: true,
  })
  consent?: ConsentSignalDto;
}

/** A click of a visitor. */
class KnownClickDto {
  @Text({ max: 20, description: 'Which kind of click id.', example: 'gclid' }) kind!: string;
  @Text({ max: 512, description: 'The click id.', example: 'Cj0KCQiA-example' }) value!: string;
  @Timestamp({ description: 'When it was first seen.', example: moment }) seenAt!: string;
}

/** What is known of a visitor. */
class IdentifiedDto {
  @Flag({
    description: 'Whether this address or id was known before. Always false for a website.',
    example: true,
  })
  matched!: boolean;
  @ListOf(
    Nested(() => KnownClickDto, {
      description: 'One click.',
      example: { kind: 'gclid', value: 'Cj0KCQiA-example', seenAt: moment },
    }),
    {
      maxItems: 20,
      description: 'Of the last 90 days, the most recent first. A website gets only its own.',
      example: [{ kind: 'gclid', value: 'Cj0KCQiA-example', seenAt: moment }],
    },
  )
  clickIds!: readonly KnownClickDto[];
  @Timestamp({ description: 'When it was first seen.', example: moment })
  firstSeenAt!: string;
  @Timestamp({ description: 'When it was last seen.', example: moment })
  lastSeenAt!: string;
  @Warnings() warnings?: readonly ItemWarningDto[];
}

const toIdentifiedDto = ({
  matched,
  clickIds,
  firstSeenAt,
  lastSeenAt,
  warnings,
}: Identified): IdentifiedDto => ({
  matched,
  clickIds: clickIds.map(({ kind, value, seenAt = lastSeenAt.getTime() }) => ({
    kind,
    value,
    seenAt: new Date(seenAt).toISOString(),
  })),
  firstSeenAt: firstSeenAt.toISOString(),
  lastSeenAt: lastSeenAt.toISOString(),
  ...warningsOf(warnings),
});

/** Identifies a visitor within what a website may report in a day. */
@Injectable()
export class Identify {
  constructor(
    private readonly visitors: IdentifyVisitor,
    private readonly allowance: WebsiteAllowance,
  ) {}

  async execute(caller: Caller, input: IdentifyDto, device: RequestDevice): Promise<Identified> {
    await this.allowance.take(caller, 'visitors', 1);
    return this.visitors.execute(caller, input, originOf(caller, device));
  }
}

@ApiTags('Conversions')
@Controller('api/v1/conversions/identify')
export class IdentifyController {
  constructor(private readonly identify: Identify) {}

  @PostRoute('', {
    operationId: 'identifyVisitor',
    summary: 'Identify a visitor',
    description:
      'Keeps click ids, consent and page of a visitor for 90 days, under the address and under the id separately, so that later events find their click. Answers what is known of ' +
      'this person, never of another.',
    answers: one(IdentifiedDto),
    body: IdentifyDto,
    anyText: true,
  })
  @RequireScopes('campaigns:write')
  @OrWebsiteKey()
  async identifyVisitor(
    @CallerParam() caller: Caller,
    @ValidBody() input: IdentifyDto,
    @DeviceParam() device: RequestDevice,
    @AnswerParam() answer: Answer,
  ) {
    return answer.done(toIdentifiedDto(await this.identify.execute(caller, input, device)));
  }
}
