import { Injectable } from '@nestjs/common';
import type { Tenant } from '@switchyard/kernel';
import { Spaces } from './ports';

/** For work on behalf of a whole account, whoever asked for it. */
@Injectable()
export class AccountSpaces {
  constructor(private readonly spaces: Spaces) {}

  /** Every Space of an account. */
  async idsOf(accountId: string): Promise<readonly string[]> {
    return (await this.spaces.ofAccount(accountId)).map(({ id }) => id);
  }

  /** Every Space of every account, for work on behalf of nobody's. */
  async everywhere(): Promise<readonly Tenant[]> {
    return (await this.spaces.all()).map(({ id, accountId }) => ({ spaceId: id, accountId }));
  }
}
