export { freePort } from '@switchyard/embedded-postgres';
export { loseJobs, ringAgain, ringWith, statesOf } from './lost-and-doubled-jobs';
export { giveMovableClock, setDatabaseClock } from './moved-database-clock';
export { startOwnDatabase, type OwnDatabase, type OwnDatabaseWish } from './own-database';
export { RedisServer, type RedisSettings } from './redis-server';
export { SmallDisk } from './small-disk';
export { simpleQuery, TcpProxy, type Cut } from './tcp-proxy';
