import { answerConsent, type ConsentPage, type Parameters } from '../../core/consent-page';
import type { App } from '../../core/consents';
import type { VendorAnswer, VendorDoor, VendorRequest } from '../../vendor';
import { failure } from '../errors';
import type { World } from '../store';

const DIALOG = /^\/v\d+\.\d+\/dialog\/oauth$/;

/** www.facebook.com: the dialog in which people consent (platform document 1a). */
export const dialogDoor = (world: () => World): VendorDoor => ({
  prefix: 'meta-www',
  hosts: ['www.facebook.com'],
  handle: (request) =>
    DIALOG.test(request.path) ? answerDialog(world(), request) : { status: 404, body: 'Not found' },
  nature: () => 'auth',
  failure,
});

function answerDialog(world: World, request: VendorRequest): VendorAnswer {
  const answer = answerConsent(page(world, request.query), request);
  const code = codeIn(answer);
  const { businessId } = world.people.configurations.get(configOf(request.query)) ?? {};
  if (code !== null && businessId !== undefined) world.people.noteCode(code, businessId);
  return answer;
}

const configOf = (query: URLSearchParams): string => query.get('config_id') ?? '';

function codeIn({ status, headers }: VendorAnswer): string | null {
  const { location } = headers ?? {};
  return status === 302 && location ? new URL(location).searchParams.get('code') : null;
}

/** A configuration names its permissions, all of which must be granted; else each can be unticked. */
const page = (world: World, query: URLSearchParams): ConsentPage => ({
  vendorName: 'Facebook',
  consents: world.people.consents,
  canUntick: () => configOf(query) === '',
  scopesOf: (asked, app) =>
    configOf(asked) === ''
      ? (asked.get('scope') ?? '').split(/[ ,]+/).filter((scope) => scope !== '')
      : (app.scopes ?? world.people.consents.rules.scopes),
  refuses: (asked, app) => refusal(world, asked, app),
  denied: {
    error: 'access_denied',
    error_code: '200',
    error_description: 'Permissions error',
    error_reason: 'user_denied',
  },
});

function refusal(world: World, query: URLSearchParams, app: App): Parameters | undefined {
  const configId = configOf(query);
  const { clientId } = world.people.configurations.get(configId) ?? {};
  return configId === '' || clientId === app.clientId
    ? undefined
    : { error_code: '100', error_message: 'Invalid configuration id' };
}
