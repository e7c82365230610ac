// Runs a program as a user does, and looks at what came of it through the API and the emulators.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { env } from 'node:process';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

const LONGEST_WAIT_MS = 120_000;

/** Python starts a program on a pseudo-terminal and ends as the program ends. */
const ON_TERMINAL =
  'import os, pty, sys; sys.exit(os.waitstatus_to_exitcode(pty.spawn(sys.argv[1:])))';

/** One language's installed examples, and the running product. */
export class ExampleWorld {
  #run;
  #commandOf;

  constructor(run, language, folder, commandOf) {
    this.#run = run;
    this.language = language;
    this.folder = folder;
    this.#commandOf = commandOf;
  }

  /** A file of the example, which is removed with its folder. */
  path(name) {
    return join(this.folder, name);
  }

  /** Runs a program without a terminal. Throws unless it ends with the exit code; its output. */
  play(name, args, code = 0) {
    const [command, before] = this.#commandOf(name);
    return this.#runToEnd(name, [command, ...before, ...args], code, 'ignore');
  }

  /** Runs a program on a terminal of its own and types a line. Returns its output. */
  playTyping(line, name, args) {
    const [command, before] = this.#commandOf(name);
    const onTerminal = ['python3', '-c', ON_TERMINAL, command, ...before, ...args];
    return this.#runToEnd(name, onTerminal, 0, line);
  }

  async #runToEnd(name, [command, ...args], code, input) {
    const child = spawn(command, args, {
      cwd: this.folder,
      stdio: [input === 'ignore' ? 'ignore' : 'pipe', 'pipe', 'pipe'],
      env: {
        PATH: env.PATH,
        SWITCHYARD_BASE_URL: this.#run.apiUrl,
        SWITCHYARD_TOKEN: this.#run.token,
      },
    });
    child.stdin?.end(`${input}\n`);
    const ended = once(child, 'close');
    const output = (await Promise.all([text(child.stdout), text(child.stderr)])).join('');
    const [status] = await ended;
    mustBe(!output.includes(this.#run.token), `${name} printed the token.`);
    mustBe(status === code, `${name} ended with ${status} instead of ${code}:\n${output}`);
    return output;
  }

  /** `data` of an answer of the API. */
  async read(path) {
    const answer = await fetch(`${this.#run.apiUrl}/api/v1${path}`, {
      headers: { authorization: `Bearer ${this.#run.token}` },
    });
    const { data } = await answer.json();
    mustBe(answer.ok, `GET ${path} answered ${answer.status}.`);
    return data;
  }

  /** The campaign of the Space with this name. */
  async campaignNamed(name) {
    const all = await this.read(`/campaigns?q=${encodeURIComponent(name)}`);
    const found = all.filter((campaign) => campaign.name === name);
    mustBe(found.length === 1, `${found.length} campaigns are called ${name}.`);
    return found[0];
  }

  /** The objects of a platform with this name, as the platform has them. */
  async remoteCampaigns(platform, kind, name) {
    const query = new URLSearchParams({ platform, kind });
    const answer = await fetch(`${this.#run.emulatorUrl}/_control/objects?${query}`);
    return (await answer.json()).data.filter((object) => object.name === name);
  }

  /** Says what a campaign did today, and waits until the product has read it. */
  async spendToday(campaign, figures) {
    const platform = 'google-ads';
    const body = {
      platform,
      campaignId: campaign.platformLinks[platform].remoteId,
      date: new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' }).format(),
      ...figures,
    };
    const answer = await fetch(`${this.#run.emulatorUrl}/_control/spend`, {
      method: 'POST',
      body: JSON.stringify(body),
    });
    mustBe(answer.ok, `The emulator answered ${answer.status}: ${await answer.text()}`);
    const path = `/reports/performance?groupBy=campaign&campaignId=${campaign.id}`;
    const until = Date.now() + LONGEST_WAIT_MS;
    while ((await this.read(path))[0]?.spend !== figures.spend) {
      mustBe(Date.now() < until, `The figures of ${campaign.name} were not read.`);
      await sleep(500);
    }
  }
}

/** Throws the problem unless the claim is true. */
export function mustBe(claim, problem) {
  if (!claim) throw new Error(problem);
}
