import { Injectable } from '@nestjs/common';
import { Spaces } from './ports';

/** For work on behalf of a whole account, whoever asked for it. */
@Injectable()
export class AccountSpaces {
  constructor(private readonly spaces: Spaces) {}

  /** Every Space of an account. */
  async idsOf(accountId: string): Promise<readonly string[]> {
    return (await this.spaces.ofAccount(accountId)).map(({ id }) => id);
  }
}
