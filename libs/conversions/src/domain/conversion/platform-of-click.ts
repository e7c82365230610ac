import type { PlatformId } from '@switchyard/kernel';
import type { ClickIdKind } from '@switchyard/platforms';

/** Whose click a click id tells of. */
export const PLATFORM_OF_CLICK: Readonly<Record<ClickIdKind, PlatformId>> = {
  gclid: 'google-ads',
  gbraid: 'google-ads',
  wbraid: 'google-ads',
  msclkid: 'microsoft-ads',
  fbclid: 'meta-ads',
  li_fat_id: 'linkedin-ads',
  rdt_cid: 'reddit-ads',
  oppref: 'openai-ads',
};
