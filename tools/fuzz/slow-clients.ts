import net from 'node:net';

export interface SlowClients {
  /** How many the server has cut off so far. */
  cut(): number;
  readonly opened: number;
  close(): void;
}

/** Connections that send one byte a second: some never end their headers, some never end their body. */
export function openSlowClients(baseUrl: string, opened: number): SlowClients {
  const { hostname, port } = new URL(baseUrl);
  let cut = 0;
  const sockets = Array.from({ length: opened }, (_, index) => {
    const socket = net.connect(Number(port), hostname);
    socket.on('connect', () =>
      socket.write(
        index % 2 === 0
          ? 'GET /healthz HTTP/1.1\r\nhost: x\r\nx-slow: '
          : 'POST /api/v1/slack/oauth/callback HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9999\r\n\r\n{',
      ),
    );
    socket.on('error', () => undefined);
    socket.on('data', () => undefined);
    socket.once('close', () => {
      cut += 1;
    });
    return socket;
  });
  const drip = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write('a');
  }, 1000);
  return {
    opened,
    cut: () => cut,
    close: () => {
      clearInterval(drip);
      for (const socket of sockets) socket.destroy();
    },
  };
}
