import type { VendorAnswer, VendorDoor, VendorRequest } from '../../vendor';
import { imageFile, receiveUpload, UPLOADS } from '../media';
import type { World } from '../store';
import { answered, failure } from './bodies';
import { oauthAnswer, oauthError } from './oauth';

/**
 * www.linkedin.com: consent, tokens, uploads and pictures. One host, so both prefixes answer all of its
 * paths.
 */
export function wwwDoors(world: () => World): readonly VendorDoor[] {
  const shared: Omit<VendorDoor, 'prefix' | 'hosts'> = {
    handle: (request) => answered(() => answer(request, world())),
    nature: (method, path) =>
      path.startsWith('/oauth/') ? 'auth' : method === 'GET' ? 'read' : 'write',
  };
  return [
    { ...shared, prefix: 'linkedin-ads/oauth', hosts: ['www.linkedin.com'], failure: oauthFailure },
    { ...shared, prefix: 'linkedin-ads/uploads', hosts: [], failure },
  ];
}

function answer(request: VendorRequest, world: World): VendorAnswer {
  if (request.path.startsWith(UPLOADS)) return receiveUpload(request, world);
  return imageFile(request, world) ?? oauthAnswer(request, world);
}

const oauthFailure = (status: number): VendorAnswer =>
  oauthError(
    status,
    status >= 500 ? 'temporarily_unavailable' : 'invalid_grant',
    'The call failed',
  );
