import {
  Decimal,
  Either,
  Flag,
  ListOf,
  Nested,
  OneOf,
  OneOfAnyCase,
  Text,
} from '@switchyard/http-kit';
import {
  type AreaInput,
  GEO_WARNING_CODES,
  type GeoTargetingInput,
  type GeoWarning,
  type GeoWarningCode,
  LOCATION_INTENTS,
  type LocationIntent,
  type NamedArea,
  PLACE_TYPES,
  type LocationAlternative,
  type LocationType,
  RADIUS_UNITS,
  type RadiusInput,
  type RadiusUnit,
} from '@switchyard/targeting/domain';
import type { TargetedCampaign } from '../../use-cases/campaigns/set-geo-targeting';
import { Place } from './campaign-parts.dto';
import { CampaignDto, toCampaignDto } from './campaign.dto';
import type { GeoTargetDto } from './geo-target.dto';

const MOST_ROWS = 1_000;
const exampleArea = { name: 'Springfield', type: 'CITY', countryCode: 'US' };
const exampleCircle = { around: 'Munich', radius: 20, unit: 'km' };
const exampleAlternative = {
  name: 'Springfield, Illinois',
  type: 'CITY',
  countryCode: 'US',
  region: 'Illinois',
  canonicalId: 'geonames:4250542',
};
const exampleWarning = {
  code: 'AMBIGUOUS_PLACE',
  path: '/include/0',
  message: 'Taken as Springfield (US).',
  alternatives: [exampleAlternative],
};
const exampleSentence = 'Ads show to people in Germany, but not in Berlin (DE).';
const CountryCode = Text({
  min: 2,
  max: 2,
  pattern: /^[A-Za-z]{2}$/,
  form: 'the code of a country such as US',
  description: 'ISO 3166-1 code of its country.',
  example: 'US',
  optional: true,
});

/** A place by name, with hints. */
export class NamedAreaDto implements NamedArea {
  @Text({
    max: 255,
    description: 'In any language; what it lies in may follow a comma: `Springfield, IL`.',
    example: 'Springfield',
  })
  name!: string;
  @OneOfAnyCase(PLACE_TYPES, {
    description: 'What kind of place.',
    example: 'CITY',
    optional: true,
  })
  type?: LocationType;
  @CountryCode countryCode?: string;
}

/** A circle: its centre is either `lat` with `lng`, or `around`. */
export class RadiusInputDto implements RadiusInput {
  @Decimal({
    min: 0,
    exclusiveMin: true,
    max: 100_000,
    description: 'In `unit`; clamped to 1 to 500 when pushed.',
    example: 20,
  })
  radius!: number;
  @OneOf(RADIUS_UNITS, {
    description: 'Unit of the radius.',
    example: 'km',
    optional: true,
    default: 'km',
  })
  unit?: RadiusUnit;
  @Decimal({
    min: -90,
    max: 90,
    description: 'Latitude of the centre.',
    oneOf: 'centre',
    needs: ['lng'],
    example: 48.137,
    optional: true,
  })
  lat?: number;
  @Decimal({
    min: -180,
    max: 180,
    description: 'Longitude of the centre.',
    needs: ['lat'],
    example: 11.575,
    optional: true,
  })
  lng?: number;
  @Text({
    max: 255,
    description: 'A city, district, airport or postal code in the centre.',
    oneOf: 'centre',
    example: 'Munich',
    optional: true,
  })
  around?: string;
  @Text({
    max: 255,
    description: 'Display name; says where the circle is when left out.',
    example: 'Around the shop',
    optional: true,
  })
  name?: string;
  @CountryCode countryCode?: string;
}

const Area = Either(
  Text({ max: 255, description: 'A name.', example: 'Munich' }),
  Nested(() => NamedAreaDto, { description: 'A name with hints.', example: exampleArea }),
  {
    description: 'A place.',
    example: 'Munich',
  },
);
const Circle = Nested(() => RadiusInputDto, { description: 'One circle.', example: exampleCircle });

