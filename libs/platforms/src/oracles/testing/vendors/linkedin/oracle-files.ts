import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const BESIDE_THE_PROJECT = resolve('../shared/oracles');

/**
 * Jest hands `SWITCHYARD_ORACLES` on as a global, because libraries do not read the environment.
 */
const FOLDER =
  (globalThis as { readonly switchyardOracles?: string }).switchyardOracles ?? BESIDE_THE_PROJECT;

/** Codes of LinkedIn's public list of errors; undefined where it is not at hand. */
export const findErrorCodes = (): ReadonlySet<string> | undefined => {
  const text = contentOf('linkedin-error-codes.yml');
  return text === undefined
    ? undefined
    : new Set([...text.matchAll(/- code: (\w+)\n/g)].map(([, code = '']) => code));
};

type Flat = Readonly<Record<string, string | number>>;

/** Captured answers by the name of their example. */
export interface Captured {
  /** Elements of an answer, members that are single values. */
  elements(example: string): readonly Flat[];
  /** Headers of the answer with a status to the operation of a name, lower case. */
  headers(operationId: string): Readonly<Record<string, string>>;
}

/** Captured answers of LinkedIn; undefined where they are not at hand. */
export const findCaptured = (): Captured | undefined => {
  const text = contentOf('linkedin-conversions.captured.yml');
  if (text === undefined) return undefined;
  return {
    elements: (example) => {
      const block = between(text, `    ${example}:\n`, /\n {4}\w/);
      return between(block, '        elements:\n', /\n {0,7}\w/)
        .split(/^ {8}- /m)
        .slice(1)
        .map(flat);
    },
    headers: (operationId) => {
      const operation =
        text
          .split(/\n(?= {2}\/| {2}\? | {4}(?:get|post|put):)/)
          .find((one) => one.includes(`operationId: ${operationId}\n`)) ?? '';
      return Object.fromEntries(
        [
          ...between(operation, '          headers:\n', /\n {10}\w/).matchAll(
            /^ {12}(\S+):\n {14}schema:\n {16}type: \w+\n {16}example: '?(.*?)'?$/gm,
          ),
        ].map(([, name = '', value = '']) => [name.toLowerCase(), value]),
      );
    },
  };
};

const contentOf = (file: string): string | undefined =>
  existsSync(join(FOLDER, file)) ? readFileSync(join(FOLDER, file), 'utf8') : undefined;

const between = (text: string, start: string, end: RegExp): string =>
  text.slice(text.indexOf(start) + start.length).split(end)[0] ?? '';

const flat = (element: string): Flat =>
  Object.fromEntries(
    [...element.matchAll(/^ *(\w+): (.+)$/gm)].map(([, name = '', value = '']) => [
      name,
      /^\d+$/.test(value) ? Number(value) : value,
    ]),
  );
