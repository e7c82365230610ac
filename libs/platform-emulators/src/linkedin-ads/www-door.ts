import type { VendorAnswer, VendorDoor, VendorRequest } from '../vendor';
import { oauthError, tokenAnswer } from './accounts/token-routes';
import { imageFile } from './images/image-file';
import { receiveUpload, UPLOADS } from './images/receive-upload';
import type { World } from './store/world';
import { answered } from './wire/answers';
import { failure } from './wire/failure';

/** www.linkedin.com: tokens, uploads and pictures. One host, so both prefixes answer all of its paths. */
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
  return imageFile(request, world) ?? tokenAnswer(request, world);
}

const oauthFailure = (status: number): VendorAnswer =>
  oauthError(
    status,
    status >= 500 ? 'temporarily_unavailable' : 'invalid_grant',
    'The call failed',
  );
