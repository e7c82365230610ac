import type { VendorAnswer, VendorDoor, VendorRequest } from '../vendor';
import { pictureFile } from './images/picture-file';
import type { World } from './store/world';
import { answerRequest } from './wire/answer-request';
import { failure } from './wire/failure';
import { GraphError } from './wire/graph-error';
import { readParameters, type Sent } from './wire/read-parameters';
import { requestNature } from './wire/request-nature';
import { refusalAnswer } from './wire/refusal-answer';

/** The graph, its upload host, and the addresses of pictures. */
export function graphDoor(world: () => World): VendorDoor {
  return {
    prefix: 'meta-ads',
    hosts: ['graph.facebook.com', 'graph-video.facebook.com'],
    handle: async (request) => pictureFile(world(), request) ?? answer(world(), request),
    nature: requestNature,
    failure,
  };
}

async function answer(world: World, request: VendorRequest): Promise<VendorAnswer> {
  const sent = await sentBy(request);
  if (sent instanceof GraphError) return refusalAnswer(sent, request.path);
  const { method, path, headers, baseUrl } = request;
  return answerRequest(world, { method, path, headers, baseUrl, ...sent });
}

async function sentBy(request: VendorRequest): Promise<Sent | GraphError> {
  try {
    return await readParameters(request);
  } catch (error) {
    if (error instanceof GraphError) return error;
    throw error;
  }
}
