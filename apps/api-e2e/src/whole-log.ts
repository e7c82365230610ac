import type { Child } from '@switchyard/test-kit';

/**
 * Everything that processes write, for checks that a text is nowhere in it: `output()` drops old
 * lines.
 */
export class WholeLog {
  private readonly parts: string[] = [];

  follow(child: Child): void {
    this.parts.push(child.output());
    const note = (chunk: Buffer): void => void this.parts.push(chunk.toString());
    child.process.stdout?.on('data', note);
    child.process.stderr?.on('data', note);
  }

  text(): string {
    return this.parts.join('');
  }
}
