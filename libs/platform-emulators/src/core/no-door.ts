import { PLATFORMS, type VendorAnswer } from '../vendor';

/** Nobody lives at this path: says whether the platform is known and merely not emulated yet. */
export function noDoor(path: string): VendorAnswer {
  const platform = PLATFORMS.find((known) => path === `/${known}` || path.startsWith(`/${known}/`));
  const message = platform
    ? `There is no emulator for ${platform} yet`
    : `No emulator answers at ${path}`;
  return { status: 404, body: { error: { code: 'NOT_FOUND', message } } };
}
