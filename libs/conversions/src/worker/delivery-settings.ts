/** How the delivery of conversions takes its time; given by the process. */
export class DeliverySettings {
  /** After so long the place is another Space's; what is left is due at once. */
  readonly turnMs: number = 30_000;
  /** How often it is looked whether there is a connection now, or whether it was opened again. It costs nobody a request. */
  readonly closedSeconds: number;

  constructor(readonly longestRestSeconds: number) {
    this.closedSeconds = Math.min(60, longestRestSeconds);
  }
}
