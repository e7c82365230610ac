export interface Stage {
  readonly name: string;
  readonly weight: number;
  readonly after: readonly string[];
  readonly alone?: string;
}

export function runAll<S extends Stage>(
  stages: readonly S[],
  width: number,
  run: (stage: S) => Promise<unknown>,
): Promise<void>;
