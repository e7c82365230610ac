export function fromRegistry(
  command: string,
  args: readonly string[],
  options?: { readonly cwd?: string },
  pausesMs?: readonly number[],
): string;
