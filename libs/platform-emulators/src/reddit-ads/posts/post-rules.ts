import { isWebAddress } from '../rules/web-address';
import { dataError, type FieldError } from '../wire/field-error';
import { type Fields, isFields, textIn } from '../../json/fields';

/** What is wrong with a creative beyond its shape: addresses, and shown addresses of another domain (the vendor's OpenAPI). */
export function postProblems(post: Fields): readonly FieldError[] {
  return within(post.creative, 'creative');
}

function within(value: unknown, path: string): readonly FieldError[] {
  if (Array.isArray(value)) return value.flatMap((one, index) => within(one, `${path}[${index}]`));
  if (!isFields(value)) return [];
  const own = value.type === 'URL' ? addressProblems(value, path) : [];
  return [
    ...own,
    ...Object.entries(value).flatMap(([name, member]) => within(member, `${path}.${name}`)),
  ];
}

function addressProblems(value: Fields, path: string): readonly FieldError[] {
  const url = textIn(value, 'url');
  if (!isWebAddress(url)) return [dataError(`${path}.url`, 'Invalid URL.')];
  const shown = textIn(value, 'display_url');
  return shown === '' || isOfDomain(shown, new URL(url).hostname)
    ? []
    : [dataError(`${path}.display_url`, "Must match the destination's domain.")];
}

/** `acme.example/shop` for `www.acme.example`, and the other way round. */
function isOfDomain(shown: string, host: string): boolean {
  const address = /^https?:\/\//.test(shown) ? shown : `https://${shown}`;
  if (!URL.canParse(address)) return false;
  const name = new URL(address).hostname;
  return name === host || host.endsWith(`.${name}`) || name.endsWith(`.${host}`);
}
