import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const documents = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md'].concat(
  ['apps', 'clients', 'docs', 'libs', 'tools'].flatMap((folder) => globSync(`${folder}/**/*.md`)),
);

/** Targets of links that are neither addresses nor places in the same page. */
const linksIn = (text: string): readonly string[] =>
  [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target]) => target!)
    .filter((target) => !/^([a-z]+:|#)/.test(target));

/** The anchors of a page, made from its headings as GitHub makes them. */
const anchorsOf = (path: string): readonly string[] =>
  [...readFileSync(path, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );

const leadsNowhere = (page: string, link: string): boolean => {
  const [file = '', anchor] = link.split('#');
  const path = join(dirname(page), decodeURIComponent(file));
  if (!existsSync(path)) return true;
  return anchor !== undefined && path.endsWith('.md') && !anchorsOf(path).includes(anchor);
};

/** The pages of the projects: what they name in code font as a file or a folder is there. */
const projectPages = documents.filter((page) => /^(apps|clients|libs|tools)\//.test(page));

/** Folders that a command makes, which a clean clone does not have. */
const MADE_WHEN_NEEDED = /^\.(?:cache|switchyard)\//;

const namedPathsIn = (text: string): readonly string[] =>
  [...text.matchAll(/`([\w.-]+(?:\/[\w.-]+)*(?:\/|\.(?:ts|mjs|md)))`/g)]
    .map(([, path]) => path!)
    .filter((path) => !MADE_WHEN_NEEDED.test(path));

/** From the page's folder, its `src`, any folder below it, or the root. */
const isThere = (page: string, path: string): boolean => {
  const folder = dirname(page);
  return (
    [folder, join(folder, 'src'), '.'].some((from) => existsSync(join(from, path))) ||
    globSync(`${folder}/**/${path}`).length > 0
  );
};

describe('the documents', () => {
  it('are found', () => {
    expect(documents).toEqual(expect.arrayContaining(['README.md', 'docs/adr/README.md']));
  });

  it.each(documents)('%s has links that lead somewhere', (page) => {
    const links = linksIn(readFileSync(page, 'utf8'));
    expect(links.filter((link) => leadsNowhere(page, link))).toEqual([]);
  });

  it.each(projectPages)('%s names files and folders that are there', (page) => {
    const paths = namedPathsIn(readFileSync(page, 'utf8'));
    expect(paths.filter((path) => !isThere(page, path))).toEqual([]);
  });

  it('begin with a README of at most 150 lines', () => {
    expect(readFileSync('README.md', 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(150);
  });
});
