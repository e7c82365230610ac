import type { VendorRequest } from '../../vendor';
import { UNVERIFIED } from '../unverified';
import { type Fields, isFields } from '../../json/fields';
import { ApiRefusal, invalidType, unknownParameter } from './refusal';
import type { Route } from './route';

/** The body of a request as its route wants it. */
export function readJson({ headers, body }: VendorRequest, wanted: Route['body']): Fields {
  if (wanted === 'own' || body.length === 0) return {};
  if (!/^application\/json\b/i.test(headers['content-type'] ?? '')) {
    throw unsupportedContentType(headers['content-type']);
  }
  const parsed = parse(body);
  if (!isFields(parsed)) throw invalidType('body', 'an object');
  const [first] = Object.keys(parsed);
  if (wanted === 'none' && first !== undefined) throw unknownParameter(first);
  return parsed;
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new ApiRefusal({
      status: 400,
      code: UNVERIFIED.codes.unreadableBody,
      message: 'We could not parse the JSON body of your request.',
    });
  }
}

const unsupportedContentType = (found = 'none') =>
  new ApiRefusal({
    status: UNVERIFIED.unsupportedContentTypeStatus,
    code: 'unsupported_content_type',
    message: `Unsupported content type: '${found}'.`,
  });
