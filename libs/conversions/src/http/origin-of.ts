import type { Caller } from '@switchyard/kernel';
import { OWN_STACK, WEBSITE, type Origin } from '../use-cases/report/origin';

/** Where a caller's reports come from: a website says so by its key, whatever else it says. */
export const originOf = ({ websiteKeyId }: Pick<Caller, 'websiteKeyId'>): Origin =>
  websiteKeyId === undefined ? OWN_STACK : WEBSITE;
