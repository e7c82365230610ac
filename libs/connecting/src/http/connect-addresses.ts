/** Where pages of this installation are found from outside. */
export class ConnectAddresses {
  constructor(private readonly publicUrl: string) {}

  /** Where a person continues an attempt. */
  readonly ofAttempt = (id: string): string =>
    new URL(`/console/connect/${id}`, this.publicUrl).href;
}
