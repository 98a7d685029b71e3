type Node = { line: string; children: Node[] };

/**
 * The structure of an ARIA snapshot: roles with their levels and states. Names, texts and addresses are left out, and
 * neighbours with the same structure are one, so that what follows from the content does not show.
 */
export function structureOf(snapshot: string): string {
  const root: Node = { line: '', children: [] };
  const path: Node[] = [root];
  for (const line of snapshot.split('\n')) {
    const [, indent = '', role = '', rest = ''] = /^( *)- '?([a-z]+)\b(.*)$/.exec(line) ?? [];
    if (!role || role === 'text') continue;
    const depth = indent.length / 2 + 1;
    const states = rest.replace(/"(?:[^"\\]|\\.)*"/g, '').match(/\[[^\]]*\]/g) ?? [];
    const node = { line: [role, ...states].join(' '), children: [] };
    // A line below a text that was left out belongs to the nearest line that is there.
    path.length = Math.min(depth, path.length);
    path.at(-1)?.children.push(node);
    path.push(node);
  }
  return root.children.length > 0 ? `${print(root.children, '').join('\n')}\n` : '';
}

function print(nodes: readonly Node[], indent: string): string[] {
  const printed = nodes.map(({ line, children }) => [`${indent}- ${line}`, ...print(children, `${indent}  `)]);
  return printed.filter((lines, index) => lines.join() !== printed[index - 1]?.join()).flat();
}
