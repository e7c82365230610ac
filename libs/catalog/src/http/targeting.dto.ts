import { Decimal, Flag, ListOf, MapOf, Nested, OneOf, ReadOnly, Text } from '@switchyard/http-kit';
import { BID_ADJUSTMENT_RANGE, MAX_WINDOWS } from '@switchyard/targeting/domain';
import {
  DEVICES,
  type CampaignTargeting,
  type Device,
  type DeviceTarget,
  type LinkedinFacets,
  type LinkedinTargeting,
} from '../domain';
import { ExpandedWindowDto } from './schedule.dto';

const Urn = Text({
  max: 255,
  pattern: /^urn:li:/,
  form: 'a URN of LinkedIn such as urn:li:title:9',
  description: 'A URN of linkedin-ads.',
  example: 'urn:li:title:9',
});
const Facet = (of: string) =>
  ListOf(Urn, {
    maxItems: 200,
    description: `${of}, as URNs.`,
    example: ['urn:li:title:9'],
    optional: true,
  });

/** Bids and serving on one kind of device. */
export class DeviceTargetDto implements DeviceTarget {
  @Flag({ description: 'Whether ads show there.', example: true }) enabled!: boolean;
  @Decimal({
    ...BID_ADJUSTMENT_RANGE,
    description: 'Percent by which bids change.',
    example: 20,
    optional: true,
  })
  bidAdjustment?: number;
}

/** People by what linkedin-ads knows of them. */
export class LinkedinFacetsDto implements LinkedinFacets {
  @Facet('Job titles') jobTitles?: readonly string[];
  @Facet('Job functions') jobFunctions?: readonly string[];
  @Facet('Seniorities') seniorities?: readonly string[];
  @Facet('Industries') industries?: readonly string[];
  @Facet('Company sizes') companySizes?: readonly string[];
  @Facet('Skills') skills?: readonly string[];
  @Facet('Groups') memberGroups?: readonly string[];
}

/** The audience on linkedin-ads. */
export class LinkedinTargetingDto implements LinkedinTargeting {
  @Nested(() => LinkedinFacetsDto, {
    description: 'Who to reach.',
    example: { jobTitles: ['urn:li:title:9'] },
    optional: true,
  })
  include?: LinkedinFacetsDto;
  @Nested(() => LinkedinFacetsDto, {
    description: 'Who to leave out.',
    example: { industries: ['urn:li:industry:4'] },
    optional: true,
  })
  exclude?: LinkedinFacetsDto;
  @OneOf(['ANY', 'ALL'], {
    description: 'Whether one facet is enough.',
    example: 'ANY',
    optional: true,
  })
  matching?: 'ANY' | 'ALL';
  @Flag({ description: 'Lets the platform add similar people.', example: false, optional: true })
  audienceExpansion?: boolean;
}

/** Who is reached on what. Places stand in `geoTargets`, hours in `adSchedule`. */
export class CampaignTargetingDto implements CampaignTargeting {
  @ReadOnly(
    ListOf(
      Nested(() => ExpandedWindowDto, { description: 'One window.', example: {} }),
      { maxItems: MAX_WINDOWS, description: 'Echo of the stored windows.', example: [] },
    ),
  )
  schedule?: readonly ExpandedWindowDto[];

  @MapOf(
    DEVICES,
    Nested(() => DeviceTargetDto, {
      description: 'One kind of device.',
      example: { enabled: true },
    }),
    {
      description: 'Per kind of device.',
      example: { mobile: { enabled: true, bidAdjustment: 20 } },
      optional: true,
    },
  )
  devices?: { readonly [device in Device]?: DeviceTargetDto };

  @Nested(() => LinkedinTargetingDto, {
    description: 'The audience on linkedin-ads.',
    example: { matching: 'ANY' },
    optional: true,
  })
  linkedin?: LinkedinTargetingDto;
}
