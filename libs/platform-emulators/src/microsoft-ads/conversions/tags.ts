import { listIn } from '../../core/json';
import { id, list } from '../doors/shape';
import { type Route, route, SERVICE } from '../store/collections';

/** UET tags are read here only: a new ad account has one. All of them when no ids are named. */
export const tagRoutes: readonly Route[] = [
  route('POST', `${SERVICE}/UetTags/QueryByIds`, { TagIds: list(id) }, ({ account, body }) => {
    const asked = listIn<string>(body, 'TagIds');
    const tags = account.tags.filter((tag) => asked.length === 0 || asked.includes(tag.id));
    return {
      UetTags: tags.map((tag) => ({
        Id: tag.id,
        Name: tag.name,
        Description: null,
        TrackingStatus: 'Active',
        TrackingScript: null,
        TrackingNoScript: null,
      })),
      PartialErrors: [],
    };
  }),
];
