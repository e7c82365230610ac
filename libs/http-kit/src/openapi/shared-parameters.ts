import { type Document, type Operation, operationsOf, type Parameter, referTo } from './document';

/** The names of parameters that many operations take, by what they are called in a request. */
const NAMES: Readonly<Record<string, string>> = {
  'X-Space-Id': 'SpaceId',
  'Idempotency-Key': 'IdempotencyKey',
  'If-Match': 'IfMatch',
  'X-Switchyard-App': 'SwitchyardApp',
  limit: 'Limit',
  cursor: 'Cursor',
  updatedSince: 'UpdatedSince',
  q: 'Q',
  externalKey: 'ExternalKey',
};

/** The member of a path parameter that names it in `components`; dropped from the document. */
export const SHARED_AS = 'x-shared-as';

/**
 * Writes a parameter that many operations take once, as a shared parameter. A parameter that an
 * operation describes differently stays in that operation.
 */
export const shareParameters = (document: Document): void => {
  const operations = operationsOf(document).map(({ operation }) => operation);
  const all = operations.flatMap(({ parameters = [] }) => parameters.filter((one) => 'in' in one));
  const shared: Record<string, Parameter> = {};
  for (const name of new Set(all.map(nameOf))) {
    if (name !== '') shared[name] = wordedMost(all.filter((one) => nameOf(one) === name));
  }
  for (const operation of operations) {
    operation.parameters = (operation.parameters ?? []).map((one) =>
      'in' in one ? share(one, shared) : one,
    );
    if (operation.parameters.length === 0) delete operation.parameters;
  }
  document.components = { ...document.components, parameters: shared };
};

/** Empty for a parameter that stays with its operation. */
const nameOf = (one: Parameter): string =>
  (one.in === 'path' ? (one as Named)[SHARED_AS] : NAMES[one.name]) ?? '';

type Named = Parameter & { readonly [SHARED_AS]?: string };

const wordedMost = (alike: readonly Parameter[]): Parameter => {
  const texts = alike.map(textOf);
  const count = (text: string): number => texts.filter((one) => one === text).length;
  const most = texts.toSorted((a, b) => count(b) - count(a))[0]!;
  return JSON.parse(most) as Parameter;
};

const plain = ({ [SHARED_AS]: _name, ...parameter }: Named): Parameter => parameter;

const textOf = (one: Parameter): string => JSON.stringify(plain(one));

const share = (
  given: Parameter,
  shared: Readonly<Record<string, Parameter>>,
): NonNullable<Operation['parameters']>[number] => {
  const name = nameOf(given);
  return name !== '' && textOf(shared[name]!) === textOf(given)
    ? referTo('parameters', name)
    : plain(given);
};
