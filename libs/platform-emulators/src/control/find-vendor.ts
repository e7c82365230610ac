import type { Emulators } from '../core/emulators';
import { type Platform, PLATFORMS, type Vendor } from '../vendor';
import { BadControlRequest } from './bad-control-request';
import { oneOf, type Reader } from './reader';

export const platformName: Reader<Platform> = oneOf(PLATFORMS);

/** The vendor of a platform; 404 for one that is not emulated yet. */
export function findVendor(emulators: Emulators, platform: Platform): Vendor {
  const vendor = emulators.vendor(platform);
  if (!vendor) throw new BadControlRequest(`${platform} is not emulated by this process`, 404);
  return vendor;
}
