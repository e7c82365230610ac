import { type PlatformId } from '@switchyard/kernel';
import type { HashedIdentity } from '@switchyard/platforms';
import { EMAIL_FORMS, type EmailForm } from './email-forms';
import { PHONE_FORMS, type PhoneForm } from './phone-forms';
import { PLATFORM_FORMS } from './platform-forms';

/** What is known of a person, hashed in every form that a platform may want. Nothing in it is clear text, and none of it the hash of nothing. */
export interface HashedPerson {
  readonly email?: { readonly [form in EmailForm]?: string };
  readonly phone?: { readonly [form in PhoneForm]?: string };
  readonly externalId?: string;
  /** Members that came hashed: how they were normalised nobody knows, so that every form is the same. */
  readonly preHashed?: readonly ('email' | 'phone' | 'externalId')[];
}

/** The part of a person that one platform takes, in its own forms. */
export const identityFor = (platform: PlatformId, person: HashedPerson): HashedIdentity => {
  const forms = PLATFORM_FORMS[platform];
  const email = person.email?.[forms.email];
  const phone = forms.phone && person.phone?.[forms.phone];
  const externalId = forms.externalId ? person.externalId : undefined;
  return {
    ...(email !== undefined && { email }),
    ...(phone !== undefined && { phone }),
    ...(externalId !== undefined && { externalId }),
  };
};

/** The same hash in every form. */
export const sameEmail = (hash: string): HashedPerson['email'] =>
  Object.fromEntries(EMAIL_FORMS.map((form) => [form, hash]));
export const samePhone = (hash: string): HashedPerson['phone'] =>
  Object.fromEntries(PHONE_FORMS.map((form) => [form, hash]));
