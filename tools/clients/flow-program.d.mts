export interface FlowSample {
  readonly operationId: string;
  readonly source: string;
  readonly gives?: { readonly shell: string; readonly pointer: string };
}
export function flowSamples(
  description: object,
  language: 'Shell' | 'TypeScript' | 'Python',
): readonly FlowSample[];
export function flowProgram(description: object, language: 'TypeScript' | 'Python'): string;
