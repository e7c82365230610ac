import {
  Amount,
  AnsweredAs,
  AnswerOf,
  AnswerOnly,
  Decimal,
  Flag,
  InputOf,
  ListOf,
  MapOf,
  NamedListQuery,
  Nested,
  OneOf,
  PartialOf,
  Text,
  Timestamp,
  WholeNumber,
} from '@switchyard/http-kit';
import { type Routing, ROUTINGS } from '@switchyard/identity/domain';
import { MAX_AMOUNT, PLATFORM_IDS, type PlatformId } from '@switchyard/kernel';
import { LONGEST_PLATFORM_EVENT } from '@switchyard/platforms/domain';
import {
  ACTION_CATEGORIES,
  ACTION_STATUSES,
  ACTION_TYPES,
  type ActionCategory,
  type ActionInput,
  type ActionOnPlatformsView,
  type ActionPlatformView,
  type ActionStatus,
  type ActionType,
  ATTRIBUTION_MODELS,
  type AttributionModel,
  COUNTING_TYPES,
  type CountingType,
  LEAD_STAGES,
  type LeadStage,
  VALUE_TYPES,
  type ValueSettingsInput,
  type ValueType,
} from '../../domain';
import { CreatedAt, exampleId, OwnId, SpaceId, UpdatedAt, Version } from '../record.dto';

const name = {
  max: 255,
  description: 'Unique in the Space; case does not count.',
  example: 'Paid orders',
};
const type = {
  description: 'The upload types are for conversions reported here. Fixed after creation.',
  example: 'UPLOAD_CLICKS',
};
const category = { description: 'What the conversion is.', example: 'PURCHASE' };
const status = { description: 'A paused action records nothing.', example: 'ENABLED' };
const countingType = {
  description: 'Google takes gbraid and wbraid on MANY_PER_CLICK only.',
  example: 'ONE_PER_CLICK',
};
const click = {
  min: 1,
  max: 60,
  description: 'Days after a click; platforms cap it at 30 unless it is about calls.',
  example: 30,
};
const view = { min: 1, max: 30, description: 'Days after a view.', example: 1 };
const model = {
  description: 'How a platform shares a conversion among clicks.',
  example: 'DATA_DRIVEN',
};
const enhanced = {
  description: 'Matches uploads that have a hashed email or phone only.',
  example: false,
};
const leadStage = {
  description: 'Events with this `event` count for it; one action per stage.',
  example: 'paid',
};
const eventName = {
  max: 64,
  description: 'Events of this name count for it; one action per name. Not with `leadStage`.',
  example: 'add_to_cart',
};
const platformEvents = {
  max: LONGEST_PLATFORM_EVENT,
  description: 'A name of the platform itself.',
  example: 'AddToCart',
};
const metric = {
  description:
    'Whether the platform optimises for it and counts it among its headline conversions.',
  example: true,
};
const defaultEventValue = {
  zero: true,
  description: 'The value of events without one.',
  example: 20,
};
const optional = { optional: true, clearable: true } as const;

/** What a conversion is worth. */
export class ValueSettingsDto implements ValueSettingsInput {
  @OneOf(VALUE_TYPES, {
    name: 'ValueType',
    description: 'Whether conversions have a value, and whose.',
    example: 'variableValue',
    optional: true,
    default: 'noValue',
  })
  type?: ValueType;
  @Amount({
    zero: true,
    description: 'The fixed value, or the fallback.',
    example: 20,
    ...optional,
  })
  defaultValue?: number | null;
  @Text({
    min: 3,
    max: 3,
    pattern: /^[A-Z]{3}$/,
    form: 'the code of a currency such as EUR',
    description: "ISO 4217; the account's currency without one.",
    example: 'EUR',
    ...optional,
  })
  currencyCode?: string | null;
}

/** What a conversion is worth, as it is read. */
export class ReadValueSettingsDto {
  @OneOf(VALUE_TYPES, {
    description: 'Whether conversions have a value, and whose.',
    example: 'variableValue',
  })
  type!: ValueType;
  @Decimal({
    min: 0,
    max: MAX_AMOUNT,
    description: 'The fixed value, or the fallback.',
    example: 20,
    optional: true,
  })
  defaultValue?: number;
  @Text({
    min: 3,
    max: 3,
    description: "ISO 4217; the account's currency without one.",
    example: 'EUR',
    optional: true,
  })
  currencyCode?: string;
}

/** What a platform holds otherwise than it is here. */
export class ActionConflictDto {
  @Text({ max: 100, description: 'Our field.', example: 'countingType' }) field!: string;
  @Text({ max: 100, description: 'What is the matter.', example: 'REMOTE_DIFFERS' }) code!: string;
  @Text({ max: 1_000, description: 'In words.', example: 'Google holds ONE_PER_CLICK.' })
  message!: string;
}

const exampleConflict = {
  field: 'countingType',
  code: 'REMOTE_DIFFERS',
  message: 'Google holds ONE_PER_CLICK.',
};

/** A conversion action on the platform of one connection. */
export class ActionPlatformDto implements ActionPlatformView {
  @OneOf(PLATFORM_IDS, { description: 'The platform.', example: 'google-ads' })
  platform!: PlatformId;
  @Text({ max: 40, description: 'The connection.', example: exampleId('con') })
  connectionId!: string;
  @Text({
    max: 255,
    description: 'Its id there, or the name of an event.',
    example: '1234567',
  })
  remoteId!: string;
  @Timestamp({
    description: 'The platform takes it from then on; null: now.',
    example: '2026-11-21T15:00:00.000Z',
    clearable: true,
  })
  usableFrom!: string | null;
  @ListOf(
    Nested(() => ActionConflictDto, { description: 'One difference.', example: exampleConflict }),
    {
      maxItems: 100,
      description: 'What the platform holds otherwise, or in part.',
      example: [exampleConflict],
    },
  )
  conflicts!: ActionPlatformView['conflicts'];
  @Timestamp({
    description: 'When it was last checked.',
    example: '2026-11-21T09:00:00.000Z',
  })
  checkedAt!: string;
}

