import { SpendBook } from '../core/delivery';
import { DataManager } from '../google-datamanager/data-manager';
import { dataManagerDoor } from '../google-datamanager/door';
import type {
  AccountOptions,
  EmulatorClock,
  NewAccount,
  ObjectFilter,
  Platform,
  RemoteObject,
  SpendFigures,
  Vendor,
  VendorAccess,
  VendorDoor,
  VendorFactory,
  VendorState,
  Verdict,
} from '../vendor';
import { findRow, World } from './accounts';
import { editAsPerson, kindNamed, remoteObjects, removeAsPerson, setSpend } from './control';
import { accrue, verdictKey } from './delivery';
import { imagesDoor } from './doors/access';
import { consentDoor, oauthDoor } from './doors/oauth';
import { adsDoor } from './doors/service';
import { Store } from './store/store';

/** Google Ads, as far as its documents and protos describe it. */
export class GoogleAds implements Vendor {
  readonly platform: Platform = 'google-ads';
  readonly doors: readonly VendorDoor[];
  private readonly world: World;
  private readonly dataManager: DataManager;

  constructor(clock: EmulatorClock) {
    this.world = new World(clock);
    this.dataManager = new DataManager(this.world);
    this.doors = [
      adsDoor(this.world),
      imagesDoor(this.world),
      oauthDoor(this.world),
      consentDoor(this.world),
      dataManagerDoor(this.dataManager),
    ];
  }

  objects(filter: ObjectFilter): readonly RemoteObject[] {
    return [
      ...remoteObjects(this.world, filter),
      ...this.dataManager.objects(filter),
      ...this.world.uploads.objects(filter),
    ];
  }

  edit(
    kind: string,
    id: string,
    changes: Readonly<Record<string, unknown>>,
  ): RemoteObject | undefined {
    return editAsPerson(this.world, kind, id, changes);
  }

  remove(kind: string, id: string): boolean {
    return removeAsPerson(this.world, kind, id);
  }

  createAccount(options: AccountOptions): NewAccount {
    return this.world.createAccount(options);
  }

  elapse(from: Date, to: Date): void {
    for (const customer of this.world.customers.values()) accrue(customer, from, to);
  }

  judge(verdict: Verdict): boolean {
    const kind = kindNamed(verdict.kind);
    const found = kind && findRow(this.world, kind, verdict.id);
    found?.customer.verdicts.set(verdictKey(found.row), verdict);
    return found !== undefined;
  }

  setSpend(figures: SpendFigures): boolean {
    return setSpend(this.world, figures);
  }

  access(): VendorAccess {
    return this.world.people.access();
  }

  state(): VendorState {
    return {
      root: { world: this.world, dataManager: this.dataManager },
      classes: { Store, SpendBook },
    };
  }

  reset(): void {
    this.world.reset();
    this.dataManager.reset();
  }
}

/** An emulated Google Ads without any account yet. */
export const createGoogleAds: VendorFactory = (clock) => new GoogleAds(clock);
