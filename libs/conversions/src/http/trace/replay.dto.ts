import { ListOf, Nested, Text } from '@switchyard/http-kit';
import type { Delivery } from '../../domain';
import { exampleId } from '../record-fields';
import { ConversionDeliveryDto, toDeliveryDto } from './delivery.dto';

/** What is sent again. */
export class ReplayDto {
  @Text({ max: 40, description: 'The conversion or adjustment.', example: exampleId('cve') })
  id!: string;
  @ListOf(
    Nested(() => ConversionDeliveryDto, {
      description: 'One platform.',
      example: { platform: 'google-ads' },
    }),
    { maxItems: 10, description: 'What had failed, as it is now.', example: [] },
  )
  deliveries!: readonly ConversionDeliveryDto[];
}

export const toReplayDto = (id: string, deliveries: readonly Delivery[]): ReplayDto => ({
  id,
  deliveries: deliveries.map(toDeliveryDto),
});
