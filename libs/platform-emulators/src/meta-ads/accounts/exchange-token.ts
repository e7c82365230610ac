import type { World } from '../store/world';
import { type Fields, textIn } from '../../json/fields';
import { GraphError } from '../wire/graph-error';
import { deadToken, missingParameter } from '../wire/refusals';
import { LONG_TOKEN_SECONDS } from './tokens';

/** `GET /oauth/access_token`: a living token for a new long-lived one (platform document 1a). */
export function exchangeToken(world: World, parameters: Fields): Fields {
  const missing = ['client_id', 'client_secret'].find((name) => textIn(parameters, name) === '');
  if (missing !== undefined) throw missingParameter(missing);
  const account = [...world.accounts.values()].find(
    ({ appId }) => appId === textIn(parameters, 'client_id'),
  );
  if (!account) {
    throw new GraphError({
      code: 101,
      message: 'Error validating application. Cannot get application info due to a system error.',
    });
  }
  if (account.appSecret !== textIn(parameters, 'client_secret')) {
    throw new GraphError({ code: 1, message: 'Error validating client secret.' });
  }
  requireLiving(world, parameters, account.id);
  return {
    access_token: world.tokens.issue(account.id, world.now()),
    token_type: 'bearer',
    expires_in: LONG_TOKEN_SECONDS,
  };
}

function requireLiving(world: World, parameters: Fields, accountId: string): void {
  if (textIn(parameters, 'code') !== '') {
    throw new GraphError({
      code: 100,
      subcode: 36009,
      message: 'This authorization code has been used.',
    });
  }
  if (textIn(parameters, 'grant_type') !== 'fb_exchange_token') {
    throw new GraphError({ code: 1, message: 'Invalid grant_type' });
  }
  const held = world.tokens.find(textIn(parameters, 'fb_exchange_token'));
  if (held?.accountId !== accountId) throw deadToken('Invalid OAuth access token.');
  if (held.isRevoked) {
    throw deadToken('Error validating access token: The user has not authorized application.', 458);
  }
  if (held.endsAt <= world.now()) {
    throw deadToken('Error validating access token: Session has expired.', 463);
  }
}
