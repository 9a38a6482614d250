import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';

const BUILT = /(file:[^\s:]+\.js):(\d+):(\d+)/;

/**
 * A line of a stack with its place in our sources instead of in the built file. Node does so by itself under
 * `--enable-source-maps`, but then reads and unpacks every map at each start, which took a fifth of it; here the first
 * fault that is logged does.
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

/** Null where nothing was built: the line is right as it is. */
function readMap(file: string): SourceMap | null {
  try {
    return new SourceMap(JSON.parse(readFileSync(new URL(`${file}.map`), 'utf8')) as SourceMapPayload);
  } catch {
    return null;
  }
}