const examplePlatform = {
  platform: 'google-ads',
  connectionId: exampleId('con'),
  remoteId: '1234567',
  usableFrom: null,
  conflicts: [],
  checkedAt: '2026-11-21T09:00:00.000Z',
};

/** Every member of a conversion action: requests and answers are made of this class. */
class ActionMembers implements Record<keyof ActionOnPlatformsView, unknown> {
  @AnswerOnly(OwnId('cva', 'The conversion action.'))
  id!: string;
  @AnswerOnly(SpaceId())
  spaceId!: string;
  @Text(name)
  name!: string;
  @OneOf(ACTION_TYPES, type)
  type!: ActionType;
  @OneOf(ACTION_CATEGORIES, category)
  category!: ActionCategory;
  @OneOf(ACTION_STATUSES, {
    name: 'ServingStatus',
    ...status,
    optional: true,
    default: 'ENABLED',
  })
  status!: ActionStatus;
  @OneOf(COUNTING_TYPES, {
    name: 'CountingType',
    ...countingType,
    optional: true,
    default: 'ONE_PER_CLICK',
  })
  countingType!: CountingType;
  @AnsweredAs(
    Nested(() => ValueSettingsDto, {
      description: 'What it is worth.',
      example: { type: 'variableValue', currencyCode: 'EUR' },
      optional: true,
    }),
    Nested(() => ReadValueSettingsDto, {
      description: 'What it is worth.',
      example: { type: 'noValue' },
    }),
  )
  valueSettings!: ReadValueSettingsDto;
  @WholeNumber({ ...click, ...optional })
  clickThroughLookbackWindowDays!: number | null;
  @WholeNumber({ ...view, ...optional })
  viewThroughLookbackWindowDays!: number | null;
  @OneOf(ATTRIBUTION_MODELS, { name: 'AttributionModel', ...model, ...optional })
  attributionModel!: AttributionModel | null;
  @Flag({ ...enhanced, optional: true, default: false })
  enhancedConversionsForLeads!: boolean;
  @OneOf(LEAD_STAGES, { name: 'LeadStage', ...leadStage, ...optional })
  leadStage!: LeadStage | null;
  @Text({ ...eventName, ...optional })
  eventName!: string | null;
  @MapOf(PLATFORM_IDS, Text(platformEvents), {
    description: 'What a platform shall call it, instead of its usual name for it.',
    example: { 'meta-ads': 'AddToCart' },
    ...optional,
  })
  platformEvents!: Readonly<Partial<Record<PlatformId, string>>> | null;
  @OneOf(ROUTINGS, {
    name: 'Routing',
    description: 'Which platforms get its conversions; null: as the Space sets it.',
    example: 'lastClick',
    ...optional,
  })
  routing!: Routing | null;
  @Amount({ ...defaultEventValue, ...optional })
  defaultEventValue!: number | null;
  @Flag({ ...metric, optional: true, default: true })
  includeInConversionsMetric!: boolean;
  @AnswerOnly(
    ListOf(
      Nested(() => ActionPlatformDto, { description: 'One platform.', example: examplePlatform }),
      {
        maxItems: 1_000,
        description: 'Where it is: from the first conversion that goes there.',
        example: [examplePlatform],
      },
    ),
  )
  platforms!: readonly ActionPlatformDto[];
  @AnswerOnly(CreatedAt())
  createdAt!: string;
  @AnswerOnly(UpdatedAt())
  updatedAt!: string;
  @AnswerOnly(Version())
  version!: number;
}

/** Body of `POST /conversions/actions`. */
export class CreateConversionActionDto extends InputOf<ActionInput>(ActionMembers) {}

/** Body of `PATCH /conversions/actions/:id`. */
export class UpdateConversionActionDto extends PartialOf(CreateConversionActionDto, ['type']) {}

/** A conversion action as it is read. */
export class ConversionActionDto extends AnswerOf(ActionMembers) {}

/** The query of `GET /conversions/actions`. */
export class ConversionActionQuery extends NamedListQuery {
  @OneOf(ACTION_TYPES, {
    name: 'ActionType',
    description: 'Only this type.',
    example: 'UPLOAD_CLICKS',
    optional: true,
  })
  type?: ActionType;
  @OneOf(ACTION_CATEGORIES, {
    name: 'ActionCategory',
    description: 'Only this category.',
    example: 'PURCHASE',
    optional: true,
  })
  category?: ActionCategory;
  @OneOf(ACTION_STATUSES, {
    description: 'Only with this status.',
    example: 'ENABLED',
    optional: true,
  })
  status?: ActionStatus;
  @OneOf(LEAD_STAGES, { description: 'Only of this stage.', example: 'paid', optional: true })
  leadStage?: LeadStage;
  @Text({ max: 64, description: 'Only of this name.', example: 'add_to_cart', optional: true })
  eventName?: string;
}

/** The query of `DELETE /conversions/actions/:id`. */
export class DeleteConversionActionQuery {
  @Flag({
    description: 'Delete it although campaigns bid on it, and take it from them.',
    example: false,
    optional: true,
    default: false,
  })
  force?: boolean;
}
