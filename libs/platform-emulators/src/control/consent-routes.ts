import { randomBytes } from 'node:crypto';
import {
  APP_STATUSES,
  type App,
  type Consent,
  type Consents,
  newApp,
  type Person,
  ROTATIONS,
} from '../core/consents';
import type { Emulators } from '../core/emulators';
import type { Platform, VendorAccess } from '../vendor';
import {
  BadControlRequest,
  type ControlCall,
  type ControlRoute,
  findVendor,
  list,
  listOf,
  members,
  type Members,
  moment,
  noContent,
  nothingThere,
  ok,
  oneOf,
  optional,
  platformName,
  record,
  text,
  truth,
  wholeFrom,
} from './reader';

const personBody = members({
  platform: platformName,
  name: optional(text),
  email: optional(text),
  accounts: optional(listOf(record)),
});
const reachBody = members({ accounts: listOf(record) });
const appMembers = {
  redirectUris: optional(listOf(text)),
  clientSecret: optional(text),
  rotation: optional(oneOf(ROTATIONS)),
  scopes: optional(listOf(text)),
  status: optional(oneOf(APP_STATUSES)),
  isPkceRequired: optional(truth),
  accessSeconds: optional(wholeFrom(1)),
};
const newAppBody = members({ ...appMembers, platform: platformName, clientId: optional(text) });
const appBody = members(appMembers);
const endBody = members({ at: optional(moment) });

/** People, registered apps, what people consented to, and who manages whose ad accounts. */
export const consentRoutes: readonly ControlRoute[] = [
  {
    method: 'POST',
    path: /^\/people$/,
    answer: ({ emulators, body }) => {
      const { platform, accounts = [], ...given } = personBody(body, 'body');
      const access = accessOf(emulators, platform);
      const person = newPerson(access.consents, access.nextSubject(), given);
      access.consents.addPerson(person);
      try {
        if (accounts.length > 0) access.reach(person.id, accounts);
      } catch (error) {
        access.consents.removePerson(person.id);
        throw error;
      }
      return { status: 201, body: shownPerson(platform, access, person) };
    },
  },
  {
    method: 'GET',
    path: /^\/people$/,
    query: ['platform'],
    answer: (call) =>
      list(
        asked(call).flatMap(({ platform, access }) =>
          access.consents.people().map((person) => shownPerson(platform, access, person)),
        ),
      ),
  },
  {
    method: 'POST',
    path: /^\/people\/([^/]+)\/accounts$/,
    answer: (call) => {
      const [id = ''] = call.params;
      const found = holding(call.emulators, ({ consents }) => consents.person(id));
      if (!found) throw nothingThere(`person ${id}`);
      found.access.reach(id, reachBody(call.body, 'body').accounts);
      return ok(shownPerson(found.platform, found.access, found.value));
    },
  },
  {
    method: 'POST',
    path: /^\/apps$/,
    answer: ({ emulators, body }) => {
      const { platform, ...given } = newAppBody(body, 'body');
      const { consents } = accessOf(emulators, platform);
      if (given.redirectUris === undefined) {
        throw new BadControlRequest('body.redirectUris must be a list');
      }
      const usual = newApp(consents.rules, given.redirectUris);
      const app = consents.putApp({
        ...changedApp(usual, given),
        clientId: given.clientId ?? usual.clientId,
      });
      return { status: 201, body: { platform, ...app } };
    },
  },
  {
    method: 'GET',
    path: /^\/apps$/,
    query: ['platform'],
    answer: (call) =>
      list(
        asked(call).flatMap(({ platform, access }) =>
          access.consents.apps().map((app) => ({ platform, ...app })),
        ),
      ),
  },
  {
    method: 'PATCH',
    path: /^\/apps\/([^/]+)\/([^/]+)$/,
    answer: ({ emulators, body, params: [platform, clientId = ''] }) => {
      const named = platformName(platform, 'path.platform');
      const { consents } = accessOf(emulators, named);
      const app = consents.app(clientId);
      if (!app) throw nothingThere(`app ${clientId}`);
      return ok({
        platform: named,
        ...consents.putApp(changedApp(app, appBody(body, 'body'))),
      });
    },
  },
  {
    method: 'GET',
    path: /^\/consents$/,
    query: ['platform'],
    answer: (call) =>
      list(
        asked(call).flatMap(({ platform, access }) =>
          access.consents.list().map((consent) => shownConsent(platform, consent)),
        ),
      ),
  },
  {
    method: 'DELETE',
    path: /^\/consents\/([^/]+)$/,
    answer: (call) => {
      const { access, value } = heldConsent(call);
      access.consents.revoke(value.id);
      return noContent;
    },
  },
  {
    method: 'POST',
    path: /^\/consents\/([^/]+)\/end$/,
    answer: (call) => {
      const { platform, access, value } = heldConsent(call);
      const { at = call.emulators.clock.now() } = endBody(call.body ?? {}, 'body');
      access.consents.endRefreshAt(value.id, at.getTime());
      return ok(shownConsent(platform, access.consents.consent(value.id) ?? value));
    },
  },
  {
    method: 'POST',
    path: /^\/arrangements$/,
    answer: ({ emulators, body }) => {
      const { platform, ...rest } = record(body, 'body');
      const named = platformName(platform, 'body.platform');
      const access = accessOf(emulators, named);
      if (!access.arrange) throw new BadControlRequest(`${named} has nothing to arrange`);
      return { status: 201, body: { platform: named, ...access.arrange(rest) } };
    },
  },
];

