import { expect, test } from 'vitest';
import { diskFull } from './disk-full.ts';
import { makeSmallDisk } from './small-disk.ts';

test('answers 503 with a full disk while serving pages, and recovers without a restart', async ({ skip }) => {
  const disk = await makeSmallDisk();
  if (!disk) return skip('needs root on Linux, to make a disk of a few megabytes');
  try {
    const outcome = await diskFull(disk, 10);
    expect(outcome.full).toEqual({ post: 503, page: 200, ready: 503 });
    expect(outcome.healed).toEqual({ post: 200, page: 200, ready: 200 });
    expect(outcome).toMatchObject({ lost: 0, duplicated: 0, refused: 10, missingRows: 0 });
  } finally {
    await disk.remove();
  }
}, 60_000);
