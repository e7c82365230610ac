import { contractSuite } from '../testing/contract/contract-suite';
import { harness } from './testing/contract-harness';

jest.setTimeout(60_000);

contractSuite(harness);
