import { forbidden, notFound } from '../wire/api-error';
import type { Call } from '../wire/route';
import type { Account } from './account';

/** The ad account that a path names first, if the caller may use it. */
export function askedAccount({ world, caller, params: [id = ''] }: Call): Account {
  if (id === caller.id) return caller;
  throw world.accounts.get(id)
    ? forbidden('Access not granted for this ad account.')
    : notFound('The ad account');
}

/** The profile's account, for paths that name a profile first. */
export function askedProfile({ world, caller, params: [id = ''] }: Call): Account {
  if (id === caller.profileId) return caller;
  const isOthers = world.accounts.all().some((account) => account.profileId === id);
  throw isOthers ? forbidden('Access not granted for this profile.') : notFound('The profile');
}
