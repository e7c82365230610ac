import type { HashedPerson } from '../identity/hashed-person';
import { EMAIL_FORMS, PHONE_FORMS } from '../identity/hashed-person';
import { memberOfKey, type PersonMember } from '../identity/look-up-keys';
import { SEALED } from './masked-body';

/**
 * A person as a preview shows one: what the call itself says, and `sealed` for what is known under
 * these look-up keys and only the worker can open.
 */
export const personWithSealed = (own: HashedPerson, keys: readonly string[]): HashedPerson => {
  const known = new Set(keys.map(memberOfKey));
  const isSealed = (member: PersonMember): boolean =>
    known.has(member) && own[member] === undefined;
  return {
    ...own,
    ...(isSealed('email') && { email: inEachForm(EMAIL_FORMS) }),
    ...(isSealed('phone') && { phone: inEachForm(PHONE_FORMS) }),
    ...(isSealed('externalId') && { externalId: SEALED }),
  };
};

const inEachForm = <Form extends string>(
  forms: readonly Form[],
): { readonly [form in Form]?: string } =>
  Object.fromEntries(forms.map((form) => [form, SEALED])) as { readonly [form in Form]?: string };
