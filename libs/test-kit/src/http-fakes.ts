import { Authenticator, IdempotencyStore, invalidToken, type Authenticated, type RouteAccess } from '@switchyard/http-kit';
import { SCOPES, WEBSITE_KEY_START, type Scope } from '@switchyard/kernel';

/**
 * Lets in an owner of `acc_1` whose token names its Space and, after a `|`, its scopes; all of them when it names none.
 * After `swy_pub_` the Space is that of a website key, `wbk_<Space>`, which is let in where website keys are.
 */
export class OpenDoor extends Authenticator {
  authenticate(authorization: string | undefined, _spaceId?: string, access?: RouteAccess): Authenticated {
    const credential = (authorization ?? '').replace('Bearer ', '');
    const [spaceId, scopes] = credential.replace(WEBSITE_KEY_START, '').split('|');
    const isWebsite = credential.startsWith(WEBSITE_KEY_START);
    if (!spaceId?.startsWith('spc_') || (isWebsite && !(access?.kind === 'token' && access.websiteKey))) throw invalidToken();
    if (isWebsite) return { allowance: { ...ALLOWANCE, tokenId: `wbk_${spaceId}` }, caller: { ...OWNER, ...websiteOf(spaceId) } };
    return { allowance: ALLOWANCE, caller: { ...OWNER, spaceId, scopes: scopes ? (scopes.split(',') as Scope[]) : SCOPES } };
  }
}

const ALLOWANCE = { tokenId: 'tok_1', accountId: 'acc_1', perMinute: 1_000_000, perDay: 0 };
const OWNER = { accountId: 'acc_1', userId: 'usr_1', tokenAccountId: 'acc_1', tokenId: 'tok_1', role: 'OWNER' } as const;
const websiteOf = (spaceId: string) => ({ spaceId, userId: '', tokenId: `wbk_${spaceId}`, websiteKeyId: `wbk_${spaceId}`, role: 'VIEWER', scopes: [] }) as const;

/** Remembers no answer: each request is done anew. */
export class NothingStored extends IdempotencyStore {
  async around(_request: unknown, execute: () => Promise<never>): Promise<{ answer: never; replayed: boolean }> {
    return { answer: await execute(), replayed: false };
  }
}
