import type { Command } from 'commander';
import { invalidRequest } from '@switchyard/kernel';
import type { Run } from '../run-with';

const LATER = [{ noun: 'person', verb: 'erase', what: 'There is no person to erase before conversion reporting' }] as const;

/** Commands of the contract that this version refuses, so that nobody takes them for done. */
export const addLaterCommands = (root: Command, _run: Run): void => {
  for (const { noun, verb, what } of LATER) {
    root.command(noun).command(verb).description('not in this version').allowUnknownOption().allowExcessArguments().action(() => {
      throw invalidRequest(`${what}, which this version does not have yet. Nothing was done.`);
    });
  }
};
