import type { RequestNature } from '../../vendor';

/** Token exchange and inspection are auth; GET is a read; a report that is ordered by POST is a read too. */
export function requestNature(method: string, path: string): RequestNature {
  if (/^(\/v[\d.]+)?\/(oauth\/access_token|debug_token)$/.test(path)) return 'auth';
  if (method === 'GET' || method === 'HEAD') return 'read';
  return method === 'POST' && /\/insights$/.test(path) ? 'read' : 'write';
}
