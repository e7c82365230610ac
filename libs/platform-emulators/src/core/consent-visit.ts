/** What a person does on a consent page. */
export interface ConsentDecision {
  /** Id of the person, as `_control/people` shows it; the person that the page proposes if absent. */
  readonly person?: string;
  /** Scopes that the person unticks. */
  readonly without?: readonly string[];
  /** Absent: allow. */
  readonly decision?: 'allow' | 'deny';
}

const FIELD = /<input type="(radio|checkbox)" name="(?:person|scope)" value="([^"]*)"([^>]*)>/g;

const valuesOf = (page: string, type: 'radio' | 'checkbox'): readonly string[] =>
  [...page.matchAll(FIELD)]
    .filter(([, own, , more]) => own === type && more?.includes('checked'))
    .map(([, , value = '']) => value.replaceAll('&amp;', '&'));

/**
 * Fills in the consent page at this address as a browser without scripts would. Returns the address
 * that the vendor sends the browser to. Throws with the page's text when it sends it nowhere.
 */
export async function visitConsentPage(
  address: string,
  { person, without = [], decision = 'allow' }: ConsentDecision = {},
): Promise<string> {
  const shown = await fetch(address, { redirect: 'manual' });
  const page = await shown.text();
  const refused = shown.headers.get('location');
  if (refused !== null) return refused;
  const proposed = valuesOf(page, 'radio');
  const scopes = valuesOf(page, 'checkbox').filter((scope) => !without.includes(scope));
  const form = new URLSearchParams({ person: person ?? proposed[0] ?? '', decision });
  for (const scope of scopes) form.append('scope', scope);
  const answer = await fetch(address, { method: 'POST', body: form, redirect: 'manual' });
  const location = answer.headers.get('location');
  if (location === null) {
    throw new Error(`the consent page answered ${answer.status}: ${textOf(await answer.text())}`);
  }
  return location;
}

const textOf = (page: string): string =>
  page
    .replace(/<style>[\s\S]*?<\/style>|<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
