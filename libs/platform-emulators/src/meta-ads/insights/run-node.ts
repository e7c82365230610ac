import type { Entity } from '../store/entity';
import { UNVERIFIED } from '../unverified';
import { type NodeType, type Scene, words } from '../wire/node-type';

const isDone = ({ createdAt }: Entity, { world }: Scene): boolean =>
  world.now() >= createdAt + UNVERIFIED.reportSeconds * 1_000;

/** What a poll without a wish is answered: other objects tell only their id then. */
export const USUAL_RUN_FIELDS = words(
  'account_id time_ref time_completed async_status async_percent_completion',
);

/** A report that was ordered (platform document 1d). */
export const runNode: NodeType = {
  typeName: 'AdReportRun',
  names: words(
    'id account_id async_percent_completion async_status date_start date_stop is_running is_bookmarked schedule_id time_completed time_ref',
  ),
  readers: {
    account_id: ({ accountId }: Entity) => accountId,
    async_status: (entity: Entity, scene: Scene) =>
      isDone(entity, scene) ? 'Job Completed' : 'Job Running',
    async_percent_completion: (entity: Entity, scene: Scene) => (isDone(entity, scene) ? 100 : 50),
    is_running: (entity: Entity, scene: Scene) => !isDone(entity, scene),
    time_ref: ({ createdAt }: Entity) => Math.floor(createdAt / 1_000),
    time_completed: (entity: Entity, scene: Scene) =>
      isDone(entity, scene)
        ? Math.floor(entity.createdAt / 1_000) + UNVERIFIED.reportSeconds
        : undefined,
  },
  edges: {},
};
