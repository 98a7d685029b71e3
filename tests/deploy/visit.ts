import { once } from 'node:events';
import { connect as connectHttp2, constants, type IncomingHttpHeaders } from 'node:http2';
import { connect } from 'node:net';
import { connect as connectTls } from 'node:tls';

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };
export type Question = { method?: string; headers?: Record<string, string>; body?: string };

export type Visit = {
  ask(path: string, question?: Question): Promise<Answer>;
  leave(): Promise<void>;
};

/** A visitor's connection over TLS and HTTP/2 to a name on a port of this machine, believing one authority. */
export async function visit(
  port: number,
  { name, authority, from = '127.0.0.1' }: { name: string; authority: Buffer; from?: string },
): Promise<Visit> {
  const socket = connectTls({
    socket: connect({ host: '127.0.0.1', port, localAddress: from }),
    servername: name,
    ca: authority,
    ALPNProtocols: ['h2'],
  });
  await once(socket, 'secureConnect');
  const session = connectHttp2(`https://${name}`, { createConnection: () => socket });
  const ask = async (path: string, { method = 'GET', headers = {}, body }: Question = {}): Promise<Answer> => {
    const stream = session.request({
      // Without the port, as on the usual one.
      [constants.HTTP2_HEADER_AUTHORITY]: name,
      [constants.HTTP2_HEADER_PATH]: path,
      [constants.HTTP2_HEADER_METHOD]: method,
      ...headers,
    });
    stream.end(body);
    const ended = once(stream, 'close').then(() =>
      Promise.reject(new Error('The connection ended without an answer.')),
    );
    const answered = once(stream, 'response') as Promise<[IncomingHttpHeaders & { ':status': number }]>;
    const [received] = await Promise.race([answered, ended]);
    ended.catch(() => {});
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk);
    return { status: received[':status'], headers: received, body: Buffer.concat(chunks) };
  };
  return {
    ask,
    leave: async () => {
      session.close();
      await once(session, 'close');
    },
  };
}
