/** A campaign that a hold took or let go of, and whether its status moved with that. */
export interface Held {
  readonly campaignId: string;
  readonly moved: boolean;
}
