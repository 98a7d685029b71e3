/**
 * Resolves after the browser has had its turn to paint what a click has changed so far; most take it at once after an
 * input. A message and not a frame or a timer, which stand still while the page is out of sight.
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
