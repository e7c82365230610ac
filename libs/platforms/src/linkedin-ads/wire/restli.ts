/** A value as Rest.li 2.0 writes it into addresses. Members that are undefined are left out. */
export type RestliValue =
  | string
  | number
  | boolean
  | readonly RestliValue[]
  | { readonly [member: string]: RestliValue | undefined };
export type RestliQuery = { readonly [parameter: string]: RestliValue | undefined };

/** Characters of the structure itself, which `encodeURIComponent` lets through. */
const STRUCTURE = /[,()':]/g;

/**
 * `search=(status:(values:List(ACTIVE,DRAFT)))`: the structure stays as it is, what stands in it is percent-encoded (platform document 2;
 * held against the vendor's own client in a spec).
 */
export const restliQuery = ({ fields, ...query }: RestliQuery): string =>
  [
    ...given(query).map(([name, value]) => `${primitive(name)}=${restli(value)}`),
    ...(fields === undefined ? [] : [`fields=${projection(fields)}`]),
  ].join('&');

/** The one parameter that is still written as Rest.li 1.0 did: names with raw commas, at the end (the vendor's own client). */
const projection = (fields: RestliValue): string =>
  (isList(fields) ? fields : [fields]).map(String).join(',');

export const restli = (value: RestliValue): string => {
  if (isList(value)) return `List(${value.map(restli).join(',')})`;
  if (typeof value === 'object') {
    return `(${given(value)
      .map(([name, member]) => `${primitive(name)}:${restli(member)}`)
      .join(',')})`;
  }
  return primitive(value);
};

const isList = (value: RestliValue): value is readonly RestliValue[] => Array.isArray(value);

const given = (record: RestliQuery): readonly (readonly [string, RestliValue])[] =>
  Object.entries(record).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );

/** An empty text has a spelling of its own. */
const primitive = (value: string | number | boolean): string =>
  value === ''
    ? "''"
    : encodeURIComponent(value).replace(
        STRUCTURE,
        (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
      );
