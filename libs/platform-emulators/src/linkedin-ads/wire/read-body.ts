import type { VendorRequest } from '../../vendor';
import { plainError } from './envelope';
import { type Fields, isFields } from '../../json/fields';
import { Refusal } from './refusal';
import type { Shape } from './shape';
import { structureFaults } from './structure-faults';

/** The JSON object of a body. Throws the vendor's refusal of anything else. */
export function jsonBody({ body, headers }: Pick<VendorRequest, 'body' | 'headers'>): Fields {
  if (!headers['content-type']?.toLowerCase().startsWith('application/json')) {
    throw new Refusal(415, plainError(415, 'Content-Type must be application/json'));
  }
  const value = parsed(body.toString('utf8'));
  if (!isFields(value)) throw new Refusal(400, plainError(400, 'Cannot parse request entity'));
  return value;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Refuses members that the schema does not know and values of the wrong type, all of them in one message (platform document 2f: 422). */
export function fitting(shape: Shape, value: Fields): Fields {
  const faults = structureFaults(shape, value);
  if (faults.length > 0) throw new Refusal(422, plainError(422, `${faults.join('\n')}\n`));
  return value;
}
