import { linesOf } from '../carried';
import type { RecordedRequest } from '../recording';
import { type BrokenCall, brokenCalls } from './broken-call';
import { codesIn, refuses } from './refusal-of';
import { kindOf } from './restli-reader';

/** What became of a broken request. */
export interface Tried {
  readonly call: BrokenCall;
  readonly isRefused: boolean;
  /** Every code that the refusal names. */
  readonly codes: readonly string[];
}

/** Sends what it hears of broken at every place, as long as the sound request would be taken: for each kind as often as there are new members in it. */
export class Breakage {
  private readonly byKind = new Map<string, Tried[]>();
  private readonly known = new Set<string>();
  private readonly sound = new Map<string, RecordedRequest>();

  async before(request: RecordedRequest): Promise<void> {
    const kind = kindOf(request);
    this.sound.set(kind, request);
    const tried = this.byKind.get(kind) ?? [];
    this.byKind.set(kind, tried);
    if (kind === 'PUT upload' || !this.hasNews(kind, request)) return;
    for (const call of brokenCalls(request)) tried.push(await attempt(call));
  }

  /** Sends the last sound request of a kind once more with other members; answers the id of what it made. */
  async byHand(kind: string, members: Readonly<Record<string, unknown>>): Promise<string> {
    const { url, headers, body } = this.sound.get(kind)!;
    const answer = await fetch(url, {
      method: 'POST',
      headers: { ...headers },
      body: JSON.stringify({ ...(body as object), ...members }),
    });
    if (!answer.ok) throw new Error(await answer.text());
    return answer.headers.get('x-restli-id')!;
  }

  get kinds(): readonly string[] {
    return [...this.byKind.keys()].sort();
  }

  get all(): readonly Tried[] {
    return [...this.byKind.values()].flat();
  }

  tried(kind: string): readonly Tried[] {
    return this.byKind.get(kind) ?? [];
  }

  private hasNews(kind: string, request: RecordedRequest): boolean {
    const members = [...linesOf([{ ...request, method: kind, path: '' }])].map((line) =>
      line.replace(/ = .*$/s, '').replaceAll(/\d{6,}/g, '~'),
    );
    const isNew = members.some((member) => !this.known.has(member));
    for (const member of members) this.known.add(member);
    return isNew;
  }
}

const attempt = async (call: BrokenCall): Promise<Tried> => {
  const answer = await fetch(call.url, {
    method: call.method,
    headers: { ...call.headers },
    ...(call.body === undefined ? {} : { body: call.body }),
  });
  const said = await answer.text();
  return { call, isRefused: refuses(answer.status, said), codes: codesIn(said) };
};
