import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';

const FRAME_WIDTH = 420;
const GAP = 12;

/** What a page shows at the given times in ms after an action, as one JPEG strip. Records in real time. */
export async function film(page: Page, path: string, times: readonly number[], action: () => Promise<unknown>) {
  const recorder = await page.context().newCDPSession(page);
  const frames: { at: number; data: string }[] = [];
  recorder.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ at: (metadata.timestamp ?? 0) * 1_000, data });
    void recorder.send('Page.screencastFrameAck', { sessionId });
  });
  await recorder.send('Page.startScreencast', { format: 'png' });
  const start = Date.now();
  await action();
  await setTimeout(Math.max(...times) + 500);
  await recorder.send('Page.stopScreencast');
  // The picture that was on the screen at each time: a frame is sent only when something has changed.
  const shown = times.map((time) => frames.findLast(({ at }) => at <= start + time) ?? frames[0]);
  const pictures = await Promise.all(
    shown.map((frame) =>
      sharp(Buffer.from(frame?.data ?? '', 'base64'))
        .resize({ width: FRAME_WIDTH })
        .toBuffer({ resolveWithObject: true }),
    ),
  );
  const height = Math.max(...pictures.map(({ info }) => info.height));
  const width = pictures.length * (FRAME_WIDTH + GAP) - GAP;
  await sharp({ create: { width, height, channels: 3, background: '#808080' } })
    .composite(pictures.map(({ data }, index) => ({ input: data, left: index * (FRAME_WIDTH + GAP), top: 0 })))
    .jpeg({ quality: 80 })
    .toFile(path);
}
