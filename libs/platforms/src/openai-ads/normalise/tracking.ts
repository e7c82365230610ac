import { UNVERIFIED } from '../unverified';
import type { Warn } from '../../normalising';

const PAGE = '{lpurl}?';
const MACROS: ReadonlySet<string> = new Set(UNVERIFIED.queryMacros);

/** The words that OpenAI adds to a landing page's address; undefined when the template says something else than that. */
export const queryIn = (template: string): string | undefined => {
  const query = template.startsWith(PAGE) ? template.slice(PAGE.length) : '';
  const isKnown = [...query.matchAll(/\{([^{}]*)\}/gu)].every(([, macro]) =>
    MACROS.has(macro ?? ''),
  );
  return query !== '' && isKnown ? query : undefined;
};

/** A tracking template that only adds words to the landing page's address; any other is left out and told. */
export const heldTracking = (template: string | undefined, warn: Warn): string | null => {
  if (!template) return null;
  if (queryIn(template) !== undefined) return template;
  warn(
    'TRACKING_TEMPLATE_UNSUPPORTED',
    'trackingTemplate',
    'OpenAI accepts only templates such as {lpurl}?source=ads. This template is not sent there.',
  );
  return null;
};
