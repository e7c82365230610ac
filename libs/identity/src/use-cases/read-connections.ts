import { Injectable } from '@nestjs/common';
import { notFound, type Caller } from '@switchyard/kernel';
import type { Connection } from '../domain';
import { Connections } from './ports';

/** One connection of the account; 404 for any other. */
@Injectable()
export class GetConnection {
  constructor(private readonly connections: Connections) {}

  async execute(caller: Caller, id: string): Promise<Connection> {
    const connection = await this.connections.get(caller, id);
    if (!connection) throw notFound();
    return connection;
  }
}

/** Every connection of the account, newest first. */
@Injectable()
export class ListConnections {
  constructor(private readonly connections: Connections) {}

  execute(caller: Caller): Promise<readonly Connection[]> {
    return this.connections.list(caller);
  }
}
