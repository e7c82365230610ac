import type { VendorRequest } from '../../vendor';
import { ApiError, badRequest } from './api-error';
import { fieldError } from './field-error';
import { isFields } from '../../json/fields';
import { misfits } from './misfits';
import { object, type Shape } from './shape';

/** The `data` of a JSON body, checked against its shape. Throws 400 with every misfit at once. */
export function readData(request: VendorRequest, shape: Shape): unknown {
  if (!request.headers['content-type']?.startsWith('application/json')) {
    throw new ApiError(400, 'Content-Type must be application/json.');
  }
  const body = parse(request.body);
  if (!isFields(body)) throw badRequest([fieldError('data', 'Missing required field.')]);
  const found = misfits(body, object({ data: shape }, ['data']), '$').map(({ field, message }) =>
    fieldError(field.slice(2), message),
  );
  if (found.length > 0) throw badRequest(found);
  return body.data;
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new ApiError(400, 'The body is not JSON.');
  }
}
