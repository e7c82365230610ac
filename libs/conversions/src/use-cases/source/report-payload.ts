import { Inject, Injectable } from '@nestjs/common';
import { Clock, UnitOfWork, validationError, type Tenant } from '@switchyard/kernel';
import {
  PAYLOAD_READERS,
  refuseBadConfig,
  SOURCE_TYPES,
  type ConversionSource,
  type SourceConfig,
} from '../../domain';
import { PayloadDoor, type PayloadResult, type ReportedPayload } from '../report/payload-door';
import { RECEIVING, type Receiving } from '../settings';
import { Sources } from './sources';
import { TakeReadings } from './take-readings';

/** Takes a payload that a caller hands on: by the source of the Space that is named, or by the kind of provider alone. */
@Injectable()
export class ReportPayload extends PayloadDoor {
  constructor(
    private readonly work: UnitOfWork,
    private readonly sources: Sources,
    private readonly taking: TakeReadings,
    private readonly clock: Clock,
    @Inject(RECEIVING) private readonly receiving: Receiving,
  ) {
    super();
  }

  async report(
    tenant: Tenant,
    { source: name, payload, config = {} }: ReportedPayload,
  ): Promise<readonly PayloadResult[]> {
    const { type, config: stored } = (await this.sources.find(tenant, name)) ?? kindOf(name);
    refuseBadConfig(type, config);
    const readings = PAYLOAD_READERS[type](payload, { ...stored, ...config } as SourceConfig, {
      now: this.clock.now(),
      environment: this.receiving.environment,
    });
    return this.work.run(
      tenant,
      async () =>
        (await this.taking.execute(tenant, readings, { door: 'source', source: name })).results,
    );
  }
}

/** A kind of provider that the Space keeps no source of. */
const kindOf = (name: string): Pick<ConversionSource, 'type' | 'config'> => {
  const type = SOURCE_TYPES.find((one) => one === name);
  if (!type) {
    throw validationError([
      {
        path: '/source',
        code: 'NOT_ONE_OF',
        message: `source must be one of ${SOURCE_TYPES.join(', ')}, or the id of a conversion source of this Space`,
      },
    ]);
  }
  return { type, config: {} };
};
