import { createServer } from 'node:http';
import { Webhook } from 'standardwebhooks';
import { close, listen } from './listen.ts';

export const WEBHOOK_SECRET = `whsec_${Buffer.from('a secret of thirty-two bytes, ok').toString('base64')}`;

export type Received = { id: string; body: { type: string; text: string; data: Record<string, unknown> } };

/** A real receiver of webhooks, which verifies every signature with the library. It answers as `status` says. */
export async function startWebhookReceiver() {
  const received: Received[] = [];
  const requests: string[] = [];
  const wrong: unknown[] = [];
  const status: { answer: number; retryAfter?: string } = { answer: 204 };
  const server = createServer(async (incoming, outgoing) => {
    let text = '';
    for await (const chunk of incoming) text += chunk;
    requests.push(`${incoming.method} ${incoming.url}`);
    try {
      if (incoming.method === 'POST') {
        const body = new Webhook(WEBHOOK_SECRET).verify(text, incoming.headers as Record<string, string>);
        received.push({ id: String(incoming.headers['webhook-id']), body: body as Received['body'] });
      }
    } catch (error) {
      wrong.push(error);
    }
    const { answer, retryAfter } = status;
    outgoing.writeHead(answer, { location: '/elsewhere', ...(retryAfter && { 'retry-after': retryAfter }) }).end();
  });
  return {
    url: `http://127.0.0.1:${await listen(server)}/hook`,
    received,
    requests,
    wrong,
    status,
    stop: () => close(server),
  };
}
