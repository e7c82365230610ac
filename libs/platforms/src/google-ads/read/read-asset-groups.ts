import type { Observed } from '../../port/observed';
import { searchAll } from '../session/search';
import type { Session } from '../session/session';
import { select } from '../wire/gaql';
import type { Row } from '../wire/row';
import { isImageField, observedAssetGroup } from './asset-group-rows';
import { imageNames } from './image-names';

/** Asset groups with what they show, by one query over their links: a group of ours always has some (AssetGroupError.NOT_ENOUGH_…). */
export async function* readAssetGroups(
  session: Session,
  ...conditions: readonly string[]
): AsyncGenerator<Observed> {
  const rows = await searchAll(session, select('assetGroup', ...conditions));
  const names = await imageNames(
    session,
    rows.flatMap(({ assetGroupAsset, asset }) =>
      isImageField(assetGroupAsset?.fieldType ?? '') ? [asset?.id ?? ''] : [],
    ),
  );
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const id = row.assetGroup?.id ?? '';
    groups.set(id, [...(groups.get(id) ?? []), row]);
  }
  for (const links of groups.values()) yield observedAssetGroup(links, names);
}
