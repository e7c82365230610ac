import { contractSuite } from '../contract/testing/contract-suite';
import { harness } from './testing/contract-harness';

contractSuite(harness);
