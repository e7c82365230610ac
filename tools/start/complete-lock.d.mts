interface Locked {
  readonly version?: string;
  readonly integrity?: string;
  readonly hasInstallScript?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

interface Lock {
  readonly packages: Readonly<Record<string, Locked>>;
}

export function missingFrom(lock: Lock): readonly (readonly [string, string, string])[];
export function withoutDigest(lock: Lock): readonly string[];
export function completed(lock: Lock, integrityOf: (name: string, version: string) => string): Lock;
