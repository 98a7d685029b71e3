type Node = { line: string; children: Node[] };

const ENTRIES = new Set(['listitem', 'group', 'row']);

// Roles with levels and states, without names. Neighbours of the same structure are shown once, and of entries only the
// first, so that one more entry of the content changes nothing.
export function structureOf(snapshot: string): string {
  const root: Node = { line: '', children: [] };
  const path: Node[] = [root];
  for (const line of snapshot.split('\n')) {
    const [, indent = '', role = '', rest = ''] = /^( *)- '?([a-z]+)\b(.*)$/.exec(line) ?? [];
    if (!role || role === 'text') continue;
    const depth = indent.length / 2 + 1;
    const states = rest.replace(/"(?:[^"\\]|\\.)*"/g, '').match(/\[[^\]]*\]/g) ?? [];
    const node = { line: [role, ...states].join(' '), children: [] };
    // Children of a dropped text belong to its nearest ancestor.
    path.length = Math.min(depth, path.length);
    path.at(-1)?.children.push(node);
    path.push(node);
  }
  return root.children.length > 0 ? `${print(root.children, '').join('\n')}\n` : '';
}

function print(nodes: readonly Node[], indent: string): string[] {
  const firsts = nodes.filter(({ line }, index) => !ENTRIES.has(line) || line !== nodes[index - 1]?.line);
  const printed = firsts.map(({ line, children }) => [`${indent}- ${line}`, ...print(children, `${indent}  `)]);
  return printed.filter((lines, index) => lines.join() !== printed[index - 1]?.join()).flat();
}
