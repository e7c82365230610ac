import { sameField } from '../plan/same-json';
import type { AdoptedObject } from './adoption';

/** Fields that our catalog says otherwise than the platform does, sorted. */
export const lostFields = ({
  applied,
  observed: { attributes },
}: AdoptedObject): readonly string[] =>
  Object.keys({ ...applied, ...attributes })
    .filter((field) => !sameField(applied[field], attributes[field]))
    .sort();
