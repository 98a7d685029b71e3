import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';

/** By the map beside the program: Node's own option would hold it in memory all the time. */
export function mapFatalTraces(program: string): void {
  process.on('uncaughtExceptionMonitor', () => {
    const map = new SourceMap(JSON.parse(readFileSync(`${program}.map`, 'utf8')));
    Error.prepareStackTrace = (error, sites) =>
      [error, ...sites.map((site) => `    at ${placeOf(site, program, map)}`)].join('\n');
  });
}

function placeOf(site: NodeJS.CallSite, program: string, map: SourceMap): string {
  if (site.getFileName() !== program) return String(site);
  const origin = map.findOrigin(site.getLineNumber() ?? 0, site.getColumnNumber() ?? 0);
  if (!('fileName' in origin)) return String(site);
  const place = `${origin.fileName.replace(/^(\.\.\/)+/, '')}:${origin.lineNumber}:${origin.columnNumber}`;
  return origin.name ? `${origin.name} (${place})` : place;
}
