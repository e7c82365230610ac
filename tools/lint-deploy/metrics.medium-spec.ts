import { globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly annotations: { readonly summary: string; readonly runbook_url: string };
  readonly labels: { readonly severity: string };
}
interface Panel {
  readonly title: string;
  readonly targets?: readonly { readonly expr: string }[];
}

const read = (path: string): string => readFileSync(path, 'utf8');
const rules = (
  parse(read('docker/prometheus/alerts.yml')) as {
    readonly groups: readonly { readonly rules: readonly Rule[] }[];
  }
).groups.flatMap((group) => group.rules);
const { panels } = JSON.parse(read('docker/grafana/dashboard.json')) as {
  readonly panels: readonly Panel[];
};
const operations = read('docs/operations.md');

const NAME = /\bswitchyard_[a-z_]+/g;
const named = (text: string): readonly string[] =>
  (text.match(NAME) ?? []).map((name) => name.replace(/_(bucket|sum|count)$/, ''));
const distinct = (names: readonly string[]): readonly string[] => [...new Set(names)].toSorted();

/** Every metric that a library declares, by the files that import prom-client. */
const declared = distinct(
  globSync('libs/*/src/**/*.ts')
    .filter((path) => !/spec\.ts$/.test(path))
    .map(read)
    .filter((text) => text.includes(`from 'prom-client'`))
    .flatMap((text) => [...text.matchAll(/'(switchyard_[a-z_]+)'/g)].map(([, name]) => name!)),
);

describe('metrics', () => {
  it('that a rule or a panel names are declared', () => {
    const used = [
      ...rules.flatMap(({ expr }) => named(expr)),
      ...panels.flatMap(({ targets = [] }) => targets.flatMap(({ expr }) => named(expr))),
    ];
    expect(distinct(used).filter((name) => !declared.includes(name))).toEqual([]);
  });

  it('that are declared have a row in the operations page, and it has no others', () => {
    const rows = [...operations.matchAll(/^\| `(switchyard_[a-z_]+)`/gm)].map(([, name]) => name!);
    expect(distinct(rows)).toEqual(declared);
  });

  it('that are declared are on the dashboard', () => {
    const shown = panels.flatMap(({ targets = [] }) => targets.flatMap(({ expr }) => named(expr)));
    expect(declared.filter((name) => !shown.includes(name))).toEqual([]);
  });
});

describe('alert rules', () => {
  const headings = [...operations.matchAll(/^#+ (.+)$/gm)].map(([, text]) => text!.toLowerCase());

  it.each(rules.map((rule) => [rule.alert, rule] as const))(
    '%s has a severity, a summary and a runbook',
    (_, { labels, annotations: { summary, runbook_url: runbook } }) => {
      expect(['critical', 'warning']).toContain(labels.severity);
      expect(summary).toMatch(/^[A-Z].*\.$/);
      const [page, anchor] = runbook.split('#');
      expect(page).toBe('docs/operations.md');
      expect(headings).toContain(anchor);
    },
  );
});
