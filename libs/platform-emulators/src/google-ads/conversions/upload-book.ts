import { CHECKED_CONVERSION } from '../../core/conversions';
import type { ObjectFilter, RemoteObject } from '../../vendor';
import { idOf } from '../schema/kinds';
import type { Json } from '../schema/message';
import { partOf, textOf } from '../store/store';

/** A conversion that came by a click upload, as the account holds it. */
export interface Uploaded {
  readonly id: string;
  readonly accountId: string;
  readonly conversion: Json;
  readonly retracted: boolean;
  readonly enhanced: boolean;
  /** When the newest restatement was made, in milliseconds. */
  readonly restatedAt?: number;
}

/** A conversion of a request that was only validated. */
interface Checked {
  readonly id: string;
  readonly accountId: string;
  readonly conversion: Json;
}

interface Adjusted {
  readonly id: string;
  readonly accountId: string;
  readonly adjustment: Json;
}

/**
 * Uploaded conversions and their adjustments, found by what makes two of them the same
 * (conversion_upload_error.proto).
 */
export class UploadBook {
  private readonly uploads = new Map<string, Uploaded>();
  private readonly adjustments: Adjusted[] = [];
  private readonly checked: Checked[] = [];
  private readonly byKey = new Map<string, string>();

  /** One conversion of an action has an order id. */
  byOrder(conversion: Json): Uploaded | undefined {
    return this.found(orderKey(conversion));
  }

  /** One conversion of an action is of a click at a time. */
  byClick(conversion: Json): Uploaded | undefined {
    return this.found(clickKey(conversion));
  }

  keep(upload: Uploaded): void {
    this.uploads.set(upload.id, upload);
    for (const key of [orderKey(upload.conversion), clickKey(upload.conversion)]) {
      if (key !== undefined) this.byKey.set(key, upload.id);
    }
  }

  check(checked: Checked): void {
    this.checked.push(checked);
  }

  note(adjusted: Adjusted): void {
    this.adjustments.push(adjusted);
  }

  /** Kinds `conversion`, `conversionAdjustment` and `conversion-test` of the control interface. */
  objects({ kind, accountId }: ObjectFilter): readonly RemoteObject[] {
    const isAsked = (one: RemoteObject) =>
      (kind === undefined || kind === one.kind) &&
      (accountId === undefined || accountId === one.accountId);
    return [
      ...[...this.uploads.values()].map(conversionObject),
      ...this.adjustments.map(adjustmentObject),
      ...this.checked.map(checkedObject),
    ].filter(isAsked);
  }

  clear(): void {
    this.uploads.clear();
    this.byKey.clear();
    this.adjustments.length = 0;
    this.checked.length = 0;
  }

  private found(key: string | undefined): Uploaded | undefined {
    const id = key === undefined ? undefined : this.byKey.get(key);
    return id === undefined ? undefined : this.uploads.get(id);
  }
}

export function orderKey(conversion: Json): string | undefined {
  const order = textOf(conversion, 'orderId');
  return order ? `order ${textOf(conversion, 'conversionAction')} ${order}` : undefined;
}

export function clickKey(conversion: Json): string | undefined {
  const click = ['gclid', 'gbraid', 'wbraid']
    .map((member) => textOf(conversion, member))
    .find(Boolean);
  return click
    ? `click ${textOf(conversion, 'conversionAction')} ${click} ${instantOf(textOf(conversion, 'conversionDateTime'))}`
    : undefined;
}

const conversionObject = ({
  id,
  accountId,
  conversion,
  retracted,
  enhanced,
}: Uploaded): RemoteObject => ({
  kind: 'conversion',
  id,
  accountId,
  parentId: idOf(textOf(conversion, 'conversionAction')),
  ...named(textOf(conversion, 'orderId')),
  status: retracted ? 'RETRACTED' : 'SUCCESS',
  data: { ...conversion, enhanced },
});

const checkedObject = ({ id, accountId, conversion }: Checked): RemoteObject => ({
  kind: CHECKED_CONVERSION,
  id,
  accountId,
  parentId: idOf(textOf(conversion, 'conversionAction')),
  ...named(textOf(conversion, 'orderId')),
  status: 'CHECKED',
  data: conversion,
});

const adjustmentObject = ({ id, accountId, adjustment }: Adjusted): RemoteObject => ({
  kind: 'conversionAdjustment',
  id,
  accountId,
  parentId: idOf(textOf(adjustment, 'conversionAction')),
  ...named(
    textOf(adjustment, 'orderId') || textOf(partOf(adjustment, 'gclidDateTimePair'), 'gclid'),
  ),
  status: textOf(adjustment, 'adjustmentType'),
  data: adjustment,
});

const named = (name: string) => (name ? { name } : {});

const FORMAT = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)([+-]\d\d:\d\d)$/;

/**
 * Milliseconds of `yyyy-mm-dd hh:mm:ss+hh:mm`, the zone compulsory; undefined for any other form.
 */
export function instantOf(text: string): number | undefined {
  const [, day, time, zone] = FORMAT.exec(text) ?? [];
  const at = day === undefined ? NaN : Date.parse(`${day}T${time}${zone}`);
  return Number.isNaN(at) ? undefined : at;
}
