import { readEnvFile } from '../../backend/env-file.ts';
import { misspeltVariables } from '../../backend/setting-names.ts';
import { readSettings, type Settings } from '../../backend/settings.ts';
import { company } from '../../content/company.ts';
import { readSiteSettings, type SiteSettings } from '../../domain/site-settings.ts';
import type { Finding } from './finding.ts';

/** The settings of server and build as far as they can be read, and the findings while reading. */
export type Setup = { server: Settings | null; site: SiteSettings | null; findings: Finding[] };

/** Reads the settings from the environment, which takes precedence, and a settings file. */
export function readSetup(environment: Record<string, string | undefined>, path: string): Setup {
  const file = readEnvFile(path);
  const remedy = 'Correct the settings: each line above names one, and .env.example lists them all.';
  const oddities = [...(file.ok ? file.warnings : []), ...misspeltVariables(environment)];
  const findings: Finding[] = [
    ...(file.ok ? [] : file.reasons).map((what) => ({ level: 'wrong', what, remedy }) as const),
    ...oddities.map((what) => ({ level: 'advice', what, remedy }) as const),
  ];
  const variables = { ...(file.ok ? file.variables : {}), ...environment };
  const server = readSettings(variables, company);
  if (!server.ok) findings.push({ level: 'wrong', what: server.reason, remedy });
  try {
    const site = readSiteSettings(variables);
    if (findings.length === 0) findings.push({ level: 'fine', what: 'Every setting can be read' });
    return { server: server.ok ? server.settings : null, site, findings };
  } catch (error) {
    findings.push({ level: 'wrong', what: (error as Error).message, remedy });
    return { server: server.ok ? server.settings : null, site: null, findings };
  }
}
