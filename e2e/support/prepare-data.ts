import { prepareData } from '../../scripts/lib/built-server.mjs';

/** Once for all journeys: the data folder of a server that nobody has used, which every worker's server copies. */
export default prepareData;
