import { CONFIGURED_STATUSES } from '../store/entity';
import { oneOf, type Shape, textOf } from '../wire/shape';

export const statusShape: Shape = oneOf(CONFIGURED_STATUSES);
/** Names have 3 to 500 characters at every level (platform document 3b). */
export const nameShape: Shape = textOf(3, 500);
