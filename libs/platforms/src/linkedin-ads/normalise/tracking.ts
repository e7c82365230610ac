const PLACE = '{lpurl}';

/**
 * An address with the campaign's tracking around it: LinkedIn keeps no template of its own. An address that has it already stays.
 * Templates that do not say where the address goes cannot be used.
 */
export const trackedUrl = (finalUrl: string, template: string | null | undefined): string => {
  const [before, after, ...more] = (template ?? '').split(PLACE);
  if (!template || before === undefined || after === undefined || more.length > 0) return finalUrl;
  const isTracked =
    before !== ''
      ? finalUrl.startsWith(before) && finalUrl.endsWith(after)
      : after !== '' && finalUrl.endsWith(after);
  if (isTracked) return finalUrl;
  return `${before}${before === '' ? finalUrl : encodeURIComponent(finalUrl)}${after}`;
};
