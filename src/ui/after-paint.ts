/**
 * Resolves after the browser has had a chance to paint. Uses a message, because frames and timers pause while the page is
 * hidden.
 */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
