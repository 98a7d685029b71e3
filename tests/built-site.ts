import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const page = (title: string) => `<!doctype html><title>${title}</title><p>${'Going '.repeat(200)}`;

/** Writes a small site shaped like a build into a folder. */
export async function writeBuiltSite(folder: string): Promise<void> {
  const files: Record<string, string> = {
    'index.html': page('Home'),
    'kickoff.html': page('Kickoff'),
    'get-started.html': page('Get Started'),
    'long-term-teams.html': page('Teams'),
    'message-sent.html': page('Message sent!'),
    '404.html': page('Oops! Page not found'),
    'checkout/kickoff.html': page('Checkout'),
    'checkout/kickoff/payment.html': page('Payment'),
    'checkout/unknown/payment.html': page('Payment of an unknown package'),
    'checkout/unknown/confirmation.html': page('Confirmation of an unknown package'),
    'find/answer.html': page('What each answer speaks for'),
    'find/kickoff.html': page('Kickoff: whom it fits'),
    'nested/index.html': page('Nested'),
    '_astro/app.AbC123.js': `console.log(${'1,'.repeat(500)}1)`,
    'images/dot.png': 'png',
    'robots.txt': 'User-agent: *\n',
    'a b.txt': 'with a space',
    _redirects: '/started /get-started 308\n',
    _headers: '/*\n',
  };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
}
