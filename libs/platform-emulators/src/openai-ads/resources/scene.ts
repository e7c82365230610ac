import type { Account } from '../accounts/account';
import type { World } from '../store/world';

/** What the rules of one object may look at besides the object itself. */
export interface Scene {
  readonly world: World;
  readonly account: Account;
}
