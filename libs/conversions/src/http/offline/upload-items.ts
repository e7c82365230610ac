import { checkItem } from '@switchyard/http-kit';
import type { PlacedItem, UploadResult } from '../../use-cases/offline/upload-offline';
import { ConversionItemDto } from './offline-item.dto';
import type { ManyItems } from './one-or-many';

/** Checks each item by itself and uploads the good ones together; one result for each, in their order. */
export const uploadItems = async ({ items, pathOf }: ManyItems, upload: (good: readonly PlacedItem[]) => Promise<readonly UploadResult[]>): Promise<readonly UploadResult[]> => {
  const checked = items.map((item, index) => ({ index, path: pathOf(index), ...checkItem(ConversionItemDto, item, pathOf(index)) }));
  const bad = checked.flatMap((one): UploadResult[] => (one.ok ? [] : [{ index: one.index, status: 'rejected', error: one.refusal }]));
  const good = checked.flatMap((one) => (one.ok ? [{ index: one.index, path: one.path, item: one.value }] : []));
  const results = good.length > 0 ? await upload(good) : [];
  return [...bad, ...results].toSorted((a, b) => a.index - b.index);
};
