/** What a client offers for one operation of the description. */
export interface ClientMethod {
  readonly operationId: string;
  /** The member of the client, in camelCase: `adGroups`. */
  readonly resource: string;
  /** The method of that member, in camelCase: `createMany`. */
  readonly method: string;
  readonly verb: string;
  /** With its parameters in braces: `/api/v1/ad-groups/{id}`. */
  readonly path: string;
}

interface Described {
  readonly paths: Readonly<
    Record<
      string,
      Readonly<Record<string, { readonly operationId?: string; readonly responses?: object }>>
    >
  >;
}

const VERBS = ['get', 'put', 'post', 'delete', 'patch'];

/** The description itself is no resource. */
const SELF = '/api/v1/openapi.json';

/**
 * The methods of a client, in the order of the description. The resource is the first part of the
 * path, the method is the operationId without the noun of the resource: `listAdGroups` is
 * `adGroups.list`, `listConversionActions` is `conversions.listActions`. What works on many records
 * of one request ends in `Many`. Throws when two operations would be one method.
 */
export const clientMethods = ({ paths }: Described): readonly ClientMethod[] => {
  const methods = Object.entries(paths).flatMap(([path, item]) =>
    path === SELF
      ? []
      : VERBS.flatMap((verb) => {
          const operation = item[verb];
          return operation?.operationId
            ? [methodOf(path, verb, operation.operationId, operation.responses ?? {})]
            : [];
        }),
  );
  const names = methods.map(({ resource, method }) => `${resource}.${method}`);
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice) throw new Error(`Two operations would be ${twice} of a client.`);
  return methods;
};

const methodOf = (
  path: string,
  verb: string,
  operationId: string,
  responses: object,
): ClientMethod => {
  const segment = path.replace('/api/v1/', '').split('/')[0]!;
  const words = segment.split('-').map(capitalised).join('');
  const rest = withoutNoun(operationId, words);
  const many = JSON.stringify(responses).includes('BulkResponse') ? 'Many' : '';
  return {
    operationId,
    resource: words.charAt(0).toLowerCase() + words.slice(1),
    method: `${rest}${many}`,
    verb,
    path,
  };
};

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Businesses and spaces are plurals of two kinds. */
const singular = (words: string): string => words.replace(/(?<=ss)es$|s$/, '');

/** The plurals first, for they begin with the singular. */
const withoutNoun = (operationId: string, words: string): string =>
  [`${words}s`, words, singular(words)].reduce(
    (rest, noun) => (rest === operationId ? rest.replace(noun, '') : rest),
    operationId,
  );
