import { Injectable } from '@nestjs/common';
import { referenceNotFound, validationError, type Tenant } from '@switchyard/kernel';
import { ROLE_TYPES } from '../domain';
import { Assets } from './asset-ports';

/** Refuses a logo that is no asset of the Space (`NOT_FOUND`) or no picture. The asset stays until the transaction ends. */
@Injectable()
export class CheckLogo {
  constructor(private readonly assets: Assets) {}

  async execute(tenant: Tenant, assetId: string | null | undefined): Promise<void> {
    if (!assetId) return;
    const asset = await this.assets.hold(tenant, assetId);
    if (!asset) throw referenceNotFound('/logoAssetId');
    if (ROLE_TYPES.LOGO.includes(asset.type)) return;
    throw validationError([
      {
        path: '/logoAssetId',
        code: 'NOT_ALLOWED',
        message: `logoAssetId must be an asset of type IMAGE; this one is of type ${asset.type}`,
      },
    ]);
  }
}
