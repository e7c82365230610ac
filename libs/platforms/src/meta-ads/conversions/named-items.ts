import type { GraphAnswer } from '../wire/answer';
import { errorIn } from '../wire/answer';
import { isRow, listIn, textIn, type Row } from '../wire/row';

/** Places of the events that an error names, as `data[3]` in its texts or as a path of what is to blame; empty when it names none. */
export const namedItems = (answer: GraphAnswer): readonly number[] => {
  const error = errorIn(answer);
  const said = [textIn(error, 'message'), textIn(error, 'error_user_msg')].flatMap((text) =>
    [...text.matchAll(/\bdata\[(\d+)\]/g)].map(([, index]) => Number(index)),
  );
  return [...new Set([...said, ...blamed(error)])];
};

const blamed = (error: Row): readonly number[] =>
  listIn(errorData(error), 'blame_field_specs').flatMap((path) =>
    placeIn(Array.isArray(path) ? path.map(String).join('.') : String(path)),
  );

const placeIn = (path: string): readonly number[] => {
  const index = /^data[.[](\d+)\b/.exec(path)?.[1];
  return index === undefined ? [] : [Number(index)];
};

/** JSON text, or an object: Meta writes both. */
const errorData = (error: Row): Row => {
  const data = error['error_data'];
  if (isRow(data)) return data;
  try {
    const read: unknown = JSON.parse(textIn(error, 'error_data'));
    return isRow(read) ? read : {};
  } catch {
    return {};
  }
};
