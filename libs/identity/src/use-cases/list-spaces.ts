import { Injectable } from '@nestjs/common';
import type { Caller } from '@switchyard/kernel';
import type { SpaceOfUser } from '../domain';
import { Spaces } from './ports';

/** Counts the campaigns of a Space. Provided by the application, because identity knows no campaigns. */
export abstract class CampaignCounts {
  abstract of(space: { readonly accountId: string; readonly spaceId: string }): Promise<number>;
}

export type ListedSpace = SpaceOfUser & { readonly campaignCount: number };

/** The Spaces that the user of a token is a member of, newest first. */
@Injectable()
export class ListSpaces {
  constructor(
    private readonly spaces: Spaces,
    private readonly counts: CampaignCounts,
  ) {}

  async execute(caller: Caller): Promise<readonly ListedSpace[]> {
    const spaces = await this.spaces.ofUser(caller.userId);
    return Promise.all(
      spaces.map(async (space) => ({
        ...space,
        campaignCount: await this.counts.of({ accountId: space.accountId, spaceId: space.id }),
      })),
    );
  }
}
