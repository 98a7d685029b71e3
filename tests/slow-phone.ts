import type { CDPSession, Page } from '@playwright/test';

/** A slow phone: slow 4G as Lighthouse simulates it, and a CPU four times slower than this machine's. */
export const SLOW_PHONE = { latencyMs: 150, kilobytesPerSecond: 200, cpuRate: 4 };

/** Throttles a page's network and CPU to {@link SLOW_PHONE}. */
export async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  const bytesPerSecond = SLOW_PHONE.kilobytesPerSecond * 1024;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: SLOW_PHONE.latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_PHONE.cpuRate });
  return session;
}
