import { AttachAsset } from './attach-asset';
import { CheckLogo } from './check-logo';
import { CreateAsset } from './create-asset';
import { DeleteAsset } from './delete-asset';
import { DetachAsset } from './detach-asset';
import { KeepContent } from './keep-content';
import { LockAsset } from './lock-asset';
import { LockBinding } from './lock-binding';
import { LockOwner } from './lock-owner';
import { PutContent } from './put-content';
import { ReadAssets } from './read-assets';
import { ReadBindings } from './read-bindings';
import { UpdateAsset } from './update-asset';
import { UpdateBinding } from './update-binding';

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
