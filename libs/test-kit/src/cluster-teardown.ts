import { teardown } from './cluster-setup';

export default teardown;
