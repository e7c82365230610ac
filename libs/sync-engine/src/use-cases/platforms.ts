/** Token of the connectors by platform id. */
export const PLATFORMS = Symbol('platforms');