/** Body of `PUT /campaigns/:id/geo-targeting`. */
export class SetGeoTargetingDto implements GeoTargetingInput {
  @ListOf(Place, {
    maxItems: MOST_ROWS,
    description:
      'Replaces the stored list. Rows without an id of their place are looked up by name.',
    example: [{ kind: 'AREA', name: 'Berlin' }],
    optional: true,
  })
  geoTargets?: readonly GeoTargetDto[];

  @ListOf(Area, {
    maxItems: MOST_ROWS,
    description:
      'Places to show ads in. Replaced together with `exclude` and `radii`; what is left out is empty.',
    example: ['Germany', exampleArea],
    optional: true,
  })
  include?: readonly AreaInput[];

  @ListOf(Area, {
    maxItems: MOST_ROWS,
    description: 'Places left out of the included ones.',
    example: ['Berlin'],
    optional: true,
  })
  exclude?: readonly AreaInput[];
  @ListOf(Circle, {
    maxItems: MOST_ROWS,
    description: 'Circles to show ads in.',
    example: [exampleCircle],
    optional: true,
  })
  radii?: readonly RadiusInputDto[];
  @OneOf(LOCATION_INTENTS, {
    description:
      'People in the places, or also those interested in them. Sent alone it changes only that.',
    example: 'PRESENCE',
    optional: true,
  })
  locationIntent?: LocationIntent;
  @Flag({
    description: 'True: answers the resolved rows and the sentence, and changes nothing.',
    example: false,
    optional: true,
    default: false,
  })
  dry_run?: boolean;
}

/** Another place that a name could have meant. */
export class PlaceAlternativeDto implements LocationAlternative {
  @Text({
    max: 255,
    description: 'Leads to it, given its type and country.',
    example: exampleAlternative.name,
  })
  name!: string;
  @OneOf(PLACE_TYPES, { description: 'What kind of place.', example: 'CITY' })
  type!: LocationType;
  @Text({ min: 2, max: 2, description: 'ISO 3166-1 code.', example: 'US' }) countryCode!: string;
  @Text({
    max: 255,
    description: 'Its region.',
    example: 'Illinois',
    clearable: true,
  })
  region!: string | null;
  @Text({
    max: 128,
    description: 'Platform-independent id.',
    example: exampleAlternative.canonicalId,
  })
  canonicalId!: string;
}

/** Something to know about places that were taken. */
export class GeoWarningDto implements GeoWarning {
  @OneOf(GEO_WARNING_CODES, { description: 'Stable.', example: 'AMBIGUOUS_PLACE' })
  code!: GeoWarningCode;
  @Text({ max: 255, description: 'JSON pointer into the body.', example: '/include/0' })
  path!: string;
  @Text({ max: 1_000, description: 'For people.', example: exampleWarning.message })
  message!: string;
  @ListOf(
    Nested(() => PlaceAlternativeDto, { description: 'One place.', example: exampleAlternative }),
    {
      maxItems: 10,
      description: 'AMBIGUOUS_PLACE: what else it could have meant, likeliest first.',
      example: [exampleAlternative],
      optional: true,
    },
  )
  alternatives?: readonly PlaceAlternativeDto[];
}

/** A campaign with its new places. */
export class TargetedCampaignDto extends CampaignDto {
  @ListOf(Nested(() => GeoWarningDto, { description: 'One warning.', example: exampleWarning }), {
    maxItems: 3 * MOST_ROWS,
    description: 'What its writer should know.',
    example: [exampleWarning],
  })
  warnings!: readonly GeoWarningDto[];

  @Text({ max: 20_000, description: 'Where ads show, in plain words.', example: exampleSentence })
  sentence!: string;
}

export const toTargetedCampaignDto = ({
  campaign,
  warnings,
  sentence,
}: TargetedCampaign): TargetedCampaignDto => ({ ...toCampaignDto(campaign), warnings, sentence });
