/** A campaign that a hold took or released, and whether its status changed with that. */
export interface Held {
  readonly campaignId: string;
  readonly moved: boolean;
}
