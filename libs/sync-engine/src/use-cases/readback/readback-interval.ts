/** How often platforms are read for delivery and figures; given by the process. */
export class ReadbackInterval {
  constructor(readonly seconds: number) {}
}
