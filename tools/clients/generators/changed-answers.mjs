// What a later version of the api may answer: a value, a member or a null that the description
// allows for, and that a client of today has never seen.

export const ADDED_VALUE = 'ADDED_LATER';
const ADDED_MEMBER = { note: 'A member that a later version has.' };

const typesOf = ({ type }) => [type ?? []].flat();

const typeOf = (value) => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);

/** The values of an enumeration, closed or open; none when it is not one. */
const valuesOf = (schema) =>
  [schema['x-extensible-enum'], schema.enum].find((values) => Array.isArray(values));

/** Changes one answer; `document` says what each of its values is. */
class Change {
  constructor(document, kind) {
    this.document = document;
    this.kind = kind;
  }

  resolve(schema) {
    if (!schema?.$ref) return schema;
    const parts = schema.$ref.slice(2).split('/');
    return this.resolve(
      parts.reduce((node, part) => node[part.replaceAll('~1', '/')], this.document),
    );
  }

  /** A schema without references and `allOf` at its top. */
  flatten(given) {
    const schema = this.resolve(given);
    if (!schema?.allOf) return schema ?? {};
    return schema.allOf
      .map((part) => this.flatten(part))
      .reduce(
        (all, part) => ({ ...all, ...part, properties: { ...all.properties, ...part.properties } }),
        {
          ...schema,
          allOf: undefined,
        },
      );
  }

  branches(schema) {
    return (schema.anyOf ?? schema.oneOf ?? []).map((branch) => this.flatten(branch));
  }

  isNullable(schema) {
    return (
      typesOf(schema).includes('null') || this.branches(schema).some((one) => this.isNullable(one))
    );
  }

  /** The branch that a value was written by; the schema itself when it has none. */
  branchOf(schema, value) {
    const fitting = this.branches(schema).filter((branch) => this.fits(branch, value));
    return fitting.length === 0 ? schema : this.branchOf(fitting[0], value);
  }

  fits(schema, value) {
    const inner = this.branches(schema);
    if (inner.length > 0) return inner.some((one) => this.fits(one, value));
    const types = typesOf(schema);
    const type = schema.properties ? 'object' : typeOf(value);
    if (type !== typeOf(value) || (types.length > 0 && !this.hasType(types, value))) return false;
    return Object.entries(schema.properties ?? {}).every(([name, property]) => {
      const values = [valuesOf(this.flatten(property)), [this.flatten(property).const]].find(
        (all) => all?.[0],
      );
      return (
        !values ||
        !(name in value) ||
        typeof value[name] !== 'string' ||
        values.includes(value[name])
      );
    });
  }

  hasType(types, value) {
    return types.includes(typeOf(value)) || (Number.isInteger(value) && types.includes('integer'));
  }

  apply(given, value) {
    const whole = this.flatten(given);
    if (this.kind === 'null' && this.isNullable(whole)) return null;
    const schema = this.branchOf(whole, value);
    if (Array.isArray(value)) return value.map((item) => this.apply(schema.items, item));
    if (typeOf(value) === 'object') return this.applyToMembers(schema, value);
    const isValue = typeof value === 'string' && valuesOf(schema)?.length > 0;
    return this.kind === 'unknown-value' && isValue ? ADDED_VALUE : value;
  }

  applyToMembers(schema, value) {
    const changed = Object.entries(value).map(([name, member]) => {
      const rest =
        typeOf(schema.additionalProperties) === 'object' ? schema.additionalProperties : {};
      return [name, this.apply(schema.properties?.[name] ?? rest, member)];
    });
    const isKnown = this.kind === 'unknown-member' && schema.properties;
    return { ...Object.fromEntries(changed), ...(isKnown ? { addedLater: ADDED_MEMBER } : {}) };
  }
}

/** The templates of paths as expressions, those without parameters first. */
const templatesOf = (document) =>
  Object.keys(document.paths)
    .sort((one, other) => one.split('{').length - other.split('{').length)
    .map((path) => [path, new RegExp(`^${path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`)]);

/**
 * The function that changes an answer of `method path`: `unknown-value` replaces every value of an
 * enumeration, `unknown-member` adds one to every object, `null` empties all that may be null.
 */
export const answerChanger = (document) => {
  const templates = templatesOf(document);
  return (kind, { method, path, status }, body) => {
    const [template] = templates.find(([, pattern]) => pattern.test(path)) ?? [];
    const change = new Change(document, kind);
    const answers = document.paths[template]?.[method.toLowerCase()]?.responses ?? {};
    const schema = change.resolve(answers[status])?.content?.['application/json']?.schema;
    return schema ? change.apply(schema, body) : body;
  };
};
