import { validationError } from '@switchyard/kernel';
import type { FastifyRequest } from 'fastify';
import { refuseUnstorable, unstorableText, type UnstorablePart } from './storable';

/** Throws when an operation without parameters is given some. */
export const refuseParameters = (query: unknown): void => {
  const names = Object.keys(query ?? {});
  if (names.length === 0) return;
  throw validationError(
    names.map((name) => ({
      path: `query.${name}`,
      code: 'UNKNOWN_FIELD' as const,
      message: `${name} is not a parameter of this operation, which takes none`,
    })),
  );
};

/** The gate for queries. Throws INVALID_REQUEST, naming each parameter that holds what no store can hold, or is no UTF-8. */
export const refuseUnstorableQuery = ({ url }: Pick<FastifyRequest, 'url'>): void => {
  const start = url.indexOf('?');
  if (start === -1 || !url.includes('%', start)) return;
  const parts = url
    .slice(start + 1)
    .split('&')
    .flatMap(unstorableParameter);
  if (parts.length > 0) throw refuseUnstorable(parts);
};

const unstorableParameter = (part: string): UnstorablePart[] => {
  const name = part.split('=', 1)[0]!;
  const path = `query.${(decode(name) ?? name).replaceAll('\0', '\ufffd')}`;
  const text = decode(part);
  const reason = text === undefined ? 'NOT_UTF8' : unstorableText(text);
  return reason ? [{ path, reason }] : [];
};

const decode = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};

/** Throws when a request about many records names one version of them all. */
export const refuseIfMatch = (headers: FastifyRequest['headers']): void => {
  if (headers['if-match'] === undefined) return;
  throw validationError([
    {
      path: 'header.If-Match',
      code: 'NOT_ALLOWED',
      message:
        'If-Match cannot name the version of many records. Leave it out; an item of a bulk PATCH takes its own `version`.',
    },
  ]);
};
