import { operationFault } from '../wire/fault';
import { type Fields, textIn } from '../../json/fields';
import { reference as codes } from '../wire/reference-codes';

/** The names of a flag enum's value. */
export const namesIn = (body: Fields, member: string): readonly string[] =>
  textIn(body, member).split(/, ?/);

/** The asked types; a fault when none is named (all request elements are required unless noted). */
export function askedTypes(body: Fields): readonly string[] {
  const types = namesIn(body, 'AdExtensionType').filter((one) => one !== '' && one !== 'None');
  if (types.length === 0) {
    throw operationFault(codes.adExtensionTypeFilter, 'AdExtensionType is required.');
  }
  return types;
}
