import { emailForms, type HashedPerson } from '../identity/hashed-person';
import { readPerson } from '../identity/read-person';

const EMAIL = /[^\s"'<>(),;:\\[\]]+@[^\s"'<>(),;:\\[\]]+\.[^\s"'<>(),;:\\[\]]+/g;
const PHONE_NAME = /phone|mobile|tel/i;
const ID_NAME = /^(external|user|customer)_?id$/i;

/**
 * Persons whom a value of any form names: addresses anywhere in its texts, and phone numbers and
 * ids of users in members that are called so. It is what erasing a person finds the value by, so it
 * takes rather too much.
 */
export const mentionedPersons = (value: unknown): readonly HashedPerson[] => {
  const found: HashedPerson[] = [];
  look(value, '', found);
  return found;
};

const look = (value: unknown, name: string, found: HashedPerson[]): void => {
  if (typeof value === 'string') return lookAtText(value, name, found);
  if (typeof value === 'number') return lookAtText(String(value), name, found, false);
  if (typeof value !== 'object' || value === null) return;
  for (const [member, inner] of Object.entries(value)) {
    look(inner, Array.isArray(value) ? name : member, found);
  }
};

const lookAtText = (
  text: string,
  name: string,
  found: HashedPerson[],
  mayHoldEmail = true,
): void => {
  if (mayHoldEmail && text.includes('@')) {
    const emails = [...text.matchAll(EMAIL)].flatMap(([email]) => (emailForms(email) ? email : []));
    found.push(...emails.map((email) => readPerson({ email }).person));
  }
  if (PHONE_NAME.test(name)) found.push(readPerson({ phone: text }).person);
  if (ID_NAME.test(name) && text.trim() !== '') {
    found.push(readPerson({ externalId: text }).person);
  }
};
