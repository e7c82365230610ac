import type { RequestNature } from '../../vendor';

const READING = /\/(QueryBy\w+|Query|Search|Submit|Poll)$/;

/** What a call of a service counts as: its reads are POSTs too, known by the last part of their path. */
export const requestNature = (method: string, path: string): RequestNature =>
  method === 'GET' || READING.test(path) ? 'read' : 'write';
