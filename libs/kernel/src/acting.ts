import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Who causes what the running code writes, and by what. The audit trail gets it with every
 * transaction; nothing else depends on it, and no rule may.
 */
export interface Acting {
  /**
   * `user` asks with a token or is signed in, `website` with a website key, `provider` by a signed
   * call; `visitor` is not signed in; `brake` and `worker` are the product itself.
   */
  readonly kind: 'user' | 'website' | 'provider' | 'visitor' | 'brake' | 'worker';
  /** The operation of the API, such as `createCampaign`, or the kind of work. */
  readonly action: string;
  /** The request, or the work, such as the id of a sync. */
  readonly requestId: string;
  /** Of work: the request that began it. Absent for work that begins by itself. */
  readonly begunBy?: string;
  readonly userId?: string;
  /** The id of the token, the website key or the session. */
  readonly credentialId?: string;
  readonly address?: string;
}

export const acting = new AsyncLocalStorage<Acting>();
