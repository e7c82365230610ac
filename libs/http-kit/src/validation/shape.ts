import type { Findings } from './findings';

/** Reads a value that is more than one yes or no: adds what is wrong to the findings, returns a clean copy. */
export interface Shape {
  read(value: unknown, path: string, findings: Findings): unknown;
}
