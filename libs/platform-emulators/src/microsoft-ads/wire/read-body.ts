import type { VendorRequest } from '../../vendor';
import { UNVERIFIED_STATUS, unverifiedCodes } from '../unverified';
import { gateFault } from './fault';
import type { Fields } from '../../json/fields';
import { type Misfit, readShape } from './read-shape';
import { type Members, object } from './shape';

const malformed = (detail: string) =>
  gateFault(UNVERIFIED_STATUS.malformed, unverifiedCodes.malformedRequest, detail);

/** The JSON body, read by its closed shape. Throws a whole-call fault that names every misfit. */
export function readBody(request: VendorRequest, members: Members): Fields {
  if (!request.headers['content-type']?.startsWith('application/json')) {
    throw malformed('Content-Type must be application/json.');
  }
  const found: Misfit[] = [];
  const body = readShape(parse(request.body), object(members), '$', found);
  if (body === null) throw malformed('The request message is null.');
  if (found.length > 0) {
    throw malformed(
      found
        .slice(0, 20)
        .map(({ path, reason }) => `${path}: ${reason}`)
        .join('; '),
    );
  }
  return body as Fields;
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw malformed('The body is not JSON.');
  }
}
