import { contractSuite } from '../testing/contract/contract-suite';
import { harness } from './testing/contract-harness';

contractSuite(harness);
