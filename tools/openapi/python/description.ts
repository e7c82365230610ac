import { type ClientMethod, clientMethods } from '../client-methods';

/** A schema of the description; members that this generator does not read are left out. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly maxItems?: number;
  readonly additionalProperties?: boolean | Schema;
  readonly propertyNames?: Schema;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly 'x-extensible-enum'?: boolean | readonly unknown[];
  readonly 'x-exactly-one-of'?: readonly (string | readonly string[])[];
  readonly 'x-any-json'?: boolean;
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: Schema;
}

type Content = Readonly<Record<string, { readonly schema: Schema }>>;

interface RawOperation {
  readonly operationId: string;
  readonly summary?: string;
  readonly description?: string;
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content } | Reference>>;
  readonly 'x-error-codes'?: readonly string[];
}

interface Reference {
  readonly $ref: string;
}

/** The description as JSON has it. */
export interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, RawOperation>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** One operation with its references followed. */
export interface Operation extends ClientMethod {
  readonly summary: string;
  readonly description: string;
  readonly pathNames: readonly string[];
  readonly query: readonly Parameter[];
  readonly headers: readonly string[];
  readonly codes: readonly string[];
  /** The schema of a JSON body. */
  readonly body?: Schema;
  readonly takesBytes: boolean;
  /** What `data` of the answer is; absent when there is none. */
  readonly data?: Schema;
  /** What `meta` of the answer is; only lists and bulk changes have it. */
  readonly meta?: Schema;
}

const JSON_TYPE = 'application/json';

/** Reads a description, references followed. */
export class Description {
  readonly operations: readonly Operation[];

  constructor(private readonly document: Document) {
    this.operations = clientMethods(document).map((method) => this.operationOf(method));
  }

  get schemas(): Readonly<Record<string, Schema>> {
    return this.document.components['schemas'] as Readonly<Record<string, Schema>>;
  }

  /** The schema itself, for one that only refers to it. */
  resolve(schema: Schema): Schema {
    const [only, ...more] = schema.allOf ?? [];
    if (only && more.length === 0) return this.resolve(only);
    return schema.$ref ? this.resolve(this.follow(schema as Reference)) : schema;
  }

  private follow<T>(part: T | Reference): T {
    if (!(part as Partial<Reference>).$ref) return part as T;
    const [kind, name] = (part as Reference).$ref.replace('#/components/', '').split('/');
    const found = this.document.components[kind!]?.[name!];
    if (!found) throw new Error(`${(part as Reference).$ref} leads nowhere.`);
    return this.follow(found as T | Reference);
  }

  private operationOf(method: ClientMethod): Operation {
    const raw = this.document.paths[method.path]![method.verb]!;
    const parameters = (raw.parameters ?? []).map((one) => this.follow<Parameter>(one));
    const content = raw.requestBody?.content ?? {};
    return {
      ...method,
      summary: raw.summary ?? '',
      description: raw.description ?? '',
      pathNames: [...method.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!),
      query: parameters.filter((one) => one.in === 'query'),
      headers: parameters.filter((one) => one.in === 'header').map(({ name }) => name),
      codes: raw['x-error-codes'] ?? [],
      body: content[JSON_TYPE]?.schema,
      takesBytes: Object.keys(content).length > 0 && !content[JSON_TYPE],
      ...this.answerOf(raw),
    };
  }

  private answerOf({ responses }: RawOperation): Pick<Operation, 'data' | 'meta'> {
    const [status] = Object.keys(responses).filter((one) => one.startsWith('2'));
    const response = this.follow<{ readonly content?: Content }>(responses[status!]!);
    const envelope = response.content?.[JSON_TYPE]?.schema;
    if (!envelope) return {};
    const { data, meta } = this.resolve(envelope).properties ?? {};
    return { data, meta };
  }
}

/** The name that a schema refers to, through an `allOf` of one part as well. */
export const referredName = (schema: Schema): string | undefined => {
  if (schema.$ref) return schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1);
  const [only, ...more] = schema.allOf ?? [];
  return only && more.length === 0 ? referredName(only) : undefined;
};
