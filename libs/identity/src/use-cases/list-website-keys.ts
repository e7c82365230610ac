import { Injectable } from '@nestjs/common';
import { spaceNotFound, type WebsiteKey } from '../domain';
import { Spaces, WebsiteKeys } from './ports';

/** The website keys of a Space, newest first, revoked ones too. Throws SPACE_NOT_FOUND. */
@Injectable()
export class ListWebsiteKeys {
  constructor(
    private readonly keys: WebsiteKeys,
    private readonly spaces: Spaces,
  ) {}

  async execute(spaceId: string): Promise<readonly Omit<WebsiteKey, 'digest'>[]> {
    if (!(await this.spaces.get(spaceId))) throw spaceNotFound();
    return (await this.keys.ofSpace(spaceId)).map(({ digest: _digest, ...shown }) => shown);
  }
}
