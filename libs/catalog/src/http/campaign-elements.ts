import { Amount, IdOf, Nested, OneOf, Text } from '@switchyard/http-kit';
import { PLATFORM_IDS } from '@switchyard/kernel';
import { SCHEDULE_PRESETS } from '@switchyard/targeting/domain';
import { SERVING_STATUSES } from '../domain';
import { NegativeKeywordDto } from './campaign-parts.dto';
import { GeoTargetDto } from './geo-target.dto';
import { exampleId } from './record-fields';
import { StructuredScheduleDto } from './schedule.dto';

/** What the lists and maps of a campaign are made of, written and read alike. */
export const Platform = OneOf(PLATFORM_IDS, {
  description: 'An ad platform.',
  example: 'google-ads',
});
export const Connection = IdOf('con', {
  description: 'A connection.',
  example: exampleId('con'),
  clearable: true,
});
export const Status = OneOf(SERVING_STATUSES, {
  description: 'On or off there.',
  example: 'ENABLED',
});
export const Share = Amount({ description: 'Per day.', example: 25 });
export const Preset = OneOf(SCHEDULE_PRESETS, {
  description: 'A preset.',
  example: 'BUSINESS_HOURS',
});
export const Structured = Nested(() => StructuredScheduleDto, {
  description: 'A weekly schedule.',
  example: { windows: [] },
});
export const Place = Nested(() => GeoTargetDto, {
  description: 'One place.',
  example: { kind: 'AREA', name: 'Berlin' },
});
export const Negative = Nested(() => NegativeKeywordDto, {
  description: 'One search.',
  example: { text: 'free', matchType: 'PHRASE' },
});
export const Language = Text({ min: 2, max: 2, description: 'An ISO 639-1 code.', example: 'en' });
export const Action = IdOf('cva', {
  description: 'A conversion action.',
  example: exampleId('cva'),
});
