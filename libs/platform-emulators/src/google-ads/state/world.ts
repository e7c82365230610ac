import type { AccountWish, EmulatorClock, NewAccount } from '../../vendor';
import { UploadBook } from '../conversions/upload-book';
import { Grants } from '../routes/grants';
import { SpendBook } from '../../delivery/spend-book';
import type { Customer } from './customer';
import { Store } from './store';

const FIRST_CUSTOMER = 4_100_000_000;
const FIRST_OBJECT = 20_000_000_001;

/** All accounts of the emulated vendor and who may reach them. */
export class World {
  readonly customers = new Map<string, Customer>();
  readonly grants: Grants;
  readonly uploads = new UploadBook();
  private lastAccount = 0;
  private lastObject = FIRST_OBJECT;
  private lastRequest = 0;

  constructor(readonly clock: EmulatorClock) {
    this.grants = new Grants(clock);
  }

  nextId(): string {
    return String(this.lastObject++);
  }

  nextRequestId(): string {
    return Buffer.from(`emulated-${String(++this.lastRequest).padStart(9, '0')}`).toString(
      'base64url',
    );
  }

  /** An account under a manager of its own, and a person who may reach both. */
  createAccount({ currency = 'EUR', timeZone = 'Europe/Berlin' }: AccountWish): NewAccount {
    const number = ++this.lastAccount;
    const id = String(FIRST_CUSTOMER + number * 1_000_003);
    const managerId = String(FIRST_CUSTOMER + 900_000_000 + number * 1_000_003);
    const name = `Emulated Google Ads account ${number}`;
    this.customers.set(id, {
      id,
      managerId,
      name,
      currency,
      timeZone,
      status: 'ENABLED',
      uploadsClicks: true,
      store: new Store(),
      spend: new SpendBook(),
      verdicts: new Map(),
      criterionIds: new Map(),
    });
    const credentials = this.grants.issue(number, id, managerId);
    return {
      platform: 'google-ads',
      externalAccountId: id,
      name,
      currency,
      timeZone,
      settings: { loginCustomerId: managerId },
      credentials,
    };
  }

  /** The account of a manager, if the id is a manager's. */
  managedBy(managerId: string): Customer | undefined {
    return [...this.customers.values()].find((customer) => customer.managerId === managerId);
  }

  reset(): void {
    this.customers.clear();
    this.grants.clear();
    this.uploads.clear();
  }
}
