import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import { isRecord } from '../validation/is-record';
import type { Document } from './operation-object';

/** Examples of members that their own schema refuses. */
export const checkExamples = (document: Document): string[] => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema({ ...document, $id: 'document' });
  return Object.entries(document.components?.schemas ?? {}).flatMap(([name, schema]) => {
    const properties = isRecord(schema['properties']) ? schema['properties'] : {};
    return Object.entries(properties).flatMap(([member, property]) => {
      if (!isRecord(property) || !('example' in property)) return [];
      const accepts = compile(ajv, `#/components/schemas/${name}/properties/${member}`);
      return accepts(property['example'])
        ? []
        : [`${name}.${member}: the example ${ajv.errorsText(accepts.errors)}`];
    });
  });
};

const compile = (ajv: Ajv2020, place: string): ValidateFunction =>
  ajv.compile({ $ref: `document${place}` });
