import { Injectable } from '@nestjs/common';
import { notFound, type Caller } from '@switchyard/kernel';
import { resolvedRows, type FoundPlaces } from '@switchyard/targeting/domain';
import { viewCampaign, type Campaign } from '../domain';
import { FindPlaces } from './find-places';
import { Campaigns } from './ports';
import type { Expected } from './require-version';
import { UpdateCampaign, type CampaignPatch } from './update-campaign';

/** Change a campaign as its caller writes it: places are looked up before anything is held. Throws `PLACE_NOT_FOUND` and what `UpdateCampaign` throws. */
@Injectable()
export class ChangeCampaign {
  constructor(
    private readonly campaigns: Campaigns,
    private readonly places: FindPlaces,
    private readonly updating: UpdateCampaign,
  ) {}

  async execute(
    caller: Caller,
    id: string,
    expected: Expected,
    patch: CampaignPatch,
  ): Promise<Campaign> {
    const asked = await this.campaigns.find(caller, id);
    if (!asked) throw notFound();
    const { geoTargets } = patch(viewCampaign(asked));
    const found = geoTargets ? await this.places.execute(caller, asked, { geoTargets }) : new Map();
    return this.updating.execute(caller, id, expected, (current) =>
      withPlaces(patch(current), current, found),
    );
  }
}

const withPlaces = (
  changes: ReturnType<CampaignPatch>,
  { geoTargets: stored }: Parameters<CampaignPatch>[0],
  found: FoundPlaces,
): ReturnType<CampaignPatch> => {
  const { geoTargets } = changes;
  const rows = geoTargets ? resolvedRows({ geoTargets }, found, stored) : undefined;
  return rows ? { ...changes, geoTargets: rows } : changes;
};
