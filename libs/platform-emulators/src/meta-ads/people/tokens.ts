import { createHmac } from 'node:crypto';
import type { App, CodeProblem } from '../../core/consents';
import { type Fields, textIn } from '../../core/json';
import { deadToken, GraphError, missingParameter } from '../errors';
import type { World } from '../store';
import type { Caller, TokenProblem } from './people';

/**
 * `GET /oauth/access_token` of a registered app: a code for a short-lived token (or that of a
 * business), or a living token for a long-lived one.
 */
export function answerTokens(world: World, app: App, parameters: Fields): Fields {
  if (textIn(parameters, 'client_secret') !== app.clientSecret) {
    throw new GraphError({ code: 1, message: 'Error validating client secret.' });
  }
  return textIn(parameters, 'grant_type') === 'fb_exchange_token'
    ? exchange(world, app, textIn(parameters, 'fb_exchange_token'))
    : trade(world, app, parameters);
}

function trade({ people }: World, { clientId }: App, parameters: Fields): Fields {
  const missing = ['redirect_uri', 'code'].find((name) => textIn(parameters, name) === '');
  if (missing !== undefined) throw missingParameter(missing);
  const code = textIn(parameters, 'code');
  const redirectUri = textIn(parameters, 'redirect_uri');
  const outcome = people.consents.trade({ clientId, code, redirectUri });
  if (!outcome.ok) throw codeRefused(outcome.problem);
  const seconds = people.keepToken(outcome.value, 'short', people.businessOfCode(code));
  return tokenBody(outcome.value.accessToken, seconds);
}

const tokenBody = (token: string, seconds: number | null): Fields => ({
  access_token: token,
  token_type: 'bearer',
  ...(seconds === null ? {} : { expires_in: seconds }),
});

/** Subcodes of code 100 are other people's. */
function codeRefused(problem: CodeProblem): GraphError {
  switch (problem) {
    case 'used':
      return badCode('This authorization code has been used.', 36009);
    case 'expired':
      return badCode('This authorization code has expired.', 36007);
    case 'other-redirect':
      return badCode(
        'Error validating verification code. Please make sure your redirect_uri is identical to the one you used in the OAuth dialog request',
        36008,
      );
    default:
      return badCode('Invalid verification code format.');
  }
}

const badCode = (message: string, subcode?: number): GraphError =>
  new GraphError({ code: 100, message, ...(subcode === undefined ? {} : { subcode }) });

function exchange(world: World, { clientId }: App, token: string): Fields {
  if (token === '') throw missingParameter('fb_exchange_token');
  const { people } = world;
  requireLivingToken(world, token);
  const consent = people.consents.consentOf(token);
  const issued =
    consent?.clientId === clientId ? people.consents.renewAccess(consent.id) : undefined;
  if (!issued) throw deadToken('Error validating access token: It belongs to another application.');
  const seconds = people.keepToken(issued, 'long', people.businessOfToken(token));
  return tokenBody(issued.accessToken, seconds);
}

const DEAD: Readonly<Record<TokenProblem, readonly [message: string, subcode: number]>> = {
  removed: ['The user has not authorized application.', 458],
  password: [
    'The session has been invalidated because the user changed their password or Facebook has changed the session for security reasons.',
    460,
  ],
  expired: ['Session has expired.', 463],
};

function requireLivingToken({ people }: World, token: string): void {
  const problem = people.problemOf(token);
  if (problem === undefined) throw deadToken('Invalid OAuth access token.');
  if (problem === 'none') return;
  const [message, subcode] = DEAD[problem];
  throw deadToken(`Error validating access token: ${message}`, subcode);
}

/** The person who makes a call; undefined for tokens that do not come from the dialog. */
export function callerOf(world: World, token: string, proof: string): Caller | undefined {
  if (world.people.problemOf(token) === undefined) return undefined;
  requireLivingToken(world, token);
  const caller = world.people.caller(token);
  if (!caller) throw deadToken('Invalid OAuth access token.');
  const expected = createHmac('sha256', caller.app.clientSecret).update(token).digest('hex');
  if (proof !== '' && proof !== expected) {
    throw new GraphError({
      code: 100,
      type: 'GraphMethodException',
      message: 'Invalid appsecret_proof provided in the API argument',
    });
  }
  return caller;
}
