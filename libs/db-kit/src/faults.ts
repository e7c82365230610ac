import { unavailable } from '@switchyard/kernel';

const RETRIED = new Set(['40001', '40P01']);
const AWAY = new Set(['57P01', '57P02', '57P03', '08000', '08003', '08006', '53300', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT']);

const codeOf = (error: unknown): string | undefined => (error as { code?: string } | undefined)?.code;

/** Serialisation failure or deadlock: the whole transaction may be repeated. */
export const isRetriable = (error: unknown): boolean => RETRIED.has(codeOf(error) ?? '');

const AWAY_TEXT = /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout/;

const isAway = (error: unknown): boolean => AWAY.has(codeOf(error) ?? '') || (error instanceof Error && AWAY_TEXT.test(error.message));

/** A lost database becomes a refusal that says so (503, Retry-After 1); every other error stays what it is. */
export const asRefusal = (error: unknown): unknown => (isAway(error) ? unavailable('The database cannot be reached right now.') : error);

const TIMED_OUT = '57014';

/** A read that broke off through no fault of its own: the connection went, or something made it wait too long. It may be asked again. */
export const isInterrupted = (error: unknown): boolean => isAway(error) || codeOf(error) === TIMED_OUT;

/** The constraint that an insert or update broke; undefined when the error is another one. */
export const violatedConstraint = (error: unknown): string | undefined =>
  codeOf(error) === '23505' ? (error as { constraint?: string }).constraint : undefined;
