import type { OpenAPIObject } from '@nestjs/swagger';

interface Parameter {
  readonly required?: boolean;
  readonly example?: unknown;
  readonly schema?: { readonly example?: unknown };
  examples?: object;
}

/**
 * A copy of a description as the reference page takes it. A request that the page tries sends
 * every parameter that has an example; an optional one is switched off there until the reader
 * switches it on.
 */
export const pageDocument = (document: OpenAPIObject, url: string): object => {
  const copy = structuredClone(document);
  copy.info.description = `${copy.info.description}\n\nThe description as a file: [${url}](${url}).`;
  for (const parameter of parametersOf(copy)) switchOff(parameter);
  return copy;
};

const parametersOf = ({ paths, components }: OpenAPIObject): readonly Parameter[] =>
  [
    ...Object.values(components?.parameters ?? {}),
    ...Object.values(paths).flatMap((item) =>
      Object.values(
        item as Readonly<Record<string, { readonly parameters?: Parameter[] }>>,
      ).flatMap((operation) => operation.parameters ?? []),
    ),
  ] as readonly Parameter[];

const switchOff = (parameter: Parameter): void => {
  const value = parameter.example ?? parameter.schema?.example;
  if (parameter.required || value === undefined) return;
  parameter.examples = { example: { value, 'x-disabled': true } };
};
