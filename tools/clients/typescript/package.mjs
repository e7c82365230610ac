// What is in the package, how large it is, and what publint and attw say of it.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { execPath, stdout } from 'node:process';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import swc from '@swc/core';
import { nodePackages } from '../packages.mjs';

const SOURCES = resolve('clients/typescript/src');
const LARGEST_GZIP = 20_000;

/** Runs a program to its end; what it printed. Throws when it fails. */
export function run(command, args, options = {}) {
  const {
    status,
    stdout: text,
    stderr,
  } = spawnSync(command, args, { encoding: 'utf8', ...options });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${text}${stderr}`);
  return text;
}

/** Packs the folder; returns the path of the tarball and the sorted paths in it. */
export function pack(folder, into) {
  const [{ filename, files, size, unpackedSize }] = JSON.parse(
    run('npm', ['pack', '--json', '--pack-destination', into], { cwd: folder }),
  );
  stdout.write(`${filename}: ${size} bytes, ${unpackedSize} unpacked\n`);
  return { tarball: join(into, filename), paths: files.map(({ path }) => path).sort() };
}

/** Every source twice, as code and as types, and nothing else but what describes the package. */
const allowedPaths = () => {
  const modules = readdirSync(SOURCES, { recursive: true })
    .filter((path) => path.endsWith('.ts') && !/\.spec\.ts$|^testing\//.test(path))
    .map((path) => path.replace(/\.ts$/, ''));
  const form = (name) => [
    `dist/${name}/package.json`,
    ...modules.flatMap((path) => [`dist/${name}/${path}.js`, `dist/${name}/${path}.d.ts`]),
  ];
  return ['README.md', 'package.json', ...form('cjs'), ...form('esm')].sort();
};

/** Throws when the code names another version than the package. */
export async function checkVersion(folder) {
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const { VERSION } = await import(pathToFileURL(join(folder, 'dist/esm/version.js')).href);
  if (VERSION !== version) throw new Error(`The code says ${VERSION}, the package ${version}.`);
}

/** Prints the contents. Throws when a file is missing or too many. */
export function checkContents(paths) {
  const allowed = allowedPaths();
  stdout.write(`${paths.map((path) => `  ${path}`).join('\n')}\n`);
  const extra = paths.filter((path) => !allowed.includes(path));
  const missing = allowed.filter((path) => !paths.includes(path));
  if (extra.length + missing.length > 0) {
    throw new Error(
      `The package has ${extra.join(', ') || 'nothing'} too many and lacks ${missing.join(', ') || 'nothing'}.`,
    );
  }
}

/** The size of all code as ES modules, minified, file after file. Throws above the limit. */
export async function checkSize(folder) {
  const files = readdirSync(join(folder, 'dist/esm'), { recursive: true }).filter((path) =>
    path.endsWith('.js'),
  );
  const minified = await Promise.all(
    files.map(async (path) => {
      const text = readFileSync(join(folder, 'dist/esm', path), 'utf8');
      const { code } = await swc.minify(text, { module: true, compress: true, mangle: true });
      return code;
    }),
  );
  const all = minified.join('\n');
  const size = gzipSync(all).length;
  stdout.write(
    `runtime: ${all.length} bytes minified, ${size} bytes gzip (at most ${LARGEST_GZIP})\n`,
  );
  if (size > LARGEST_GZIP) throw new Error('The runtime is larger than it may be.');
}

/** publint over the tarball, attw over its types. Both throw for any problem. */
export function checkForms(tarball) {
  const bin = join(nodePackages(), 'node_modules/.bin');
  const options = {
    env: { ...process.env, PATH: `${resolve(execPath, '..')}:${process.env.PATH}` },
  };
  stdout.write(run(join(bin, 'publint'), [tarball, '--strict'], options));
  stdout.write(run(join(bin, 'attw'), [tarball, '--format', 'ascii', '--no-emoji'], options));
}
