import type { World } from '../store/world';
import { accountOf, tokenOf } from '../wire/call-of';
import { type Fields, textIn } from '../../json/fields';
import { missingParameter } from '../wire/refusals';
import { SCOPES } from './tokens';

interface TokenQuestion {
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly parameters: Fields;
}

/** `GET /debug_token`: what a token is good for. Asked with a living token, or with the app's own (`id|secret`). */
export function debugToken(world: World, { headers, parameters }: TokenQuestion): Fields {
  const asker = tokenOf(headers, parameters);
  const isApp = [...world.accounts.values()].some(
    ({ appId, appSecret }) => asker === `${appId}|${appSecret}`,
  );
  if (!isApp) accountOf(world, asker, '');
  const input = textIn(parameters, 'input_token');
  if (input === '') throw missingParameter('input_token');
  return { data: told(world, input) };
}

function told(world: World, input: string): Fields {
  const held = world.tokens.find(input);
  const account = held && world.accounts.get(held.accountId);
  if (!held || !account) {
    return {
      error: { code: 190, message: 'Invalid OAuth access token.' },
      is_valid: false,
      scopes: [],
    };
  }
  const isValid = !held.isRevoked && held.endsAt > world.now();
  const error = isValid
    ? {}
    : {
        error: {
          code: 190,
          subcode: held.isRevoked ? 458 : 463,
          message: 'Error validating access token',
        },
      };
  const [issued, ends] = [Math.floor(held.issuedAt / 1_000), Math.floor(held.endsAt / 1_000)];
  return {
    app_id: account.appId,
    type: 'USER',
    application: 'Emulated App',
    data_access_expires_at: ends,
    expires_at: ends,
    issued_at: issued,
    is_valid: isValid,
    scopes: SCOPES,
    user_id: account.userId,
    ...error,
  };
}
