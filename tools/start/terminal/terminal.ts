import { Listr } from 'listr2';
import pc from 'picocolors';

type Colours = ReturnType<typeof pc.createColors>;

/** Tells how far the work is; the last thing said stays beside the title. */
export type Say = (detail: string) => void;

/** Where everything is said. Rich on a terminal; plain lines, one per fact, when somebody reads us through a pipe or asked for no colour. */
export class Terminal {
  readonly colours: Colours;

  constructor(
    readonly isRich: boolean,
    private readonly write: (text: string) => void,
  ) {
    this.colours = pc.createColors(isRich);
  }

  line(text = ''): void {
    this.write(`${text}\n`.replace(/[ \t]+\n/g, '\n'));
  }

  heading(text: string): void {
    this.line();
    this.line(this.colours.bold(text));
    this.line();
  }

  /** Shows that the work goes on and, at its end, what came of it. */
  async task<T>(title: string, work: (say: Say) => Promise<T>): Promise<T> {
    return this.isRich ? this.richTask(title, work) : this.plainTask(title, work);
  }

  private async plainTask<T>(title: string, work: (say: Say) => Promise<T>): Promise<T> {
    let detail = '';
    try {
      const result = await work((said) => {
        detail = said;
      });
      this.line(`ok  ${title.padEnd(20)} ${detail}`);
      return result;
    } catch (error) {
      this.line(`no  ${title}`);
      throw error;
    }
  }

  private async richTask<T>(title: string, work: (say: Say) => Promise<T>): Promise<T> {
    const context: { result?: T } = {};
    const rendererOptions = {
      collapseErrors: false,
      showErrorMessage: false,
      formatOutput: 'truncate' as const,
    };
    const tasks = new Listr<typeof context>(
      [
        {
          title,
          task: async (_context, task) => {
            context.result = await work((said) => {
              task.title = `${title.padEnd(20)} ${this.colours.dim(said)}`;
            });
          },
        },
      ],
      { ctx: context, rendererOptions, registerSignalListeners: false, concurrent: false },
    );
    await tasks.run();
    return context.result as T;
  }
}

/** The terminal of this process. `NO_COLOR` is honoured as its authors ask: any value but the empty one. */
export const terminalOf = (
  output: NodeJS.WriteStream,
  environment: Readonly<Record<string, string | undefined>>,
): Terminal =>
  new Terminal(
    output.isTTY === true && !environment['NO_COLOR'] && environment['TERM'] !== 'dumb',
    (text) => output.write(text),
  );
