import { Inject, Injectable, Optional } from '@nestjs/common';
import { WebsiteAllowance } from '@switchyard/http-kit';
import { invalidRequest, type Caller } from '@switchyard/kernel';
import { EventDoor } from '../../use-cases/report/event-door';
import { PayloadDoor } from '../../use-cases/report/payload-door';
import { judgeItems } from '../many/judge-items';
import type { ItemResult } from '../many/results.dto';
import { originOf } from '../origin-of';
import { ConversionEventDto } from './event-item.dto';
import type { ReportedEvents } from './reported-events';

/** Hands what was reported to the door that takes it. */
@Injectable()
export class Report {
  constructor(
    private readonly events: EventDoor,
    private readonly allowance: WebsiteAllowance,
    @Optional() @Inject(PayloadDoor) private readonly payloads?: PayloadDoor,
  ) {}

  async execute(caller: Caller, read: ReportedEvents): Promise<readonly ItemResult[]> {
    const reported = read(caller);
    if ('payload' in reported) return this.payloadsOf().report(caller, reported.payload);
    await this.allowance.take(caller, 'events', reported.items.items.length);
    return judgeItems(ConversionEventDto, reported.items, (good) =>
      this.events.report(caller, good, originOf(caller)),
    );
  }

  private payloadsOf(): PayloadDoor {
    if (!this.payloads) throw invalidRequest('Payloads of providers are not read here.');
    return this.payloads;
  }
}
