import type { Emulators } from '../core/emulators';
import type { VendorAnswer } from '../vendor';

export interface ControlCall {
  readonly emulators: Emulators;
  readonly query: URLSearchParams;
  /** The parts of the path that the route's pattern captures. */
  readonly params: readonly string[];
  /** Parsed JSON; undefined without a body. */
  readonly body: unknown;
}

/** One control route: a method, a pattern of the path after `/_control`, the query parameters it takes. */
export interface ControlRoute {
  readonly method: string;
  readonly path: RegExp;
  readonly query?: readonly string[];
  answer(call: ControlCall): VendorAnswer;
}

export const list = (data: readonly unknown[]): VendorAnswer => ({ status: 200, body: { data } });
export const ok = (body: unknown): VendorAnswer => ({ status: 200, body });
export const noContent: VendorAnswer = { status: 204 };
