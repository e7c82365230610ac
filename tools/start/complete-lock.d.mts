interface Locked {
  readonly version?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

interface Lock {
  readonly packages: Readonly<Record<string, Locked>>;
}

export function missingFrom(lock: Lock): readonly (readonly [string, string, string])[];
export function completed(lock: Lock): Lock;
