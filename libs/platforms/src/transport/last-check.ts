import { DecoratorHandler, type Dispatcher } from 'undici';

/** The check of one request in the last moment: undici starts a request and writes it in one go, once it has a connection. */
export class LastCheck {
  /** What was thrown instead of sending. */
  refusal: Error | undefined;

  constructor(private readonly check: (() => void) | undefined) {}

  readonly interceptor: Dispatcher.DispatcherComposeInterceptor =
    (dispatch) => (options, handler) =>
      dispatch(options, new Checking(handler, () => this.pass()));

  private pass(): void {
    try {
      this.check?.();
    } catch (error) {
      this.refusal = error as Error;
      throw error;
    }
  }
}

class Checking extends DecoratorHandler {
  constructor(
    private readonly next: Dispatcher.DispatchHandler,
    private readonly pass: () => void,
  ) {
    super(next);
  }

  onRequestStart(controller: Dispatcher.DispatchController, context: unknown): void {
    this.pass();
    this.next.onRequestStart?.(controller, context);
  }
}
