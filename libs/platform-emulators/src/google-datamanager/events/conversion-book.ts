import type { Json } from '../../google-ads/schema/field';
import { partOf, textOf } from '../../google-ads/state/row';
import type { KeptEvent } from './kept-event';

/** The conversions of all accounts, found by what makes two of them the same. */
export class ConversionBook {
  private readonly byTransaction = new Map<string, KeptEvent>();
  private readonly byClick = new Map<string, KeptEvent>();
  private readonly kept = new Map<string, KeptEvent>();

  all(): Iterable<KeptEvent> {
    return this.kept.values();
  }

  ofTransaction(actionId: string, event: Json): KeptEvent | undefined {
    const key = transactionKey(actionId, event);
    return key === undefined ? undefined : this.byTransaction.get(key);
  }

  /** The same click at the same time. */
  ofClick(actionId: string, event: Json): KeptEvent | undefined {
    const key = clickKey(actionId, event);
    return key === undefined ? undefined : this.byClick.get(key);
  }

  keep(kept: KeptEvent): void {
    const transaction = transactionKey(kept.actionId, kept.event);
    const click = clickKey(kept.actionId, kept.event);
    this.kept.set(kept.id, kept);
    if (transaction !== undefined) this.byTransaction.set(transaction, kept);
    if (click !== undefined) this.byClick.set(click, kept);
  }

  clear(): void {
    for (const index of [this.byTransaction, this.byClick, this.kept]) index.clear();
  }
}

function transactionKey(actionId: string, event: Json): string | undefined {
  const id = textOf(event, 'transactionId');
  return id ? `${actionId} ${id}` : undefined;
}

function clickKey(actionId: string, event: Json): string | undefined {
  const gclid = textOf(partOf(event, 'adIdentifiers'), 'gclid');
  return gclid ? `${actionId} ${gclid} ${textOf(event, 'eventTimestamp')}` : undefined;
}
