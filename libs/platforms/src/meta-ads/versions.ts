import { VENDOR_VERSIONS } from '@switchyard/vendor-versions';

/** The newest version of the Marketing API with evidence. */
export const NEWEST_VERSION = VENDOR_VERSIONS['meta-ads'].usual;