function accessOf(emulators: Emulators, platform: Platform): VendorAccess {
  const access = findVendor(emulators, platform).access?.();
  if (!access) throw new BadControlRequest(`${platform} has no consent page here`);
  return access;
}

interface Held {
  readonly platform: Platform;
  readonly access: VendorAccess;
}

function withAccess(emulators: Emulators): readonly Held[] {
  return emulators.vendors.flatMap((vendor) => {
    const access = vendor.access?.();
    return access ? [{ platform: vendor.platform, access }] : [];
  });
}

function asked({ emulators, query }: ControlCall): readonly Held[] {
  const platform = optional(platformName)(query.get('platform') ?? undefined, 'query.platform');
  return platform ? [{ platform, access: accessOf(emulators, platform) }] : withAccess(emulators);
}

function holding<T>(
  emulators: Emulators,
  find: (access: VendorAccess) => T | undefined,
): (Held & { readonly value: T }) | undefined {
  for (const held of withAccess(emulators)) {
    const value = find(held.access);
    if (value !== undefined) return { ...held, value };
  }
  return undefined;
}

function heldConsent({ emulators, params: [id = ''] }: ControlCall): Held & { value: Consent } {
  const found = holding(emulators, ({ consents }) => consents.consent(id));
  if (!found) throw nothingThere(`consent ${id}`);
  return found;
}

const changedApp = (app: App, given: Members<typeof appMembers>): App => ({
  ...app,
  redirectUris: given.redirectUris ?? app.redirectUris,
  clientSecret: given.clientSecret ?? app.clientSecret,
  rotation: given.rotation ?? app.rotation,
  scopes: given.scopes ?? app.scopes,
  status: given.status ?? app.status,
  isPkceRequired: given.isPkceRequired ?? app.isPkceRequired,
  accessSeconds: given.accessSeconds ?? app.accessSeconds,
});

function newPerson(
  consents: Consents,
  subject: string,
  { name, email }: { readonly name: string | undefined; readonly email: string | undefined },
): Person {
  const number = consents.people().length + 1;
  return {
    id: `person-${randomBytes(6).toString('hex')}`,
    name: name ?? `Emulated person ${number}`,
    email: email ?? `person-${number}@example.com`,
    subject,
  };
}

const shownPerson = (platform: Platform, access: VendorAccess, person: Person) => ({
  platform,
  ...person,
  accounts: access.reached(person.id),
});

const shownConsent = (
  platform: Platform,
  { personId, createdAt, refreshEndsAt, isRevoked, ...consent }: Consent,
) => ({
  platform,
  ...consent,
  person: personId,
  revoked: isRevoked,
  createdAt: new Date(createdAt).toISOString(),
  refreshEndsAt: refreshEndsAt === null ? null : new Date(refreshEndsAt).toISOString(),
});
