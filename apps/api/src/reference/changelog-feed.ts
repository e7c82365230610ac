import { createHash } from 'node:crypto';
import { Feed } from 'feed';

/** One version of the changelog. */
export interface Release {
  readonly version: string;
  readonly date: Date;
  /** Markdown. */
  readonly text: string;
}

const HEADING = /^(\d+\.\d+\.\d+) \((\d{4}-\d{2}-\d{2})\)$/;
const UNRELEASED = 'Unreleased';

/**
 * The released versions of the changelog, the newest first, as they are in it. Throws for a heading
 * that is neither a version with its date nor `Unreleased`.
 */
export const readReleases = (changelog: string): readonly Release[] =>
  changelog
    .split(/^## /m)
    .slice(1)
    .flatMap((section) => {
      const [heading = '', ...lines] = section.split('\n');
      if (heading === UNRELEASED) return [];
      const [, version, day] = HEADING.exec(heading) ?? [];
      if (!version || !day) {
        throw new Error(
          `The changelog has the heading "${heading}". It must look like 2.4.1 (2026-11-21), or be ${UNRELEASED}.`,
        );
      }
      return [{ version, date: new Date(`${day}T00:00:00Z`), text: lines.join('\n').trim() }];
    });

/** Where the feed is served. */
export const FEED = '/changelog.atom';

/** The Atom feed of the released versions. The id of an entry depends on its version alone. */
export const changelogFeed = (changelog: string, publicUrl: string): string => {
  const releases = readReleases(changelog);
  const page = new URL('/docs', publicUrl).href;
  const feed = new Feed({
    id: idOf('changelog'),
    title: 'Changes of the Switchyard API',
    description: 'What changed for callers, by version of the API.',
    link: page,
    feedLinks: { atom: new URL(FEED, publicUrl).href },
    updated: releases[0]?.date ?? new Date(0),
    author: { name: 'Switchyard' },
    generator: false,
    language: 'en',
  });
  for (const { version, date, text } of releases) {
    feed.addItem({
      id: idOf(version),
      title: `Switchyard API ${version}`,
      link: page,
      date,
      published: date,
      content: toHtml(text),
    });
  }
  return feed.atom1();
};

/** A UUID of version 8, made from the name: the same in every installation. */
const idOf = (name: string): string => {
  const bytes = createHash('sha256')
    .update(`switchyard changelog ${name}`)
    .digest()
    .subarray(0, 16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x80;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  const parts = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20)];
  return `urn:uuid:${[...parts, hex.slice(20)].join('-')}`;
};

/** The part of Markdown that the changelog uses: headings, lists, paragraphs, code and links. */
const toHtml = (markdown: string): string =>
  markdown
    .split(/\n{2,}/)
    .map((block) => blockToHtml(block.trim()))
    .join('\n');

const blockToHtml = (block: string): string => {
  if (block.startsWith('### ')) return `<h3>${inlineToHtml(block.slice(4))}</h3>`;
  if (!block.startsWith('- ')) return `<p>${inlineToHtml(block)}</p>`;
  const items = block.slice(2).split(/\n- /);
  return `<ul>${items.map((item) => `<li>${inlineToHtml(item)}</li>`).join('')}</ul>`;
};

/** Links lead to files of the source, which no installation serves: their text stays. */
const inlineToHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replaceAll(/`([^`]+)`/g, '<code>$1</code>')
    .replaceAll(/\s*\n\s*/g, ' ');
