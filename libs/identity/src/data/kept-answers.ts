import { Injectable } from '@nestjs/common';
import { Database, statement } from '@switchyard/db-kit';
import { KeptAnswers } from '../use-cases/ports';
import { storedAnswers } from './tables';

const FORGET_WITH = statement(`
  delete from ${storedAnswers.qualified} t 
  where t."names" ?| $2::text[] or exists (select from unnest($1::text[]) told (part) where strpos(t."answer"->>'text', told.part) > 0)`);

@Injectable()
export class SqlKeptAnswers extends KeptAnswers {
  constructor(private readonly database: Database) {
    super();
  }

  async forgetWith(texts: readonly string[], names: readonly string[]): Promise<number> {
    return (await this.database.write(FORGET_WITH, [texts, names])).count;
  }
}
