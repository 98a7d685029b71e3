/** The result of a check. Anything but 'fine' has a remedy; advice may be ignored, errors may not. */
export type Finding = { level: 'fine'; what: string } | { level: 'advice' | 'wrong'; what: string; remedy: string };

export const fine = (what: string): Finding => ({ level: 'fine', what });
export const advice = (what: string, remedy: string): Finding => ({ level: 'advice', what, remedy });
export const wrong = (what: string, remedy: string): Finding => ({ level: 'wrong', what, remedy });

const MARKS = { fine: '  ok  ', advice: '  --  ', wrong: ' WRONG' } as const;

export function printFindings(findings: readonly Finding[]): string {
  const lines = findings.map(({ level, what }) => `${MARKS[level]}  ${what}`);
  const remedies = (['wrong', 'advice'] as const).flatMap((level) =>
    findings.flatMap((finding) =>
      finding.level === level ? [`${finding.remedy}${level === 'advice' ? ' (may be left)' : ''}`] : [],
    ),
  );
  const todo = [...new Set(remedies)].map((remedy, index) => `${index + 1}. ${remedy}`);
  return [...lines, '', ...(todo.length > 0 ? ['What to do:', ...todo] : ['There is nothing to do.']), ''].join('\n');
}

export function isAnyWrong(findings: readonly Finding[]): boolean {
  return findings.some(({ level }) => level === 'wrong');
}
