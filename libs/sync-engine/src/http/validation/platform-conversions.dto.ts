import { ListOf, Nested, OneOf, Text, WholeNumber } from '@switchyard/http-kit';
import {
  type Capabilities,
  CLICK_ID_KINDS,
  type ConversionRules,
} from '@switchyard/platforms/domain';

const IDENTIFIERS = ['email', 'phone', 'externalId'] as const;
const ADJUSTED = ['native', 'degraded', 'unsupported'] as const;
const HOUR_MS = 3_600_000;

const Adjusted = (what: string) =>
  OneOf(ADJUSTED, {
    description: `What becomes of ${what}; \`degraded\` ones become a restatement.`,
    example: 'native',
  });

/** What becomes of each kind of adjustment. */
export class AdjustmentSupportDto {
  @Adjusted('retractions') RETRACTION!: (typeof ADJUSTED)[number];
  @Adjusted('restatements') RESTATEMENT!: (typeof ADJUSTED)[number];
  @Adjusted('enhancements') ENHANCEMENT!: (typeof ADJUSTED)[number];
}

/** A member of a connection that only conversions need. */
export class ConversionNeedDto {
  @Text({ max: 200, description: 'Its path.', example: 'settings.pixelId' }) member!: string;
  @Text({
    max: 500,
    description: 'What it is.',
    example: 'The id of the pixel (dataset) that receives conversions.',
  })
  meaning!: string;
}

const exampleNeed = {
  member: 'settings.pixelId',
  meaning: 'The id of the pixel (dataset) that receives conversions.',
};
const exampleAdjustments = {
  RETRACTION: 'unsupported',
  RESTATEMENT: 'unsupported',
  ENHANCEMENT: 'unsupported',
};

/** What a platform takes of conversions. */
export class PlatformConversionsDto {
  @WholeNumber({ min: 1, max: 100_000, description: 'Conversions of one request.', example: 1_000 })
  batch!: number;
  @ListOf(OneOf(CLICK_ID_KINDS, { description: 'A kind of click id.', example: 'fbclid' }), {
    maxItems: 10,
    description: 'Click ids that it matches by, by preference.',
    example: ['fbclid'],
  })
  clickIds!: ConversionRules['clickIds'];
  @ListOf(OneOf(IDENTIFIERS, { description: 'A member of a person.', example: 'email' }), {
    maxItems: 3,
    description: 'What else it matches by.',
    example: ['email', 'phone'],
  })
  identifiers!: ConversionRules['identifiers'];
  @WholeNumber({
    min: 0,
    max: 10_000,
    description: 'Hours after which a conversion is too old.',
    example: 168,
  })
  oldestHours!: number;
  @WholeNumber({
    min: 0,
    max: 10_000,
    description: 'Hours that conversions of a new action wait.',
    example: 0,
  })
  newActionHours!: number;
  @OneOf(['sent', 'required'], {
    description:
      '`sent`: the platform has a field for consent; denied ones go there with a click id, without the person. `required`: it has none, and nothing goes there of a person whose ' +
      '`ad_user_data` is `DENIED` or `UNKNOWN`.',
    example: 'sent',
  })
  consent!: ConversionRules['consent'];
  @Nested(() => AdjustmentSupportDto, {
    description: 'What becomes of adjustments.',
    example: exampleAdjustments,
  })
  adjustments!: AdjustmentSupportDto;
  @ListOf(Nested(() => ConversionNeedDto, { description: 'One member.', example: exampleNeed }), {
    maxItems: 20,
    description: 'What a connection must hold; conversions wait without.',
    example: [exampleNeed],
  })
  needs!: readonly ConversionNeedDto[];
}

export const exampleConversions = {
  batch: 1_000,
  clickIds: ['fbclid'],
  identifiers: ['email', 'phone', 'externalId'],
  oldestHours: 168,
  newActionHours: 0,
  consent: 'required',
  adjustments: exampleAdjustments,
  needs: [exampleNeed],
};

export const toPlatformConversionsDto = ({
  conversions: rules,
  forConversions,
}: Capabilities): PlatformConversionsDto => ({
  batch: rules.batch,
  clickIds: rules.clickIds,
  identifiers: rules.identifiers,
  oldestHours: Math.floor(rules.oldestMs / HOUR_MS),
  newActionHours: Math.ceil(rules.actionAgeMs / HOUR_MS),
  consent: rules.consent,
  adjustments: { ...rules.adjustments },
  needs: [
    ...(forConversions?.settings ?? [])
      .filter(({ optional = false }) => !optional)
      .map(({ name, meaning }) => ({ member: `settings.${name}`, meaning })),
    ...(forConversions?.credentials ?? []).map(({ name, meaning }) => ({
      member: `credentials.${name}`,
      meaning,
    })),
  ],
});
