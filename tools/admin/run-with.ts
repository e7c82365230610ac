import type { INestApplicationContext } from '@nestjs/common';
import { openContext } from './context';
import { readDatabase } from './read-database';

export type Print = (result: object) => void;
export type Environment = Readonly<Record<string, string | undefined>>;
/** Does its work on the database and answers what to print. */
export type Work<Options> = (app: INestApplicationContext, options: Options) => Promise<object>;
export type Run = <Options>(work: Work<Options>) => (options: Options) => Promise<void>;

/** Opens the product's own use cases on the database, runs one, prints what it answers, closes. */
export const runWith =
  (print: Print, environment: Environment): Run =>
  (work) =>
  async (options) => {
    const app = await openContext(readDatabase(environment));
    try {
      print(await work(app, options));
    } finally {
      await app.close();
    }
  };
