import { Decimal, Flag, OneOf, OneOfAnyCase, ReadOnly, Text } from '@switchyard/http-kit';
import {
  BID_ADJUSTMENT_RANGE,
  GEO_KINDS,
  type GeoKind,
  type GeoTargetInput,
  MOST_OF_ID,
  PLACE_TYPES,
  type LocationType,
  RADIUS_UNITS,
  type RadiusUnit,
  ROW_ID,
} from '@switchyard/targeting/domain';
import { exampleId } from '../record.dto';

const optional = { optional: true, clearable: true } as const;

/** One place that a campaign includes or excludes. */
export class GeoTargetDto implements GeoTargetInput {
  @Text({
    max: MOST_OF_ID,
    pattern: ROW_ID,
    form: 'an id such as office-berlin: 1 to 64 letters, digits and signs, without blanks',
    description: 'Stable id of the row, chosen by you; made when left out.',
    example: exampleId('geo'),
    optional: true,
  })
  id?: string;
  @OneOf(GEO_KINDS, {
    name: 'GeoTargetKind',
    description: 'A named place, or a circle.',
    example: 'AREA',
  })
  kind!: GeoKind;
  @Text({ max: 255, description: 'Display name.', example: 'Berlin' }) name!: string;
  @Flag({
    description: 'Excludes the place. Circles cannot be excluded.',
    alwaysAnswered: true,
    example: false,
    optional: true,
    default: false,
  })
  negative?: boolean;
  @Decimal({
    ...BID_ADJUSTMENT_RANGE,
    description: 'Percent of change of bids; included rows only.',
    example: 10,
    ...optional,
  })
  bidAdjustment?: number | null;
  @ReadOnly(
    Decimal({
      min: 0,
      max: 1e12,
      description: 'Audience estimate of the platform, if given.',
      example: 3_600_000,
    }),
  )
  reach?: number;
  @Text({ max: 64, description: 'Areas: geo id on google-ads.', example: '1003854', ...optional })
  criterionId?: string | null;
  @Text({
    max: 64,
    description: 'Areas: location id on microsoft-ads.',
    example: '126',
    ...optional,
  })
  msLocationId?: string | null;
  @ReadOnly(
    Text({
      max: 128,
      description: 'Areas: what reddit-ads calls it, once asked.',
      example: 'DE:2950159',
    }),
  )
  redditLocationId?: string;
  @ReadOnly(
    Text({
      max: 128,
      description: 'Areas: kind and key on meta-ads, once asked.',
      example: 'city:564000',
    }),
  )
  metaLocationId?: string;
  @ReadOnly(
    Text({
      max: 128,
      description: 'Areas: what openai-ads calls it, once asked.',
      example: '3000194',
    }),
  )
  openaiLocationId?: string;
  @ReadOnly(
    Text({
      max: 128,
      description: 'Areas: what linkedin-ads calls it, once asked.',
      example: 'urn:li:geo:103035651',
    }),
  )
  linkedinLocationId?: string;
  @Text({
    max: 128,
    description: 'Areas: platform-independent id of the place.',
    example: 'geonames:2950159',
    ...optional,
  })
  canonicalId?: string | null;
  @OneOfAnyCase(PLACE_TYPES, {
    name: 'LocationType',
    description: 'Areas: what kind of place.',
    example: 'CITY',
    ...optional,
  })
  type?: LocationType | null;
  @Text({
    min: 2,
    max: 2,
    description: 'Areas: ISO 3166-1 country code.',
    example: 'DE',
    ...optional,
  })
  countryCode?: string | null;
  @Decimal({
    min: -90,
    max: 90,
    description: 'Circles: latitude of the centre.',
    example: 52.52,
    ...optional,
  })
  lat?: number | null;
  @Decimal({
    min: -180,
    max: 180,
    description: 'Circles: longitude of the centre.',
    example: 13.4,
    ...optional,
  })
  lng?: number | null;
  @Decimal({
    min: 0,
    exclusiveMin: true,
    max: 100_000,
    description: 'Circles: in `unit`; clamped to 1 to 500 when pushed.',
    example: 5,
    ...optional,
  })
  radius?: number | null;
  @OneOf(RADIUS_UNITS, {
    name: 'RadiusUnit',
    description: 'Circles: unit of the radius; km when left out.',
    example: 'km',
    ...optional,
  })
  unit?: RadiusUnit | null;
}
