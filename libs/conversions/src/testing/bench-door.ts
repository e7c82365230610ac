import type { Authenticated } from '@switchyard/http-kit';
import { OpenDoor } from '@switchyard/test-kit';

const WEBSITE = 'website:';

/** Lets in, besides tokens, websites: `website:` before the Space. */
export class BenchDoor extends OpenDoor {
  override authenticate(authorization: string | undefined): Authenticated {
    const inside = super.authenticate(authorization?.replace(WEBSITE, ''));
    if (!authorization?.includes(WEBSITE) || !('caller' in inside)) return inside;
    return {
      ...inside,
      caller: {
        ...inside.caller,
        userId: '',
        tokenId: 'wbk_1',
        websiteKeyId: 'wbk_1',
        role: 'VIEWER',
        scopes: [],
      },
    };
  }
}
