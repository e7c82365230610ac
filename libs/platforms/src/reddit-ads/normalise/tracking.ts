import type { Warn } from '../../normalising';

/** `click_url_query_parameters` takes 14 (vendor's OpenAPI). */
export const MAX_PARAMETERS = 14;

const BEHIND_THE_PAGE = /^\{(?:un)?(?:escaped)?lpurl\}[?&]([^#]+)$/i;

export interface Parameter {
  readonly name: string;
  readonly value: string;
}

/** A template that puts parameters behind the page, as Reddit can hold it; null for none, and for one that leads through another host. */
export const heldTracking = (template: string | null | undefined, warn: Warn): string | null => {
  if (!template) return null;
  const parameters = parametersOf(template);
  if (parameters.length > 0 && parameters.length <= MAX_PARAMETERS) return templateOf(parameters);
  warn(
    'TRACKING_TEMPLATE_UNSUPPORTED',
    'trackingTemplate',
    'Reddit accepts only templates such as {lpurl}?source=ads. This template is not sent there.',
  );
  return null;
};

export const parametersOf = (template: string): readonly Parameter[] => {
  const query = BEHIND_THE_PAGE.exec(template)?.[1];
  if (query === undefined) return [];
  return query.split('&').flatMap((pair) => {
    const [name = '', ...value] = pair.split('=');
    return name === '' ? [] : [{ name, value: value.join('=') }];
  });
};

/** The one spelling of these parameters; null when there are none. */
export const templateOf = (parameters: readonly Partial<Parameter>[]): string | null =>
  parameters.length === 0
    ? null
    : `{lpurl}?${parameters.map(({ name = '', value = '' }) => `${name}=${value}`).join('&')}`;
