/** What the desk can be asked to do: identity's own use cases, for which there is no HTTP route. */
export type DeskVerb =
  | 'createAccount'
  | 'createSpace'
  | 'addMember'
  | 'createToken'
  | 'revokeToken'
  | 'rotateToken'
  | 'setPlan'
  | 'createWebsiteKey'
  | 'revokeWebsiteKey';

export interface DeskCall {
  readonly id: number;
  readonly verb: DeskVerb;
  readonly args: readonly unknown[];
}

export type DeskAnswer =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly failure: { readonly code: string; readonly message: string } };
