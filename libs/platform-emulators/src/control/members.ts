import { BadControlRequest } from './bad-control-request';
import { type Reader, record } from './reader';

type Shape = Readonly<Record<string, Reader<unknown>>>;
export type Members<S extends Shape> = { readonly [K in keyof S]: ReturnType<S[K]> };

/** An object with these members and no others. */
export const members =
  <S extends Shape>(shape: S): Reader<Members<S>> =>
  (value, at) => {
    const given = record(value, at);
    const unknown = Object.keys(given).filter((key) => !(key in shape));
    if (unknown.length) {
      throw new BadControlRequest(`${at} has unknown members: ${unknown.join(', ')}`);
    }
    const read = Object.entries(shape).map(([key, reader]) => [
      key,
      reader(given[key], `${at}.${key}`),
    ]);
    return Object.fromEntries(read.filter(([, member]) => member !== undefined));
  };
