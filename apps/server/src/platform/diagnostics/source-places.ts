import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';

const BUILT = /(file:[^\s:]+\.js):(\d+):(\d+)/;

/**
 * Maps a stack line from the built file to our sources. Node's `--enable-source-maps` does the same, but it reads every map at each
 * start, which took a fifth of the start. This function reads a map only when an error is logged.
 */
export const inSources = keepingMaps();

function keepingMaps(): (line: string) => string {
  const maps = new Map<string, SourceMap | null>();
  const mapOf = (file: string) => {
    const map = maps.get(file) ?? (maps.has(file) ? null : readMap(file));
    maps.set(file, map);
    return map;
  };
  return (line) =>
    line.replace(BUILT, (place, file: string, row: string, column: string) => {
      const origin = mapOf(file)?.findOrigin(Number(row), Number(column));
      if (!origin || !('fileName' in origin)) return place;
      return `${origin.fileName.replace(/^(\.\.\/)+/, '')}:${origin.lineNumber}:${origin.columnNumber}`;
    });
}

/** Reads a source map; null if there is none, as in a run from source, where the stack line is already right. */
function readMap(file: string): SourceMap | null {
  try {
    return new SourceMap(JSON.parse(readFileSync(new URL(`${file}.map`), 'utf8')) as SourceMapPayload);
  } catch {
    return null;
  }
}
