/** How often the Emergency Brake looks at what was spent; given by the process. */
export class BrakeInterval {
  constructor(readonly seconds: number) {}
}
