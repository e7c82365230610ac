import Table from 'cli-table3';
import pc from 'picocolors';

type Colours = ReturnType<typeof pc.createColors>;

/** Reports progress; the last detail stays beside the title. */
export type ReportDetail = (detail: string) => void;

/** A wait that lasts longer is announced. */
const LONG_WAIT_MS = 2_000;

/**
 * The console output. Rich on a terminal; plain lines, one per fact, in a pipe or without colour.
 */
export class Terminal {
  readonly colours: Colours;
  /** The long waits that go on, the innermost last. */
  private readonly waits: string[] = [];
  /**
   * Shows the innermost wait beside the title of the task that runs; undefined where there is no
   * title to change.
   */
  private showBesideTitle: ((what: string | undefined) => void) | undefined;

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
  async task<T>(title: string, work: (report: ReportDetail) => Promise<T>): Promise<T> {
    return this.isRich ? this.richTask(title, work) : this.plainTask(title, work);
  }

  /**
   * Does the work. When it lasts longer than two seconds, the reader learns what is waited for:
   * `what` completes "waiting for …".
   */
  async waitFor<T>(what: string | (() => string), work: () => Promise<T>): Promise<T> {
    let shown: string | undefined;
    const timer = setTimeout(() => {
      shown = typeof what === 'string' ? what : what();
      this.waits.push(shown);
      if (this.showBesideTitle) this.showBesideTitle(shown);
      else this.line(`..  waiting for ${shown}`);
    }, LONG_WAIT_MS);
    try {
      return await work();
    } finally {
      clearTimeout(timer);
      if (shown !== undefined) {
        this.waits.splice(this.waits.lastIndexOf(shown), 1);
        this.showBesideTitle?.(this.waits.at(-1));
      }
    }
  }

  private async plainTask<T>(
    title: string,
    work: (report: ReportDetail) => Promise<T>,
  ): Promise<T> {
    let detail = '';
    try {
      const result = await work((reported) => {
        detail = reported;
      });
      this.line(`ok  ${title.padEnd(20)} ${detail}`);
      return result;
    } catch (error) {
      this.line(`no  ${title}`);
      throw error;
    }
  }

  private async richTask<T>(title: string, work: (report: ReportDetail) => Promise<T>): Promise<T> {
    const { Listr } = await import('listr2');
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
            const show = (detail: string): void => {
              task.title = `${title.padEnd(20)} ${this.colours.dim(detail)}`;
            };
            let detail = '';
            this.showBesideTitle = (what) =>
              show(what === undefined ? detail : `waiting for ${what}`);
            context.result = await work((reported) => {
              detail = reported;
              show(reported);
            });
          },
        },
      ],
      { ctx: context, rendererOptions, registerSignalListeners: false, concurrent: false },
    );
    try {
      await tasks.run();
    } finally {
      this.showBesideTitle = undefined;
    }
    return context.result as T;
  }
}

/**
 * The terminal of this process. `NO_COLOR` is honoured as its authors ask: any value but the empty
 * one.
 */
export const terminalOf = (
  output: NodeJS.WriteStream,
  environment: Readonly<Record<string, string | undefined>>,
): Terminal =>
  new Terminal(
    output.isTTY === true && !environment['NO_COLOR'] && environment['TERM'] !== 'dumb',
    (text) => output.write(text),
  );

const NO_FRAME = {
  top: '',
  'top-mid': '',
  'top-left': '',
  'top-right': '',
  bottom: '',
  'bottom-mid': '',
  'bottom-left': '',
  'bottom-right': '',
  left: '  ',
  'left-mid': '',
  mid: '',
  'mid-mid': '',
  right: '',
  'right-mid': '',
  middle: '  ',
};

/** Rows under their headings, in columns, without a frame. */
export const tableOf = (
  terminal: Terminal,
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string => {
  const table = new Table({
    chars: NO_FRAME,
    style: { head: [], border: [], 'padding-left': 0, 'padding-right': 0 },
  });
  table.push(
    head.map((name) => terminal.colours.dim(name)),
    ...rows.map((row) => [...row]),
  );
  return table.toString();
};

/** `50.00 EUR`: an amount per day as people write it. */
export const money = (amount: number, currency: string): string =>
  `${amount.toFixed(2)} ${currency}`;
