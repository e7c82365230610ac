import { Injectable } from '@nestjs/common';
import { WebsiteAllowance } from '@switchyard/http-kit';
import type { Caller } from '@switchyard/kernel';
import { IdentifyVisitor, type Identified } from '../../use-cases/identify/identify-visitor';
import { originOf } from '../origin-of';
import type { IdentifyDto } from './identify.dto';

/** Identifies a visitor within what a website may report in a day. */
@Injectable()
export class Identify {
  constructor(
    private readonly visitors: IdentifyVisitor,
    private readonly allowance: WebsiteAllowance,
  ) {}

  async execute(caller: Caller, input: IdentifyDto): Promise<Identified> {
    await this.allowance.take(caller, 'visitors', 1);
    return this.visitors.execute(caller, input, originOf(caller));
  }
}
