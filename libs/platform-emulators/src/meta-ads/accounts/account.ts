/** An ad account with the person, app, page and pixel that belong to it. */
export interface Account {
  /** Digits, without `act_`. */
  readonly id: string;
  readonly name: string;
  readonly currency: string;
  readonly timeZone: string;
  readonly userId: string;
  readonly appId: string;
  readonly appSecret: string;
  readonly pageId: string;
  readonly instagramUserId: string;
  readonly pixelId: string;
  /** 1 active, 2 disabled, 101 closed (platform document 1a). */
  readonly status: number;
}

export const ACTIVE_ACCOUNT = 1;
