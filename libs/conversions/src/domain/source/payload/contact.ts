import { readPerson } from '../../identity/read-person';
import type { SourceIssue } from '../reading';
import { present } from './members';

export interface Contact {
  readonly email?: string;
  readonly phone?: string;
  readonly externalId?: string;
}

/**
 * Who it was, as far as that can be read: a sale is not lost because somebody typed a phone number without its country code. What is left out
 * is told, without its value.
 */
export const readContact = (
  given: { readonly [member in keyof Contact]: string | undefined },
  path: string,
): { readonly contact: Contact; readonly issues: readonly SourceIssue[] } => {
  const asked = present<Contact>(given);
  const { issues } = readPerson(asked, path);
  const bad = new Set(issues.map((issue) => issue.path.slice(path.length + 1)));
  const contact = Object.fromEntries(
    Object.entries(asked).filter(([member]) => !bad.has(member)),
  ) as Contact;
  return {
    contact,
    issues: issues.map((issue) => ({
      reason: 'UNREADABLE_CONTACT',
      path: issue.path,
      message: `${issue.message}; it was left out`,
      isFault: false,
    })),
  };
};
