import { Injectable } from '@nestjs/common';
import {
  Clock,
  Ids,
  notFound,
  referenceNotFound,
  UnitOfWork,
  type Visitor,
} from '@switchyard/kernel';
import { Secrets } from '../data/access-tokens';
import { Spaces } from '../data/spaces';
import { ChangeBroadcast } from '../data/change-broadcast';
import { WebsiteKeys } from '../data/website-keys';
import {
  credentialDigest,
  plainWebsiteKey,
  PUBLIC_ID_LENGTH,
  readOrigins,
  SECRET_LENGTH,
  spaceNotFound,
  type WebsiteKey,
} from '../domain';
import { DailyUse, type WebsiteKeyUse } from './describe-caller';
import { noSuchWebsiteKey } from './refusals';

export interface NewWebsiteKey {
  readonly spaceId: string;
  /** As a person writes them; none for anywhere. */
  readonly origins: readonly string[];
}

export interface IssuedWebsiteKey {
  readonly websiteKeyId: string;
  /** Shown once. */
  readonly key: string;
}

/**
 * Makes the key with which a website reports into one Space. Throws SPACE_NOT_FOUND, and
 * VALIDATION_ERROR for what is no origin.
 */
@Injectable()
export class CreateWebsiteKey {
  constructor(
    private readonly work: UnitOfWork,
    private readonly keys: WebsiteKeys,
    private readonly spaces: Spaces,
    private readonly ids: Ids,
    private readonly clock: Clock,
    private readonly secrets: Secrets,
  ) {}

  async execute({ spaceId, origins }: NewWebsiteKey): Promise<IssuedWebsiteKey> {
    const allowed = readOrigins(origins);
    return this.work.runGlobal(async () => {
      const space = await this.spaces.get(spaceId);
      if (!space) throw spaceNotFound();
      const publicId = this.secrets.text(PUBLIC_ID_LENGTH);
      const key = plainWebsiteKey(publicId, this.secrets.text(SECRET_LENGTH));
      const stored: WebsiteKey = {
        id: this.ids.next('wbk'),
        accountId: space.accountId,
        spaceId,
        publicId,
        digest: credentialDigest(key),
        lastFour: key.slice(-4),
        origins: allowed,
        createdAt: this.clock.now(),
        revokedAt: null,
      };
      await this.keys.add(stored);
      return { websiteKeyId: stored.id, key };
    });
  }
}

/** The website keys of a Space, newest first, revoked ones too. Throws SPACE_NOT_FOUND. */
@Injectable()
export class ListWebsiteKeys {
  constructor(
    private readonly keys: WebsiteKeys,
    private readonly spaces: Spaces,
  ) {}

  async execute(spaceId: string): Promise<readonly Omit<WebsiteKey, 'digest'>[]> {
    if (!(await this.spaces.get(spaceId))) throw spaceNotFound();
    return (await this.keys.ofSpace(spaceId)).map(({ digest: _digest, ...shown }) => shown);
  }
}

/** Closes a website key permanently. Closing it twice is not an error. */
@Injectable()
export class RevokeWebsiteKey {
  constructor(
    private readonly work: UnitOfWork,
    private readonly keys: WebsiteKeys,
    private readonly clock: Clock,
    private readonly broadcast: ChangeBroadcast,
  ) {}

  execute(websiteKeyId: string): Promise<void> {
    return this.work.runGlobal(async () => {
      const stored = await this.keys.get(websiteKeyId);
      if (!stored) throw noSuchWebsiteKey();
      if (!stored.revokedAt) await this.keys.revoke(websiteKeyId, this.clock.now());
      await this.broadcast.changed(websiteKeyId);
    });
  }
}

/** A website key as its account sees it. */
export type UsedWebsiteKey = Omit<WebsiteKey, 'digest'> & { readonly usedToday: WebsiteKeyUse };

/** Tools → API: the website keys of the Spaces that the signed-in user's account owns. */
@Injectable()
export class ManageOwnWebsiteKeys {
  constructor(
    private readonly keys: WebsiteKeys,
    private readonly spaces: Spaces,
    private readonly createKey: CreateWebsiteKey,
    private readonly revokeKey: RevokeWebsiteKey,
    private readonly daily: DailyUse,
  ) {}

  /** Newest first, revoked ones too. */
  async list({ accountId }: Visitor): Promise<readonly UsedWebsiteKey[]> {
    const keys = await this.keys.ofAccount(accountId);
    return Promise.all(
      keys.map(async ({ digest: _digest, ...shown }) => ({
        ...shown,
        usedToday: await this.daily.ofWebsiteKey(shown.id),
      })),
    );
  }

  /** Throws NOT_FOUND for a Space of another account, and VALIDATION_ERROR. */
  async create({ accountId }: Visitor, request: NewWebsiteKey): Promise<IssuedWebsiteKey> {
    if ((await this.spaces.get(request.spaceId))?.accountId !== accountId) {
      throw referenceNotFound('/spaceId');
    }
    return this.createKey.execute(request);
  }

  /** Throws NOT_FOUND. */
  async revoke({ accountId }: Visitor, id: string): Promise<void> {
    if ((await this.keys.get(id))?.accountId !== accountId) throw notFound();
    await this.revokeKey.execute(id);
  }
}
