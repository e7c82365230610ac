import { draftsFor } from '../../contract/testing/drafts';
import { harness } from './contract-harness';

/** Plain drafts of a display campaign with an ad of one image. */
export const drafts = draftsFor(harness);
