import type {
  AccountWish,
  EmulatorClock,
  NewAccount,
  ObjectFilter,
  Platform,
  RemoteObject,
  SpendFigures,
  Vendor,
  VendorDoor,
  Verdict,
} from '../vendor';
import { accrue } from './delivery/accrue';
import { editAsPerson, removeAsPerson } from './control/edit-as-person';
import { kindNamed, remoteObjects } from './control/remote-objects';
import { findRow } from './control/find-row';
import { setSpend } from './control/set-spend';
import { verdictKey } from './delivery/review';
import { imagesDoor } from './images/images-door';
import { adsDoor } from './routes/ads-door';
import { oauthDoor } from './routes/oauth-door';
import { DataManager } from '../google-datamanager/data-manager';
import { dataManagerDoor } from '../google-datamanager/data-manager-door';
import { World } from './state/world';

/** Google Ads, as far as its documents and protos tell. */
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
      oauthDoor(this.world.grants),
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

  createAccount(wish: AccountWish): NewAccount {
    return this.world.createAccount(wish);
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

  reset(): void {
    this.world.reset();
    this.dataManager.reset();
  }
}
