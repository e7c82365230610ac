import { desiredOf, targetOfAccount } from '../../domain/snapshot';
import { EVERYTHING } from '../../domain/sync';
import type { HeldOf, OpenAccount } from '../ports';

/** What an open ad account would hold of a tree now. */
export const heldOf = ({
  platform,
  connection,
  io,
}: Pick<OpenAccount, 'platform' | 'connection' | 'io'>): HeldOf => {
  const target = targetOfAccount(connection);
  return (tree) =>
    new Map(
      desiredOf(tree, target, EVERYTHING, platform, new Date(io.now())).desired.map(
        ({ address, attributes }) => [address.id, attributes],
      ),
    );
};
