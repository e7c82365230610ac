import type { Entity } from '../store/entity';
import type { Call } from './call';
import { type Fields, textIn } from '../../json/fields';
import { asksForStatus, listedStatuses, passes, readFilters, statusFilter } from './filtering';
import { selectFields } from './graph-node';
import { nodeOf } from './node-of';
import { pageOf } from './page-of';
import { readSelection } from './read-selection';

const ENDED = ['DELETED', 'ARCHIVED'];

/** An edge: newest first, filtered and paged. Deleted and archived objects show only when a status is asked for. */
export function listObjects(call: Call, read: Fields, entities: readonly Entity[]): Fields {
  const filters = [
    ...readFilters(call.parameters.filtering),
    ...statusFilter(listedStatuses(read)),
  ];
  const isHidden = (entity: Entity) =>
    !asksForStatus(filters) && ENDED.includes(textIn(entity.fields, 'status'));
  const rows = entities
    .filter((one) => !isHidden(one))
    .reverse()
    .map((one) => nodeOf(one, call));
  const asked = readSelection(call.parameters.fields);
  return pageOf(
    call,
    rows.filter((one) => passes(one, filters)),
    (one) => one.id,
    (one) => selectFields(one, asked),
  );
}
