import type { Entity } from '../store/entity';
import { OWN_READERS } from '../store/own-fields';
import { UNVERIFIED } from '../unverified';
import { type NodeType, type Scene, words } from '../wire/node-type';

const isReady = ({ createdAt }: Entity, { world }: Scene): boolean =>
  world.now() >= createdAt + UNVERIFIED.videoSeconds * 1_000;

/** Videos as they are read: ready some time after the upload (platform document 1b). */
export const videoNode: NodeType = {
  typeName: 'Video',
  names: words(
    'id title description length status created_time updated_time source picture published permalink_url',
  ),
  readers: {
    created_time: OWN_READERS.created_time,
    updated_time: OWN_READERS.updated_time,
    status: (entity: Entity, scene: Scene) => ({
      video_status: isReady(entity, scene) ? 'ready' : 'processing',
    }),
    published: () => true,
  },
  edges: {},
};
