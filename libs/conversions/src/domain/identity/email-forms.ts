/** The ways in which platforms write an e-mail address before they hash it. */
export const EMAIL_FORMS = ['plain', 'google', 'dotless', 'letters'] as const;
export type EmailForm = (typeof EMAIL_FORMS)[number];

/** A form is absent when nothing is left of the name before the @. */
export type EmailForms = { readonly [form in EmailForm]?: string };

const ADDRESS = /^([^\s@<>"(),:;]+)@([^\s@<>"(),:;]+\.[^\s@<>"(),:;.]+)$/;
const LONGEST = 254;
const DOTLESS_DOMAINS = ['gmail.com', 'googlemail.com'];

/**
 * Every form of an address; undefined for what is none. `plain`: trimmed, lower case. `google`: of its own mail domains also without dots
 * and +suffix. `dotless`: so for every domain. `letters`: without +suffix and whatever is no letter or digit.
 */
export const emailForms = (text: string): EmailForms | undefined => {
  const plain = text.trim().toLowerCase();
  const [, name, domain] = plain.length <= LONGEST ? (ADDRESS.exec(plain) ?? []) : [];
  if (name === undefined || domain === undefined) return undefined;
  const bare = name.replace(/\+.*$/, '');
  const dotless = joined(bare.replaceAll('.', ''), domain);
  return {
    plain,
    ...present('google', DOTLESS_DOMAINS.includes(domain) ? dotless : plain),
    ...present('dotless', dotless),
    ...present('letters', joined(bare.replace(/[^a-z0-9]/g, ''), domain)),
  };
};

const joined = (name: string, domain: string): string | undefined =>
  name === '' ? undefined : `${name}@${domain}`;

const present = (form: EmailForm, text: string | undefined): EmailForms =>
  text === undefined ? {} : { [form]: text };
