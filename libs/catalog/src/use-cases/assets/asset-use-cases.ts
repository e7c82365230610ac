import { CheckLogo } from '../manage-businesses';
import { AttachAsset, DetachAsset, ReadBindings, UpdateBinding } from './attach-asset';
import { KeepContent } from './keep-content';
import { LockAsset, LockBinding, LockOwner } from './lock-asset';
import { CreateAsset, DeleteAsset, ReadAssets, UpdateAsset } from './manage-assets';
import { PutContent } from './put-content';

/** Everything that can be done with assets and with where they are attached. */
export const assetUseCases = [
  AttachAsset,
  CheckLogo,
  CreateAsset,
  DeleteAsset,
  DetachAsset,
  KeepContent,
  LockAsset,
  LockBinding,
  LockOwner,
  PutContent,
  ReadAssets,
  ReadBindings,
  UpdateAsset,
  UpdateBinding,
];
