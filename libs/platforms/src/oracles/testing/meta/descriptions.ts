import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const BESIDE_THE_PROJECT = resolve('../shared/oracles');

/** Jest hands `SWITCHYARD_ORACLES` on as a global, because libraries do not read the environment. */
const FOLDER = join(
  (globalThis as { readonly switchyardOracles?: string }).switchyardOracles ?? BESIDE_THE_PROJECT,
  'meta',
);

export interface Named {
  readonly name: string;
  readonly type: string;
  readonly required?: boolean;
}

interface Api {
  readonly method: string;
  readonly endpoint: string | null;
  readonly return: string;
  readonly params: readonly Named[];
}

/** One object of Meta's own code generator's specification. */
export interface Description {
  readonly apis: readonly Api[];
  readonly fields: readonly Named[];
}

/** Meta's specification: objects with their parameters and fields, and the words of enums. */
export class Descriptions {
  private readonly read = new Map<string, Description | undefined>();
  private readonly words: ReadonlyMap<string, readonly string[]>;

  constructor() {
    const enums = jsonIn('enum_types.json') as readonly {
      readonly name: string;
      readonly values: readonly string[];
    }[];
    this.words = new Map(enums.map(({ name, values }) => [name, values]));
  }

  of(node: string): Description | undefined {
    if (!this.read.has(node)) {
      this.read.set(
        node,
        existsSync(join(FOLDER, `${node}.json`))
          ? (jsonIn(`${node}.json`) as Description)
          : undefined,
      );
    }
    return this.read.get(node);
  }

  wordsOf(type: string): readonly string[] | undefined {
    return this.words.get(type);
  }
}

/** Undefined where the specification is not at hand. */
export const findDescriptions = (): Descriptions | undefined =>
  existsSync(join(FOLDER, 'enum_types.json')) ? new Descriptions() : undefined;

const jsonIn = (file: string): unknown => JSON.parse(readFileSync(join(FOLDER, file), 'utf8'));
