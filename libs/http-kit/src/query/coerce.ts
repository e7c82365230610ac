import type { FieldSpec } from '../fields/field';

const NUMBER = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/;

/** The typed value of a query parameter; text that does not look like its type stays text, for the plan to refuse. */
export const coerce = (spec: FieldSpec, text: string): unknown => {
  switch (spec.kind) {
    case 'number':
      return NUMBER.test(text) ? Number(text) : text;
    case 'flag':
      return text === 'true' ? true : text === 'false' ? false : text;
    case 'list':
      return text === ''
        ? []
        : text.split(',').map((part) => (spec.item ? coerce(spec.item, part) : part));
    case 'text':
    case 'object':
    case 'map':
    case 'either':
    case 'free':
      return text;
  }
};
